// Run pieces of Python in MicroPython for WebAssembly: node run.mjs FOLDER CODE…
// FOLDER is copied into the file system there and is on the path. A piece that begins with "#again"
// is run as long as it leaves something true in `more`. Garbage is only collected between two
// pieces, never while Python runs.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const [folder, ...pieces] = process.argv.slice(2);
const python = await loadMicroPython({
  heapsize: 1024 * 1024,
  linebuffer: true,
  stdout: (line) => console.log(line),
});

function copy(from, to) {
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), `${to}/${name}`];
    if (statSync(source).isDirectory()) {
      python.FS.mkdir(target);
      copy(source, target);
    } else {
      python.FS.writeFile(target, readFileSync(source));
    }
  }
}

python.FS.mkdir("/game");
copy(folder, "/game");
try {
  python.runPython('import sys\nsys.path.insert(0, "/game")');
  for (const piece of pieces) {
    do {
      python.runPython(piece);
    } while (piece.startsWith("#again") && python.globals.get("more"));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
