import { parsePoints } from "../../engine/parse-points.mjs";
import { seatedPerson } from "../people.mjs";

export function desk(s, x, y, dx, dy, { h = 0.85, color = "pale", body = "stone", legs = false, left } = {}) {
  if (legs) {
    for (const [a, b] of [
      [0.05, 0.05],
      [dx - 0.13, 0.05],
      [0.05, dy - 0.13],
      [dx - 0.13, dy - 0.13],
    ])
      s.box(x + a, y + b, 0, 0.08, 0.08, h - 0.1, { color: body, shadow: false });
    s.shadow(x, y, dx, dy, h);
  } else s.box(x + 0.08, y + 0.08, 0, dx - 0.16, dy - 0.16, h - 0.1, { color: body, left });
  s.box(x, y, h - 0.1, dx, dy, 0.1, { color, shadow: false });
}

export function room(s, x, y, dx, dy, h, { wall = "pale", floor, t = 0.18, left, right } = {}) {
  s.plate(x, y, dx, dy, floor ?? s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  s.box(x - t, y - t, 0, dx + t, t, h, { color: wall, left, shadow: false });
  s.box(x - t, y, 0, t, dy, h, { color: wall, right, shadow: false });
}

/** A chair; `back` is the side of its back: n (-y), s (+y), w (-x) or e (+x). `who` are the options of the person on it. */
export function chair(s, x, y, { z = 0, back = "n", color = "mid", who } = {}) {
  const u = 0.8;
  const rail = { n: [0, 0, u, 0.1], s: [0, u - 0.1, u, 0.1], w: [0, 0, 0.1, u], e: [u - 0.1, 0, 0.1, u] }[
    back
  ];
  s.group(() => {
    s.lathe(x + u / 2, y + u / 2, z, parsePoints("0.3 0, 0.3 0.05, 0.06 0.08, 0.06 0.5"), {
      color: "dark",
      shadow: false,
    });
    s.box(x, y, z + 0.5, u, u, 0.12, { color, shadow: false });
    if (who) seatedPerson(s, x + u / 2, y + u / 2, z + 0.62, who);
    s.box(x + rail[0], y + rail[1], z + 0.62, rail[2], rail[3], 0.75, { color, shadow: false });
  }, [x, y, z, x + u, y + u, z + (who ? 1.6 : 1.4)]);
  if (z < 0.01) s.shadow(x, y, u, u, 0.8);
}
