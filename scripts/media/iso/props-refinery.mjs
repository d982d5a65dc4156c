/** A refinery: tanks, columns, pipe racks, pump jacks, flare, drone, valves. */
import { pipe, tube } from "./props-forms.mjs";
import { circle, line, n, path } from "./svg.mjs";

/** A storage tank with its stair spiralling up. */
export function tank(s, x, y, { r = 1.8, h = 2.2, color = "pale", band = "coral" } = {}) {
  const rail = s.t.dark ? "#04141B" : "#12303B";
  s.group(() => {
    s.lathe(
      x,
      y,
      0,
      [
        [r, 0, color],
        [r, h * 0.72, band],
        [r, h * 0.84, color],
        [r, h],
        [r * 0.5, h + 0.22],
        [0.009, h + 0.3],
      ],
      {
        color,
        bands: [
          [h * 0.24, r, `${rail}33`],
          [h * 0.48, r, `${rail}33`],
        ],
      },
    );
    const steps = Array.from({ length: 26 }, (_, i) => {
      const a = ((100 - i * 3.6) * Math.PI) / 180;
      return s.p(x + Math.cos(a) * r, y + Math.sin(a) * r, (h * i) / 25);
    });
    s.add(
      [x + r * 0.9, y + r * 0.9, 0, x + r * 0.91, y + r * 0.91, h],
      path(`M${steps.map((q) => q.map(n).join(" ")).join("L")}`, {
        stroke: rail,
        sw: 4,
        so: 0.55,
        dash: "3 3",
      }),
    );
  }, [x - r * 0.88, y - r * 0.88, 0, x + r * 0.88, y + r * 0.88, h + 0.3]);
}

/** A distillation column with rings, platforms and a domed head. */
export function column(
  s,
  x,
  y,
  { r = 0.7, h = 7, color = "pale", platforms = [0.34, 0.6, 0.82], lamp } = {},
) {
  const rail = s.t.dark ? "#5B8F9E" : "#2A4650";
  const ring = `${s.t.dark ? "#04141B" : "#0B1C24"}44`;
  // Sections one upon another with a platform between them, so that each covers the one below it.
  const cuts = [0, ...platforms.map((q) => h * q), h];
  s.group(() => {
    cuts.slice(0, -1).forEach((z, i) => {
      const last = i === cuts.length - 2;
      const foot = i ? 0.1 : 0;
      const len = cuts[i + 1] - z - foot;
      const head = last
        ? [
            [r, len - 0.35],
            [r * 0.8, len - 0.1],
            [r * 0.24, len + 0.06],
            [r * 0.2, len + 0.4],
          ]
        : [[r, len]];
      const base = i
        ? [[r, 0]]
        : [
            [r * 1.3, 0, "dark"],
            [r * 1.05, 0.5, color],
            [r, 0.6],
          ];
      const bands = [0.35, 0.7].map((q) => [len * q, r, ring]);
      if (i)
        s.lathe(
          x,
          y,
          z,
          [
            [r * 1.4, 0, "mid"],
            [r * 1.4, 0.1],
          ],
          { color: "mid", shadow: false },
        );
      s.lathe(x, y, z + foot, [...base, ...head], { color, bands, shadow: !i });
      if (!i) return;
      const rails = [
        [0.42, r * 1.4, rail, 2.2],
        [0.22, r * 1.4, rail, 1.4],
      ];
      s.lathe(
        x,
        y,
        z + 0.1,
        [
          [r * 1.4, 0.5],
          [r * 1.4, 0.5],
        ],
        { color: "mid", shadow: false, lid: false, bands: rails },
      );
    });
    if (lamp) s.sphere(x, y, h + 0.6, 0.14, { color: lamp });
  }, [x - r, y - r, 0, x + r, y + r, h + 0.6]);
}

/** A lying vessel on two saddles. */
export function vessel(s, x, y, { len = 3.4, r = 0.7, axis = "x", color = "pale", z = 0.5 } = {}) {
  s.group(
    () => {
      for (const d of [0.5, len - 0.9])
        axis === "x"
          ? s.box(x + d, y - r * 0.6, 0, 0.4, r * 1.2, z, { color: "dark", shadow: false })
          : s.box(x - r * 0.6, y + d, 0, r * 1.2, 0.4, z, { color: "dark", shadow: false });
      tube(s, x, y, z + r, r, len, {
        color,
        axis,
        face: (q) => circle(0, 0, q * 0.7, "#0B1C24", { op: 0.1 }),
      });
    },
    axis === "x" ? [x, y - r, 0, x + len, y + r, z + r * 2] : [x - r, y, 0, x + r, y + len, z + r * 2],
  );
  s.shadow(x, y - r, axis === "x" ? len : r, axis === "x" ? r * 2 : len, 1);
}

