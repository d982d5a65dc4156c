import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle } from "../../engine/svg.mjs";

/** A pump jack along x, with the well at its +x end. */
export function pumpjack(s, x, y, { u = 1, color = "coral", tilt = 0.35, body = "dark" } = {}) {
  const q = (a, b, c) => [x + a * u, y + b * u, c * u];
  const svg = s.inOrder(() => {
    s.box(x, y, 0, 5 * u, 1.5 * u, 0.25 * u, { color: body, shadow: false });
    s.box(x + 0.3 * u, y + 0.3 * u, 0.25 * u, 1 * u, 0.9 * u, 0.7 * u, { color: "mid", shadow: false });
    s.drum(...q(1.2, 0.3, 1), 0.75 * u, 0.22 * u, {
      color: "mid",
      axis: "y",
      face: (r) => circle(0, 0, r * 0.2, palette.dark900),
    });
    for (const b of [0.25, 1.25]) {
      s.beam(q(2.2, b, 0.25), q(2.9, 0.75, 3), 0.16 * u, { color: body });
      s.beam(q(3.6, b, 0.25), q(2.9, 0.75, 3), 0.16 * u, { color: body });
    }
    const [back, front] = [q(0.9, 0.75, 3.1 - tilt), q(5, 0.75, 3.1 + tilt)];
    s.beam(q(1.2, 1.1, 1), q(1, 0.95, 3.1 - tilt), 0.12 * u, { color: "mid" });
    s.beam(back, front, 0.36 * u, { color, cap: "butt" });
    s.sphere(...q(2.9, 0.75, 3.1), 0.22 * u, { color: body });
    const z = 3.1 + tilt;
    s.add(
      [0, 0, 0, 1, 1, 1],
      s.polygon(
        [
          q(4.8, 0.75, z + 0.75),
          q(5.3, 0.75, z + 0.55),
          q(5.62, 0.75, z),
          q(5.5, 0.75, z - 0.7),
          q(5.1, 0.75, z - 0.85),
          q(4.9, 0.75, z),
        ],
        s.tones(color)[1],
      ) +
        s.polygon(
          [
            q(5.3, 0.75, z + 0.55),
            q(5.62, 0.75, z),
            q(5.5, 0.75, z - 0.7),
            q(5.62, 0.55, z - 0.7),
            q(5.74, 0.55, z),
            q(5.42, 0.55, z + 0.55),
          ],
          s.tones(color)[2],
        ),
    );
    s.beam(q(5.58, 0.72, z - 0.4), q(5.58, 0.72, 1.2), 0.06 * u, { color: "pale" });
    s.lathe(
      ...q(5.58, 0.72, 0),
      parsePoints("0.42 0, 0.42 0.2, 0.22 0.25, 0.22 0.8, 0.34 0.8, 0.34 0.95, 0.12 1, 0.12 1.3").map((v) =>
        v.map((w) => w * u),
      ),
      { color: "teal", shadow: false },
    );
    s.beam(q(5.58, 0.72, 0.6), q(6.3, 0.72, 0.6), 0.2 * u, { color: "teal" });
  });
  s.add([x, y, 0, x + 5.9 * u, y + 1.5 * u, 4.2 * u], svg);
  s.shadow(x, y, 5.6 * u, 1.5 * u, 2);
}
