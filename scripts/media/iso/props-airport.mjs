/** An airport: airliner, hangar, engine, service vehicles, fog. */
import { boundsOf, extrude, tube as pipe } from "./props-forms.mjs";
import { circle, line, path, rect } from "./svg.mjs";

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
    `<linearGradient id="${shade}" x1="${g0}" y1=".146" x2="${g1}" y2=".854"><stop stop-color="${tl}"/><stop offset=".28" stop-color="${ta}"/><stop offset=".55" stop-color="${tl}"/><stop offset="1" stop-color="${tr}"/></linearGradient>`,
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
  const main = [
    [6.9, 0.5],
    [4.5, 0.5],
    [3.1, 5.4],
    [3.9, 5.4],
  ];
  const small = [
    [1.9, 0.2],
    [0.7, 0.2],
    [0.1, 2],
    [0.8, 2],
  ];
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
  const stroke = (list, color, w, dash) =>
    `<polyline points="${pts(list)}" fill="none" stroke="${color}" stroke-width="${(w * s.k * u).toFixed(1)}"${dash ? ` stroke-dasharray="${dash.map((d) => (d * s.k * u).toFixed(1)).join(" ")}"` : ""}/>`;
  const marks =
    stroke([skin(2.7, 0.26), skin(9.7, 0.26)], "#12303B", 0.2, [0.16, 0.2]) +
    stroke([skin(1.6, -0.12, r * 0.9), skin(2.6, -0.12), skin(10.4, -0.12)], s.tones(livery)[1], 0.15) +
    `<polygon points="${pts([skin(10.3, 0.62, r * 0.98), skin(10.86, 0.5, r * 0.86), skin(10.86, 1.6, r * 0.8), skin(10.3, 1.7, r * 0.94)])}" fill="#12303B"/>` +
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
  const wide = [
    flat(3.1, -5.4),
    flat(6.9, -0.5),
    flat(11.3, 0),
    flat(6.9, 0.5),
    flat(3.9, 5.4),
    flat(4.4, 0.6),
    flat(0, 0.6),
    flat(0, -0.6),
    flat(4.4, -0.6),
  ];
  s.shadows.push(`<polygon points="${pts(wide.map(([a, b]) => [a + 0.5, b + 0.3, 0]))}"/>`);
}

/** A hangar with a gable roof, its doors open towards +x. */
export function hangar(s, x, y, { dx = 6, dy = 11, h = 4, color = "stone", lamp } = {}) {
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: (w, fh) =>
      Array.from({ length: 9 }, (_, i) =>
        line((w * (i + 1)) / 10, 0.1, (w * (i + 1)) / 10, fh, "#04141B", { sw: 0.04, op: 0.22 }),
      ).join(""),
    right: (w, fh) =>
      rect(w * 0.1, fh * 0.12, w * 0.8, fh * 0.88, s.t.dark ? "#061016" : "#12303B") +
      rect(w * 0.1, fh * 0.12, w * 0.1, fh * 0.88, s.t.dark ? "#2F6372" : "#A2B3B6") +
      rect(w * 0.8, fh * 0.12, w * 0.1, fh * 0.88, s.t.dark ? "#2F6372" : "#A2B3B6") +
      [0.3, 0.42, 0.54, 0.66].map((v) => rect(w * v, fh * 0.2, w * 0.06, 0.12, lamp ?? "#FFC27A")).join("") +
      rect(0, 0, w, 0.14, s.t.coral),
  });
  s.prism(x - 0.2, y - 0.2, h, dx + 0.4, dy + 0.4, 1.7, { color: s.t.dark ? "mid" : "dark", axis: "x" });
}

/** A catering lorry with its box lifted on scissors, along y. */
export function highLoader(s, x, y, { color = "teal", lift = 1.1 } = {}) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  s.group(() => {
    s.box(x, y, 0.26, 1.1, 3.2, 0.2, {
      color: "black",
      shadow: false,
      right: (w, h) =>
        [0.5, 1.1, w - 0.6].map((a) => circle(a, h, 0.24, tyre) + circle(a, h, 0.1, s.t.faint)).join(""),
    });
    s.box(x, y + 2.3, 0.46, 1.1, 0.9, 0.9, {
      color: "pale",
      shadow: false,
      left: (w, h) => rect(w * 0.1, h * 0.16, w * 0.8, h * 0.36, "#0B1C24", { op: 0.78 }),
      right: (w, h) => rect(w * 0.3, h * 0.16, w * 0.5, h * 0.34, "#0B1C24", { op: 0.78 }),
    });
    for (const d of [0, 1]) {
      s.beam([x + 1.1, y + 0.2, 0.5], [x + 1.1, y + 2, 0.5 + lift], 0.12, { color: "mid" });
      s.beam([x + 1.1, y + 2, 0.5 + d * 0.01], [x + 1.1, y + 0.2, 0.5 + lift], 0.12, { color: "mid" });
    }
    s.box(x - 0.05, y - 0.1, 0.5 + lift, 1.2, 2.3, 1.25, {
      color,
      shadow: false,
      right: (w, h) => rect(w * 0.1, h * 0.4, w * 0.8, h * 0.14, "#FFFFFF", { op: 0.7 }),
    });
  }, [x - 0.05, y - 0.1, 0, x + 1.15, y + 3.2, lift + 1.8]);
  s.shadow(x, y, 1.1, 3.2, 2);
}

