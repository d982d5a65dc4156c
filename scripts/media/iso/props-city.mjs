/** Parts of cities: stepped towers, water tanks, palms, ring buildings, boats. */
import { windows } from "./props.mjs";
import { attrs, n, rect } from "./svg.mjs";

/** Windows with one storey lit in `office`; `at` is the storey's place from the top, 0..1. */
const storeys = (cols, rows, seed, lit, office) => (w, h, s) => {
  let svg = windows({ cols, rows, lit, seed, litFill: "#3FD9BF" })(w, h, s);
  if (office === undefined) return svg;
  const row = Math.floor(rows * office);
  const rh = h / rows;
  svg += rect(0, row * rh - rh * 0.08, w, rh * 1.1, "#0B1C24");
  for (let c = 0; c < cols; c++)
    svg += rect((w / cols) * (c + 0.1), rh * (row + 0.08), (w / cols) * 0.8, rh * 0.8, "#FF6A3D");
  return svg;
};

/** One storeyed block. `density` is windows a unit; `office` lights one storey in coral. */
export function block(
  s,
  x,
  y,
  z,
  dx,
  dy,
  dz,
  { color = "stone", seed = 1, lit = 0.2, office, density = 2, rise = 1.7 } = {},
) {
  const rows = Math.max(1, Math.round(dz * rise));
  s.box(x, y, z, dx, dy, dz, {
    color,
    shadow: false,
    left: storeys(Math.max(1, Math.round(dx * density)), rows, seed, lit, office),
    right: storeys(Math.max(1, Math.round(dy * density)), rows, seed + 40, lit, office),
  });
}

/** A tower in tiers: [[inset, height], …], each tier set back from the last; `spire` is its height. */
export function stepped(s, x, y, w, d, tiers, { spire = 0, officeTier = -1, office = 0.4, ...rest } = {}) {
  let z = 0;
  const total = tiers.reduce((sum, [, h]) => sum + h, 0);
  s.shadow(x, y, w, d, total);
  s.group(() => {
    tiers.forEach(([inset, h], i) => {
      const lit = i === officeTier ? office : undefined;
      block(s, x + inset, y + inset, z, w - inset * 2, d - inset * 2, h, {
        ...rest,
        seed: (rest.seed ?? 1) + i,
        office: lit,
      });
      z += h;
    });
    if (spire) {
      const [cx, cy] = [x + w / 2, y + d / 2];
      s.lathe(
        cx,
        cy,
        z,
        [
          [0.24, 0],
          [0.12, spire * 0.3],
          [0.05, spire * 0.4],
          [0.03, spire],
        ],
        { color: "pale", shadow: false },
      );
    }
  }, [x, y, 0, x + w, y + d, total + spire]);
}

/** A wooden water tank on legs. */
export function waterTank(s, x, y, z, { r = 0.42 } = {}) {
  s.group(() => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ])
      s.box(x + a * r * 0.6 - 0.04, y + b * r * 0.6 - 0.04, z, 0.08, 0.08, 0.42, {
        color: "mid",
        shadow: false,
      });
    s.lathe(
      x,
      y,
      z + 0.42,
      [
        [r, 0, "sand"],
        [r, 0.75],
        [r * 1.1, 0.75, "mid"],
        [0.03, 1.15],
      ],
      {
        color: "sand",
        shadow: false,
        bands: [
          [0.25, r, "#5C4A2E"],
          [0.5, r, "#5C4A2E"],
        ],
      },
    );
  }, [x - r, y - r, z, x + r, y + r, z + 1.6]);
}

/** A palm: a bent trunk and seven fronds drawn on the screen. */
export function palm(s, x, y, { h = 2, u = 1 } = {}) {
  const [cx, cy] = s.p(x, y, h);
  const [bx, by] = s.p(x, y, 0);
  const [top, left, right] = s.mat.leaf;
  const k = s.k * u;
  let svg = `<path d="M${n(bx)} ${n(by)}Q${n(bx + k * 0.14)} ${n((by + cy) / 2)} ${n(cx)} ${n(cy)}"${attrs({ fill: "none", stroke: s.mat.sand[1], "stroke-width": k * 0.13, "stroke-linecap": "round" })}/>`;
  const fronds = [
    [-1, 0.35, right],
    [1, 0.35, right],
    [-0.6, -0.5, left],
    [0.65, -0.5, left],
    [0.12, -0.75, left],
    [-1.05, -0.08, top],
    [1.05, -0.08, top],
    [0.35, 0.6, left],
    [-0.35, 0.6, top],
  ];
  for (const [fx, fy, fill] of fronds) {
    const [ex, ey] = [cx + fx * k * 0.85, cy + fy * k * 0.6 + k * 0.2];
    const [mx, my] = [cx + fx * k * 0.5, cy + fy * k * 0.5 - k * 0.3];
    svg += `<path d="M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + k * 0.26)} ${n(cx)} ${n(cy)}Z" fill="${fill}"/>`;
  }
  s.add([x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, h + 0.3], svg);
  s.roundShadow(x, y, 0.3, h);
}