/** A flare stack with guy wires and a flame. Returns the point of its tip. */
export function flare(s, x, y, { h = 9, r = 0.3, flame = true, color = "mid" } = {}) {
  const wires = [
    [-2, 0],
    [0, 2],
    [2, -0.4],
  ].map(([a, b]) => [s.p(x + a, y + b, 0), s.p(x, y, h * 0.72)]);
  s.group(() => {
    s.lathe(
      x,
      y,
      0,
      [
        [r * 2, 0],
        [r * 1.1, 0.8],
        [r, h * 0.3],
        [r, h - 0.5],
        [r * 1.5, h - 0.4],
        [r * 1.4, h],
      ],
      {
        color,
        bands: Array.from({ length: 9 }, (_, i) => [
          1 + (h - 1.6) * (i / 8),
          r,
          s.t.dark ? "#04141B88" : "#0B1C2444",
          2,
        ]),
      },
    );
    s.lathe(
      x,
      y,
      h * 0.62,
      [
        [r * 2.2, 0],
        [r * 2.2, 0.1],
      ],
      { color: "dark", shadow: false },
    );
    s.lathe(
      x,
      y,
      h * 0.62 + 0.1,
      [
        [r, 0],
        [r, 0.5],
      ],
      { color, shadow: false, lid: false },
    );
    s.add(
      [x, y, h, x + 0.01, y + 0.01, h + 0.1],
      wires.map(([a, b]) => line(...a, ...b, s.t.faint, { sw: 1.6, op: 0.8 })).join(""),
    );
    if (!flame) return;
    const [fx, fy] = s.p(x, y, h + 0.05);
    const k = s.k;
    const tongue = (w, hh, fill, op = 1) =>
      path(
        `M${fx - w * k} ${fy}C${fx - w * 1.5 * k} ${fy - hh * 0.4 * k} ${fx + w * 0.2 * k} ${fy - hh * 0.6 * k} ${fx + w * 0.9 * k} ${fy - hh * k}C${fx + w * 1.5 * k} ${fy - hh * 0.5 * k} ${fx + w * 1.4 * k} ${fy - hh * 0.2 * k} ${fx + w * k} ${fy}Z`,
        { fill, op },
      );
    const glow = s.t.dark
      ? circle(fx, fy - 0.8 * k, 1.4 * k, s.t.coral, { op: 0.3 }).replace("/>", ' filter="url(#soft2)"/>')
      : "";
    s.add(
      [x, y, h + 0.1, x + 0.01, y + 0.01, h + 2],
      glow + tongue(0.42, 1.9, s.t.coral) + tongue(0.24, 1.2, "#FFC27A"),
    );
  }, [x - r, y - r, 0, x + r, y + r, h + 2]);
  return [x, y, h];
}

/** A pump jack along x: base, legs, walking beam and horse head over the well at its +x end. */
export function pumpjack(s, x, y, { u = 1, color = "coral", tilt = 0.35, body = "dark" } = {}) {
  const parts = [];
  const keep = (draw) => {
    const outer = s.items;
    s.items = [];
    draw();
    parts.push(...s.items.map((i) => i.svg));
    s.items = outer;
  };
  const q = (a, b, c) => [x + a * u, y + b * u, c * u];
  keep(() => s.box(x, y, 0, 5 * u, 1.5 * u, 0.25 * u, { color: body, shadow: false }));
  keep(() =>
    s.box(x + 0.3 * u, y + 0.3 * u, 0.25 * u, 1 * u, 0.9 * u, 0.7 * u, { color: "mid", shadow: false }),
  );
  keep(() =>
    s.drum(...q(1.2, 0.3, 1), 0.75 * u, 0.22 * u, {
      color: "mid",
      axis: "y",
      face: (r) => circle(0, 0, r * 0.2, "#0B1C24"),
    }),
  );
  for (const b of [0.25, 1.25]) {
    keep(() => s.beam(q(2.2, b, 0.25), q(2.9, 0.75, 3), 0.16 * u, { color: body }));
    keep(() => s.beam(q(3.6, b, 0.25), q(2.9, 0.75, 3), 0.16 * u, { color: body }));
  }
  const [back, front] = [q(0.9, 0.75, 3.1 - tilt), q(5, 0.75, 3.1 + tilt)];
  keep(() => s.beam(q(1.2, 1.1, 1), q(1, 0.95, 3.1 - tilt), 0.12 * u, { color: "mid" }));
  keep(() => s.beam(back, front, 0.36 * u, { color, cap: "butt" }));
  keep(() => s.sphere(...q(2.9, 0.75, 3.1), 0.22 * u, { color: body }));
  // The horse head: a thick bow, then the rod down to the wellhead.
  const z = 3.1 + tilt;
  keep(() =>
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
    ),
  );
  keep(() => s.beam(q(5.58, 0.72, z - 0.4), q(5.58, 0.72, 1.2), 0.06 * u, { color: "pale" }));
  keep(() =>
    s.lathe(
      ...q(5.58, 0.72, 0),
      [
        [0.42, 0],
        [0.42, 0.2],
        [0.22, 0.25],
        [0.22, 0.8],
        [0.34, 0.8],
        [0.34, 0.95],
        [0.12, 1],
        [0.12, 1.3],
      ].map((v) => v.map((w) => w * u)),
      { color: "teal", shadow: false },
    ),
  );
  keep(() => s.beam(q(5.58, 0.72, 0.6), q(6.3, 0.72, 0.6), 0.2 * u, { color: "teal" }));
  s.add([x, y, 0, x + 5.9 * u, y + 1.5 * u, 4.2 * u], parts.join(""));
  s.shadow(x, y, 5.6 * u, 1.5 * u, 2);
}

