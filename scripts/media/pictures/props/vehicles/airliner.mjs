import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { boundsOf, extrude } from "../shapes/solids.mjs";
import { AXIS, fuselage } from "./fuselage.mjs";

/**
 * An airliner from the end of its tail along `axis`, about 12 u long and 10 u wide. The near wing is a solid of its own,
 * so that vehicles can stand beside the nose.
 */
export function airliner(s, x, y, { axis = "x", u = 1, livery = "coral", dim } = {}) {
  const at = (a, b, c) => (axis === "x" ? [x + a * u, y + b * u, c * u] : [x + b * u, y + a * u, c * u]);
  const flat = (a, b) => at(a, b, 0).slice(0, 2);
  const wing = (side, shape, z, color, thick = 0.12) =>
    s.inOrder(() =>
      extrude(
        s,
        shape.map(([a, b]) => flat(a, b * side)),
        z * u,
        (z + thick) * u,
        { color },
      ),
    );
  const main = parsePoints("6.9 0.5, 4.5 0.5, 3.1 5.4, 3.9 5.4");
  const small = parsePoints("1.9 0.2, 0.7 0.2, 0.1 2, 0.8 2");
  const engine = (side) =>
    s.inOrder(() =>
      s.drum(...at(4.9, 2.1 * side, 1), 0.46 * u, 1.7 * u, {
        color: livery,
        axis,
        face: (rr) =>
          circle(0, 0, rr * 0.84, palette.dark800) +
          Array.from({ length: 10 }, (_, i) =>
            line(0, 0, Math.cos(i * 0.628) * rr * 0.8, Math.sin(i * 0.628) * rr * 0.8, palette.steel410, {
              strokeWidth: rr * 0.06,
            }),
          ).join("") +
          circle(0, 0, rr * 0.22, palette.steel080),
      }),
    );
  const leg = (a, b) =>
    s.inOrder(() => {
      s.beam(at(a, b, 1.2), at(a, b, 0.25), 0.1 * u, { color: "mid" });
      s.drum(...at(a - 0.1, b, 0.25), 0.24 * u, 0.2 * u, { color: "black", axis: axis === "x" ? "y" : "x" });
    });
  const hull = fuselage(s, at, { axis, u, livery, body: "pale" });
  const [, fl, fr] = s.tones(livery);
  const fin = [
    [0.1, AXIS + 0.6],
    [1.9, AXIS + 0.75],
    [0.75, AXIS + 3.1],
    [0, AXIS + 3.1],
  ];
  const tail =
    s.polygon(
      fin.map(([a, c]) => at(a, -0.08, c)),
      fr,
    ) +
    s.polygon(
      fin.map(([a, c]) => at(a, 0.06, c)),
      axis === "x" ? fl : fr,
    ) +
    s.polygon(
      [
        at(1.9, -0.08, AXIS + 0.75),
        at(1.9, 0.06, AXIS + 0.75),
        at(0.75, 0.06, AXIS + 3.1),
        at(0.75, -0.08, AXIS + 3.1),
      ],
      s.tones(livery)[0],
    );
  const cap = s.polygon(
    [
      at(0.75, -0.08, AXIS + 3.1),
      at(0, -0.08, AXIS + 3.1),
      at(0, 0.06, AXIS + 3.1),
      at(0.75, 0.06, AXIS + 3.1),
    ],
    s.tones(livery)[0],
  );
  const far = engine(-1) + wing(-1, main, 1.35, "mid") + wing(-1, small, 2.2, "mid", 0.08);
  const legs = leg(9.4, 0) + leg(5, 0.7);
  const all = [at(0, -0.86, 0), at(11.4, 0.86, 5)];
  const wrap = (svg) => (dim ? `<g opacity="${dim}">${svg}</g>` : svg);
  s.add(boundsOf(all), wrap(far + legs + hull + tail + cap + wing(1, small, 2.2, "mid", 0.08)));
  s.add(boundsOf([at(3.1, 0.87, 0), at(6.9, 5.4, 1.6)]), wrap(engine(1) + wing(1, main, 1.35, "mid")));
  const wide = parsePoints(
    "3.1 -5.4, 6.9 -0.5, 11.3 0, 6.9 0.5, 3.9 5.4, 4.4 0.6, 0 0.6, 0 -0.6, 4.4 -0.6",
  ).map(([a, b]) => flat(a, b));
  s.shadows.push(`<polygon points="${s.points(wide.map(([a, b]) => [a + 0.5, b + 0.3, 0]))}"/>`);
}
