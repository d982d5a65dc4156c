/** Airliners. */
import { coords } from "../engine/coords.mjs";
import { circle, line } from "../engine/svg.mjs";
import { boundsOf, extrude } from "./forms.mjs";

/**
 * An airliner on its wheels; x, y is the tail's end on the axis, the nose looks along `axis`. Length is
 * about 12 u, span 10 u. The near wing is an item of its own, so that vehicles can stand by the nose.
 */
export function airliner(
  s,
  x,
  y,
  { axis = "x", u = 1, livery = "coral", body = "pale", gear = true, dim } = {},
) {
  const at = (a, b, c) => (axis === "x" ? [x + a * u, y + b * u, c * u] : [x + b * u, y + a * u, c * u]);
  const flat = (a, b) => at(a, b, 0).slice(0, 2);
  const r = 0.86;
  const zc = 1.9;
  const tube = (a, rad, z, len, face) =>
    s.drum(...at(a, 0, z), rad * u, len * u, {
      color: body,
      axis,
      face: (rr) => circle(0, 0, rr, face ?? s.tones(body)[1]),
    });
  // Parts in a fixed order: those of an aircraft run through each other.
  const keep = (draw) => {
    const outer = s.items;
    s.items = [];
    draw();
    const svg = s.items.map((i) => i.svg).join("");
    s.items = outer;
    return svg;
  };
  // Nose and tail are many thin discs, shaded as the tube between them is.
  const [ta, tl, tr] = s.tones(body);
  const shade = `skin${axis}${[ta, tl, tr].join("").replaceAll("#", "")}`;
  const [g0, g1] = axis === "x" ? [0.854, 0.146] : [0.146, 0.854];
  s.defs.set(
    shade,
    `<linearGradient id="${shade}" x1="${g0}" y1=".146" x2="${g1}" y2=".854"><stop` +
      ` stop-color="${tl}"/><stop offset=".28" stop-color="${ta}"/><stop offset=".55"` +
      ` stop-color="${tl}"/><stop offset="1" stop-color="${tr}"/></linearGradient>`,
  );
  const disc = (a, rad, z) =>
    s.decal(axis === "x" ? "right" : "left", ...at(a, 0, z), circle(0, 0, rad * u, `url(#${shade})`));
  const parts = (list) => list.map(keep).join("");
  const wing = (side, shape, z, color, thick = 0.12) =>
    keep(() =>
      extrude(
        s,
        shape.map(([a, b]) => flat(a, b * side)),
        z * u,
        (z + thick) * u,
        { color },
      ),
    );
  const main = coords("6.9 0.5, 4.5 0.5, 3.1 5.4, 3.9 5.4");
  const small = coords("1.9 0.2, 0.7 0.2, 0.1 2, 0.8 2");
  const engine = (side) =>
    keep(() =>
      s.drum(...at(4.9, 2.1 * side, 1), 0.46 * u, 1.7 * u, {
        color: livery,
        axis,
        face: (rr) =>
          circle(0, 0, rr * 0.84, "#12303B") +
          Array.from({ length: 10 }, (_, i) =>
            line(0, 0, Math.cos(i * 0.628) * rr * 0.8, Math.sin(i * 0.628) * rr * 0.8, "#86A0A6", {
              sw: rr * 0.06,
            }),
          ).join("") +
          circle(0, 0, rr * 0.22, "#E6F0F0"),
      }),
    );
  const leg = (a, b) =>
    keep(() => {
      s.beam(at(a, b, 1.2), at(a, b, 0.25), 0.1 * u, { color: "mid" });
      s.drum(...at(a - 0.1, b, 0.25), 0.24 * u, 0.2 * u, { color: "black", axis: axis === "x" ? "y" : "x" });
    });
  const fuselage = keep(() => {
    const cone = (from, len, count, shape) => {
      let svg = "";
      for (let i = 0; i <= count; i++) svg += disc(from + (len * i) / count, ...shape(i / count));
      s.add([0, 0, 0, 1, 1, 1], svg);
    };
    s.add(
      [0, 0, 0, 1, 1, 1],
      parts([
        () => tube(2.55, r, zc, 7.5),
        () =>
          cone(0, 2.6, 60, (t) => [
            r * (0.16 + 0.84 * Math.sin((t * Math.PI) / 2)),
            zc + 0.5 * (1 - t) ** 1.4,
          ]),
        () => cone(10.05, 1.6, 48, (t) => [r * Math.sqrt(1 - t * t * 0.995), zc - t * 0.2]),
      ]),
    );
  });
  // Windows, the stripe and the cockpit lie on the near side of the tube.
  const skin = (a, angle, rr = r) => at(a, rr * Math.cos(angle), zc + rr * Math.sin(angle));
  const pts = (list) => s.points(list);
  const px = (v) => (v * s.k * u).toFixed(1);
  const stroke = (list, color, w, dash) =>
    `<polyline points="${pts(list)}" fill="none" stroke="${color}" stroke-width="${px(w)}"` +
    `${dash ? ` stroke-dasharray="${dash.map(px).join(" ")}"` : ""}/>`;
  const cockpit = [
    skin(10.3, 0.62, r * 0.98),
    skin(10.86, 0.5, r * 0.86),
    skin(10.86, 1.6, r * 0.8),
    skin(10.3, 1.7, r * 0.94),
  ];
  const marks =
    stroke([skin(2.7, 0.26), skin(9.7, 0.26)], "#12303B", 0.2, [0.16, 0.2]) +
    stroke([skin(1.6, -0.12, r * 0.9), skin(2.6, -0.12), skin(10.4, -0.12)], s.tones(livery)[1], 0.15) +
    `<polygon points="${pts(cockpit)}" fill="#12303B"/>` +
    [3.4, 9.1].map((a) => stroke([skin(a, -0.22), skin(a, 0.5)], "#86A0A6", 0.26)).join("");
  const [, fl, fr] = s.tones(livery);
  const fin = [
    [0.1, zc + 0.6],
    [1.9, zc + 0.75],
    [0.75, zc + 3.1],
    [0, zc + 3.1],
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
        at(1.9, -0.08, zc + 0.75),
        at(1.9, 0.06, zc + 0.75),
        at(0.75, 0.06, zc + 3.1),
        at(0.75, -0.08, zc + 3.1),
      ],
      s.tones(livery)[0],
    );
  const cap = s.polygon(
    [at(0.75, -0.08, zc + 3.1), at(0, -0.08, zc + 3.1), at(0, 0.06, zc + 3.1), at(0.75, 0.06, zc + 3.1)],
    s.tones(livery)[0],
  );
  const far = engine(-1) + wing(-1, main, 1.35, "mid") + wing(-1, small, 2.2, "mid", 0.08);
  const legs = gear ? leg(9.4, 0) + leg(5, 0.7) : "";
  const all = [at(0, -0.86, 0), at(11.4, 0.86, 5)];
  const wrap = (svg) => (dim ? `<g opacity="${dim}">${svg}</g>` : svg);
  s.add(boundsOf(all), wrap(far + legs + fuselage + marks + tail + cap + wing(1, small, 2.2, "mid", 0.08)));
  s.add(boundsOf([at(3.1, 0.87, 0), at(6.9, 5.4, 1.6)]), wrap(engine(1) + wing(1, main, 1.35, "mid")));
  const wide = coords("3.1 -5.4, 6.9 -0.5, 11.3 0, 6.9 0.5, 3.9 5.4, 4.4 0.6, 0 0.6, 0 -0.6, 4.4 -0.6").map(
    ([a, b]) => flat(a, b),
  );
  s.shadows.push(`<polygon points="${pts(wide.map(([a, b]) => [a + 0.5, b + 0.3, 0]))}"/>`);
}