/** A pipe rack along x: frames with pipes on two decks. */
export function rack(
  s,
  x,
  y,
  len,
  { dy = 1.6, color = "mid", pipes = ["coral", "teal", "pale", "mid"] } = {},
) {
  s.group(() => {
    const count = Math.round(len / 2.6);
    for (let i = 0; i <= count; i++) {
      const px = x + (len * i) / count;
      for (const b of [0, dy - 0.14]) s.box(px, y + b, 0, 0.14, 0.14, 2.9, { color, shadow: false });
      for (const z of [1.6, 2.7]) s.box(px, y + 0.14, z, 0.14, dy - 0.28, 0.14, { color, shadow: false });
    }
    for (const [k, z] of [1.84, 2.94].entries())
      for (let i = 0; i < 3; i++)
        tube(s, x - 0.4, y + 0.3 + i * ((dy - 0.6) / 2), z, 0.15, len + 0.9, {
          color: pipes[(i + k) % pipes.length],
        });
  }, [x, y, 0, x + len, y + dy, 3.1]);
  s.shadow(x, y, len, dy, 1, 0.6);
}

/** A drone with four rotors and a camera. */
export function drone(s, x, y, z, { u = 1, color = "coral" } = {}) {
  s.group(() => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]) {
      s.beam([x, y, z], [x + a * 0.75 * u, y + b * 0.75 * u, z + 0.05], 0.11 * u, { color: "pale" });
      s.lathe(
        x + a * 0.75 * u,
        y + b * 0.75 * u,
        z + 0.05,
        [
          [0.08 * u, 0],
          [0.08 * u, 0.2 * u],
        ],
        { color: "mid", shadow: false },
      );
      s.lathe(
        x + a * 0.75 * u,
        y + b * 0.75 * u,
        z + 0.26 * u,
        [
          [0.44 * u, 0],
          [0.44 * u, 0.03],
        ],
        { color: "glass", shadow: false },
      );
    }
    s.box(x - 0.35 * u, y - 0.35 * u, z - 0.1 * u, 0.7 * u, 0.7 * u, 0.34 * u, { color, shadow: false });
    s.sphere(x + 0.1 * u, y + 0.2 * u, z - 0.24 * u, 0.17 * u, { color: "black" });
  }, [x - u, y - u, z - 0.4 * u, x + u, y + u, z + 0.4 * u]);
  return s.p(x, y, z - 0.2 * u);
}

/** A valve on a pipe along x: body, bonnet, hand wheel on top. `tag` hangs a lock tag on it. */
export function valve(s, x, y, z, { u = 1, color = "teal", wheel = "coral", flange = "mid" } = {}) {
  s.group(() => {
    for (const d of [-0.75, 0.55])
      s.drum(x + d * u, y, z, 0.62 * u, 0.2 * u, {
        color: flange,
        face: (r) =>
          Array.from({ length: 8 }, (_, i) =>
            circle(Math.cos(i * 0.785) * r * 0.84, Math.sin(i * 0.785) * r * 0.84, r * 0.08, "#0B1C24"),
          ).join(""),
      });
    tube(s, x - 0.55 * u, y, z, 0.48 * u, 1.1 * u, { color });
    s.lathe(
      x,
      y,
      z + 0.3 * u,
      [
        [0.34, 0],
        [0.3, 0.5],
        [0.42, 0.5],
        [0.42, 0.64],
        [0.12, 0.66],
        [0.1, 1.2],
      ].map((v) => v.map((w) => w * u)),
      { color, shadow: false },
    );
    s.lathe(
      x,
      y,
      z + 1.46 * u,
      [
        [0.72 * u, 0],
        [0.76 * u, 0.06 * u],
        [0.72 * u, 0.12 * u],
      ],
      { color: wheel, shadow: false },
    );
    const [cx, cy] = s.p(x, y, z + 1.58 * u);
    const k = s.k * u;
    s.add(
      [x, y, z + 1.58 * u, x + 0.01, y + 0.01, z + 1.6 * u],
      `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(0.62 * k)}" ry="${n(0.36 * k)}" fill="${s.t.bg1}"/>` +
        [0, 1, 2]
          .map((i) => {
            const a = i * 1.047 + 0.3;
            return line(
              cx - Math.cos(a) * 0.64 * k,
              cy - Math.sin(a) * 0.37 * k,
              cx + Math.cos(a) * 0.64 * k,
              cy + Math.sin(a) * 0.37 * k,
              s.tones(wheel)[1],
              { sw: 0.13 * k },
            );
          })
          .join("") +
        circle(cx, cy, 0.14 * k, s.tones(wheel)[0]),
    );
  }, [x - 0.75 * u, y - 0.6 * u, z - 0.6 * u, x + 0.75 * u, y + 0.6 * u, z + 1.7 * u]);
}

export { pipe, tube };