/** A tank lorry along x or y, with a hose reel's mark. */
export function bowser(s, x, y, { axis = "x", color = "coral", len = 2.8 } = {}) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  const put = (d, z, l, h, o2) =>
    axis === "x"
      ? s.box(x + d, y, z, l, 1.1, h, { shadow: false, ...o2 })
      : s.box(x, y + d, z, 1.1, l, h, { shadow: false, ...o2 });
  const side = axis === "x" ? "left" : "right";
  const nose = axis === "x" ? "right" : "left";
  const end = axis === "x" ? [x, y, 0, x + len + 1, y + 1.1, 1.9] : [x, y, 0, x + 1.1, y + len + 1, 1.9];
  s.group(() => {
    put(0, 0.24, len + 0.95, 0.16, {
      color: "black",
      [side]: (w, h) =>
        [0.4, 1, len + 0.5]
          .map((u) => (axis === "x" ? u : w - u))
          .map((u) => circle(u, h, 0.24, tyre) + circle(u, h, 0.1, s.t.faint))
          .join(""),
    });
    const q = axis === "x" ? [x, y + 0.55, 1] : [x + 0.55, y, 1];
    pipe(s, ...q, 0.6, len, { color, axis });
    put(len + 0.1, 0.4, 0.85, 1.1, {
      color: "pale",
      [side]: (w, h) => rect(w * 0.3, h * 0.14, w * 0.5, h * 0.34, "#0B1C24", { op: 0.78 }),
      [nose]: (w, h) => rect(w * 0.1, h * 0.14, w * 0.8, h * 0.36, "#0B1C24", { op: 0.78 }),
    });
  }, end);
  s.shadow(x, y, end[3] - x, end[4] - y, 1.3);
}

/** A jet engine along x on a stand, its cowl open over the core. Returns the point of its valve. */
export function engine(s, x, y, { u = 1, color = "pale", cowl = "teal" } = {}) {
  const zc = 2.3 * u;
  const ink = s.t.dark ? "#0B1C2499" : "#0B1C2455";
  const keep = [];
  const part = (draw) => {
    const outer = s.items;
    s.items = [];
    draw();
    keep.push(...s.items.map((i) => i.svg));
    s.items = outer;
  };
  part(() => s.box(x, y - 0.9 * u, 0, 5.6 * u, 1.8 * u, 0.3 * u, { color: "dark", shadow: false }));
  for (const d of [0.8, 4.6])
    part(() => s.box(x + d * u, y - 0.5 * u, 0.3 * u, 0.4 * u, u, u, { color: "mid", shadow: false }));
  part(() => s.drum(x - 0.9 * u, y, zc, 0.5 * u, 1.2 * u, { color: "dark" }));
  part(() =>
    s.drum(x, y, zc, 0.9 * u, 1.6 * u, {
      color: "mid",
      bands: [
        [0.4 * u, ink, 0.06],
        [u, ink, 0.06],
      ],
    }),
  );
  part(() =>
    s.drum(x + 1.5 * u, y, zc, 1.12 * u, 2.5 * u, {
      color,
      bands: Array.from({ length: 7 }, (_, i) => [(0.3 + i * 0.32) * u, ink, 0.05]),
    }),
  );
  // Pipes round the core.
  for (const a of [0.1, 0.55])
    part(() =>
      s.beam(
        [x + 0.4 * u, y + Math.cos(a) * 1.1 * u, zc + Math.sin(a) * 1.1 * u],
        [x + 3.9 * u, y + Math.cos(a) * 1.2 * u, zc + Math.sin(a) * 1.2 * u],
        0.14 * u,
        { color: a > 0.3 ? "amber" : "teal" },
      ),
    );
  part(() =>
    s.drum(x + 4 * u, y, zc, 1.72 * u, 1.5 * u, {
      color: cowl,
      bands: [[0.2 * u, "#FFFFFF66", 0.06]],
      face: (r) => {
        let svg = circle(0, 0, r * 0.92, "#071620");
        for (let i = 0; i < 22; i++) {
          const a = (i / 22) * Math.PI * 2;
          const b = a + 0.34;
          svg += path(
            `M${Math.cos(a) * r * 0.24} ${Math.sin(a) * r * 0.24}L${Math.cos(a) * r * 0.88} ${Math.sin(a) * r * 0.88}L${Math.cos(b - 0.12) * r * 0.88} ${Math.sin(b - 0.12) * r * 0.88}Z`,
            { fill: i % 2 ? "#86A0A6" : "#B9CBCE" },
          );
        }
        return (
          svg +
          circle(0, 0, r * 0.26, "#E6F0F0") +
          path(`M0 ${-r * 0.14}A${r * 0.14} ${r * 0.14} 0 0 1 ${r * 0.12} ${r * 0.08}`, {
            stroke: "#12303B",
            sw: r * 0.05,
          })
        );
      },
    }),
  );
  s.add([x - u, y - 1.7 * u, 0, x + 5.6 * u, y + 1.7 * u, 4.1 * u], keep.join(""));
  s.shadow(x, y - u, 5.4 * u, 2 * u, 2);
  return [x + 2.6 * u, y + 0.8 * u, zc + 0.86 * u];
}

/** Banks of fog in front of what was drawn: soft lying ellipses around a point of the picture. */
export function fog(s, list) {
  s.draw(
    list
      .map(
        ([cx, cy, rx, op]) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.2}" fill="${s.t.dark ? "#A9BABD" : "#FFFFFF"}" fill-opacity="${op}" filter="url(#soft2)"/>`,
      )
      .join(""),
  );
}
