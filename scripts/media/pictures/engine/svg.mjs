/** A number with at most three decimals. */
export const num = (v) => String(+v.toFixed(3));

/** SVG attributes; those without a value are left out. */
export const attrs = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null && v !== false)
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? num(v) : v}"`)
    .join("");

export const element = (name, o) => `<${name}${attrs(o)}/>`;

export const rect = (x, y, width, height, fill, { rx, opacity, stroke, strokeWidth, dash } = {}) =>
  `<rect${attrs({
    x,
    y,
    width,
    height,
    fill: fill ?? "none",
    rx,
    "fill-opacity": opacity,
    stroke,
    "stroke-width": strokeWidth,
    "stroke-dasharray": dash,
  })}/>`;

export const circle = (cx, cy, r, fill, { opacity, stroke, strokeWidth } = {}) =>
  `<circle${attrs({ cx, cy, r, fill: fill ?? "none", "fill-opacity": opacity, stroke, "stroke-width": strokeWidth })}/>`;

export const line = (x1, y1, x2, y2, stroke, { strokeWidth = 1, opacity, dash, cap = "round" } = {}) =>
  `<line${attrs({
    x1,
    y1,
    x2,
    y2,
    stroke,
    "stroke-width": strokeWidth,
    "stroke-opacity": opacity,
    "stroke-dasharray": dash,
    "stroke-linecap": cap,
  })}/>`;

export const path = (
  d,
  { fill = "none", opacity, stroke, strokeWidth, strokeOpacity, dash, cap = "round" } = {},
) =>
  `<path${attrs({
    d,
    fill,
    "fill-opacity": opacity,
    stroke,
    "stroke-width": strokeWidth,
    "stroke-opacity": strokeOpacity,
    "stroke-dasharray": dash,
    "stroke-linecap": stroke && cap,
    "stroke-linejoin": stroke && "round",
  })}/>`;

export const polyline = (points) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;

export const group = (inner, transform) => `<g${attrs({ transform })}>${inner}</g>`;
