"""SVG primitives on a card of 60 × 96 units. Each returns a string; pictures are sums of them.

Fills are names from the palette, so that a drawing never leaves the sixteen colours.
"""

import math

from firmware.art.palette import HEX

WIDTH, HEIGHT = 60, 96


def polar(x, y, radius, degrees):
    """The point at a distance and an angle (0 is right, 90 is down) from (x, y)."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def circle(x, y, radius, fill):
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{HEX[fill]}"/>'


def ellipse(x, y, rx, ry, fill, turn=0):
    return (
        f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{HEX[fill]}"'
        f' transform="rotate({turn:.1f} {x:.2f} {y:.2f})"/>'
    )


def rect(x, y, width, height, fill):
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}"'
        f' fill="{HEX[fill]}"/>'
    )


def polygon(points, fill):
    joined = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    return f'<polygon points="{joined}" fill="{HEX[fill]}"/>'


def shape(path, fill, stroke=None, width=0.0):
    """A filled path, with an outline when a stroke colour is given."""
    outline = _stroke(stroke, width, "round") if stroke else ""
    return f'<path d="{path}" fill="{HEX[fill]}"{outline}/>'


def curve(path, colour, width, cap="round"):
    """A path drawn as a line."""
    return f'<path d="{path}" fill="none"{_stroke(colour, width, cap)}/>'


def line(x1, y1, x2, y2, colour, width, cap="round"):
    return curve(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", colour, width, cap)


def group(transform, *parts):
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def place(x, y, *parts, scale=1.0, turn=0.0, mirror=False):
    """Parts drawn round (0, 0), moved to (x, y)."""
    across = -scale if mirror else scale
    return group(f"translate({x} {y}) rotate({turn}) scale({across} {scale})", *parts)


def on_curve(points, t):
    """The point at t (0 to 1) of a cubic Bézier curve given by four points."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def bezier(points):
    """The path text of a cubic Bézier curve given by four points."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    return f"M{x0} {y0}C{x1} {y1} {x2} {y2} {x3} {y3}"


def svg(body, width, height):
    """A whole drawing, stretched to width × height pixels, without smoothed edges."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none"'
        f' shape-rendering="crispEdges">{body}</svg>'
    )


def _stroke(colour, width, cap):
    return (
        f' stroke="{HEX[colour]}" stroke-width="{width:.2f}" stroke-linecap="{cap}"'
        ' stroke-linejoin="round"'
    )
