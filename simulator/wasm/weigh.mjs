// Play a game in MicroPython for WebAssembly and weigh its objects: node weigh.mjs FOLDER
// FOLDER is copied into the file system there and is on the path. Its setup.py defines step(mask),
// which plays 20 ms, asks for a collection and gives the bytes in use before; masks.json holds
// pairs of a mask and how many steps it is held. Garbage is only collected between two calls from
// outside, never while Python runs. Prints one line: bytes at the start, and at most.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const folder = process.argv[2];
const python = await loadMicroPython({
  heapsize: 1024 * 1024,
  linebuffer: true,
  stdout: (line) => console.error(line),
});

function copy(from, to) {
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), `${to}/${name}`];
    if (statSync(source).isDirectory()) {
      python.FS.mkdir(target);
      copy(source, target);
    } else if (!name.endsWith(".json")) {
      python.FS.writeFile(target, readFileSync(source));
    }
  }
}

python.FS.mkdir("/game");
copy(folder, "/game");
try {
  python.runPython('import sys\nsys.path.insert(0, "/game")');
  python.runPython(readFileSync(join(folder, "setup.py"), "utf8"));
  const step = python.globals.get("step");
  step(0);
  const start = step(0);
  let most = start;
  for (const [mask, count] of JSON.parse(readFileSync(join(folder, "masks.json")))) {
    for (let i = 0; i < count; i++) {
      most = Math.max(most, step(mask));
    }
  }
  console.log(`${start} ${Math.max(most, step(0))}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
