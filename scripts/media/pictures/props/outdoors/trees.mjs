import { element, num } from "../../engine/svg.mjs";

export function tree(s, x, y, { h = 1.6, r = 0.5, color = "leaf" } = {}) {
  s.group(() => {
    s.lathe(
      x,
      y,
      0,
      [
        [0.08, 0],
        [0.06, h * 0.5],
      ],
      { color: "sand", shadow: false },
    );
    s.sphere(x, y, h * 0.5 + r * 0.8, r, { color });
  }, [x - r * 0.7, y - r * 0.7, 0, x + r * 0.7, y + r * 0.7, h]);
  s.roundShadow(x, y, r * 0.8, h);
}

export function palm(s, x, y, { h = 2, u = 1 } = {}) {
  const [cx, cy] = s.project(x, y, h);
  const [bx, by] = s.project(x, y, 0);
  const [top, left, right] = s.materials.leaf;
  const k = s.scale * u;
  let svg = element("path", {
    d: `M${num(bx)} ${num(by)}Q${num(bx + k * 0.14)} ${num((by + cy) / 2)} ${num(cx)} ${num(cy)}`,
    fill: "none",
    stroke: s.materials.sand[1],
    "stroke-width": k * 0.13,
    "stroke-linecap": "round",
  });
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
    svg +=
      `<path d="M${num(cx)} ${num(cy)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}` +
      `Q${num(mx)} ${num(my + k * 0.26)} ${num(cx)} ${num(cy)}Z" fill="${fill}"/>`;
  }
  s.add([x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, h + 0.3], svg);
  s.roundShadow(x, y, 0.3, h);
}
