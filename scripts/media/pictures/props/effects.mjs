import { palette } from "../engine/palette.mjs";
import { circle, line, num, path, rect } from "../engine/svg.mjs";

/** Banks of fog above the scene: [x, y, radius, opacity] in pixels. */
export function fog(s, list) {
  s.draw(
    list
      .map(
        ([cx, cy, rx, opacity]) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.2}"` +
          ` fill="${s.theme.dark ? palette.slate300 : palette.white}" fill-opacity="${opacity}"` +
          ` filter="url(#soft2)"/>`,
      )
      .join(""),
  );
}

/** A vertical range above a point: `tall` pixels high, with a dot at the share `at` of it. */
export function rangeBar(s, x, y, z, { tall = 90, at = 0.5, color, glow = 0.2 } = {}) {
  const c = color ?? s.theme.teal;
  const [cx, cy] = s.project(x, y, z);
  const top = cy - 26 - tall;
  s.draw(
    rect(cx - 26, top, 52, tall, s.theme.background, { opacity: 0.8 }) +
      rect(cx - 26, top, 52, tall, c, { opacity: glow }) +
      line(cx - 26, top, cx + 26, top, c, { strokeWidth: 5 }) +
      line(cx - 26, top + tall, cx + 26, top + tall, c, { strokeWidth: 5 }) +
      line(cx, top + tall, cx, cy, c, { strokeWidth: 2.5, dash: "2 6" }) +
      circle(cx, top + tall * (1 - at), 12, c, { stroke: s.theme.background, strokeWidth: 3 }),
  );
}

export function waterDrops(s, x, y, z, count = 3) {
  const [cx, cy] = s.project(x, y, z);
  s.draw(
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [cx + (i - 1) * 14, cy + i * 22 + (i % 2) * 8];
      return path(`M${num(a)} ${num(b - 14)}q12 16 0 22q-12 -6 0 -22Z`, {
        fill: s.theme.dark ? palette.teal : palette.tealDeep,
      });
    }).join(""),
  );
}

export function dashedLane(s, a, b, { color, w = 3 } = {}) {
  s.path([a, b], { color: color ?? s.theme.line, w, dash: "22 20", glow: false, opacity: 0.75 });
}

/** A translucent box with dashed edges, for what is missing. */
export function ghostBox(s, x, y, z, dx, dy, dz, { color = s.theme.muted, opacity = 0.1 } = {}) {
  const [x1, y1, z1] = [x + dx, y + dy, z + dz];
  const style = { stroke: color, "stroke-width": 2, "stroke-dasharray": "5 7", "fill-opacity": opacity };
  const face = (list) => s.polygon(list, color, style);
  const top = face([
    [x, y, z1],
    [x1, y, z1],
    [x1, y1, z1],
    [x, y1, z1],
  ]);
  const left = face([
    [x, y1, z],
    [x1, y1, z],
    [x1, y1, z1],
    [x, y1, z1],
  ]);
  const right = face([
    [x1, y, z],
    [x1, y1, z],
    [x1, y1, z1],
    [x1, y, z1],
  ]);
  s.add([x, y, z, x1, y1, z1], top + left + right);
}