/** A small boat along x. */
export function boat(s, x, y, { color = "pale", sail = false } = {}) {
  s.group(() => {
    s.box(x, y, 0.02, 1.7, 0.62, 0.26, { color, shadow: false });
    s.box(x + 0.3, y + 0.1, 0.28, 0.7, 0.42, 0.3, { color: "mid", shadow: false });
    if (sail) {
      s.box(x + 1.15, y + 0.28, 0.28, 0.06, 0.06, 1.9, { color: "sand", shadow: false });
      s.sheet(
        [
          [x + 1.1, y + 0.32, 2.1],
          [x + 1.1, y + 0.32, 0.5],
          [x + 0.1, y + 0.32, 0.5],
        ],
        "#E6F0F0",
      );
    }
  }, [x, y, 0, x + 1.7, y + 0.62, sail ? 2.2 : 0.6]);
}

/** A ring building: a sector from angle a0 to a1 (degrees), between radii, with columns before its wall. */
export function arcade(s, x, y, a0, a1, r0, r1, h, { wall, columns = 8, color = "pale" } = {}) {
  const [top, left, right] = s.tones(color);
  const rad = (a) => (a * Math.PI) / 180;
  const at = (a, r, z) => [x + Math.cos(rad(a)) * r, y + Math.sin(rad(a)) * r, z];
  const steps = Array.from({ length: columns + 1 }, (_, i) => a0 + ((a1 - a0) * i) / columns);
  const facing = (a, sign) => sign * (Math.cos(rad(a)) + Math.sin(rad(a))) > 0;
  const shade = (a, sign) => (sign * Math.sin(rad(a)) > sign * Math.cos(rad(a)) ? left : right);
  const dark = wall ?? (s.t.dark ? "#12303B" : "#81959A");
  let svg = "";
  // An end wall shows when it looks towards the viewer; then the walls, then columns before them.
  for (const [a, sign] of [
    [a0, -1],
    [a1, 1],
  ]) {
    const [nx, ny] = [-Math.sin(rad(a)) * sign, Math.cos(rad(a)) * sign];
    if (nx + ny > 0)
      svg += s.polygon([at(a, r0, 0), at(a, r1, 0), at(a, r1, h), at(a, r0, h)], ny > nx ? left : right);
  }
  for (const [r, sign] of [
    [r0, -1],
    [r1, 1],
  ]) {
    for (let i = 0; i < columns; i++) {
      const [a, b] = [steps[i], steps[i + 1]];
      const mid = (a + b) / 2;
      if (!facing(mid, sign)) continue;
      svg += s.polygon([at(a, r, 0), at(b, r, 0), at(b, r, h), at(a, r, h)], dark);
      const half = (b - a) * 0.17;
      const pillar = (c) =>
        s.polygon(
          [at(c - half, r, 0), at(c + half, r, 0), at(c + half, r, h), at(c - half, r, h)],
          shade(mid, sign),
        );
      svg += pillar(a) + (i === columns - 1 ? pillar(b) : "");
      svg += s.polygon(
        [at(a, r, h * 0.82), at(b, r, h * 0.82), at(b, r, h + 0.16), at(a, r, h + 0.16)],
        shade(mid, sign),
      );
    }
  }
  const rim = [...steps.map((a) => at(a, r1, h + 0.16)), ...steps.map((a) => at(a, r0, h + 0.16)).reverse()];
  svg += s.polygon(rim, top);
  const inner = [
    ...steps.map((a) => at(a, r1 - 0.3, h + 0.16)),
    ...steps.map((a) => at(a, r0 + 0.3, h + 0.16)).reverse(),
  ];
  svg += s.polygon(inner, left);
  const points = rim.map((q) => [q[0], q[1]]);
  const span = (i, f) => f(...points.map((q) => q[i]));
  s.add([span(0, Math.min), span(1, Math.min), 0, span(0, Math.max), span(1, Math.max), h + 0.2], svg);
}

/** A small pavilion with a dome. */
export function pavilion(s, x, y, z, { r = 0.6, h = 0.8, color = "pale" } = {}) {
  s.group(() => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ])
      s.lathe(
        x + a * r * 0.7,
        y + b * r * 0.7,
        z,
        [
          [0.08, 0],
          [0.08, h],
        ],
        { color, shadow: false },
      );
    s.box(x - r, y - r, z + h, r * 2, r * 2, 0.14, { color, shadow: false });
    s.sphere(x, y, z + h + 0.14, r * 0.8, { color, dome: true });
    s.lathe(
      x,
      y,
      z + h + 0.14 + r * 0.9,
      [
        [0.05, 0],
        [0.02, 0.4],
      ],
      { color: "amber", shadow: false },
    );
  }, [x - r, y - r, z, x + r, y + r, z + h + 1.4]);
}
