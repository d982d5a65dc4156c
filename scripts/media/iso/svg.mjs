/** Small helpers that write SVG. Used in two places: on the faces of boxes (world units) and in overlays. */
import fs from "node:fs";

/** Seeded random numbers in [0, 1): the same seed gives the same picture on every machine. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Short decimals: long ones only make the SVG heavy. */
export const n = (v) => String(+v.toFixed(3));

/** Attributes by name, undefined ones left out: attrs({ "fill-opacity": 0.4 }). */
export const attrs = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null && v !== false)
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? n(v) : v}"`)
    .join("");

/** An empty element: tag("line", { x1: 0, … }). */
export const tag = (name, o) => `<${name}${attrs(o)}/>`;

export const rect = (x, y, width, height, fill, { rx, op, stroke, sw, dash } = {}) =>
  `<rect${attrs({
    x,
    y,
    width,
    height,
    fill: fill ?? "none",
    rx,
    "fill-opacity": op,
    stroke,
    "stroke-width": sw,
    "stroke-dasharray": dash,
  })}/>`;

export const circle = (cx, cy, r, fill, { op, stroke, sw } = {}) =>
  `<circle${attrs({ cx, cy, r, fill: fill ?? "none", "fill-opacity": op, stroke, "stroke-width": sw })}/>`;

export const line = (x1, y1, x2, y2, stroke, { sw = 1, op, dash, cap = "round" } = {}) =>
  `<line${attrs({
    x1,
    y1,
    x2,
    y2,
    stroke,
    "stroke-width": sw,
    "stroke-opacity": op,
    "stroke-dasharray": dash,
    "stroke-linecap": cap,
  })}/>`;

export const path = (d, { fill = "none", op, stroke, sw, so, dash, cap = "round" } = {}) =>
  `<path${attrs({
    d,
    fill,
    "fill-opacity": op,
    stroke,
    "stroke-width": sw,
    "stroke-opacity": so,
    "stroke-dasharray": dash,
    "stroke-linecap": stroke && cap,
    "stroke-linejoin": stroke && "round",
  })}/>`;

export const polyline = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

export const group = (inner, transform) => `<g${attrs({ transform })}>${inner}</g>`;

/** Text in Geist, or Funnel Display with `display`. */
export const text = (
  x,
  y,
  content,
  { size = 21, fill, weight = 480, anchor, ls, op, display = false, mono = false } = {},
) =>
  `<text${attrs({
    x,
    y,
    "font-family": display ? "'Funnel Display',Geist" : mono ? "'Geist Mono',Geist" : "Geist",
    "font-size": size,
    "font-weight": weight,
    fill,
    "text-anchor": anchor,
    "letter-spacing": ls,
    "fill-opacity": op,
  })}>${content.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

/** Width of a text in Geist, near enough to size a panel (the render step checks the true boxes). */
export function textWidth(content, size, weight = 480) {
  let em = 0;
  for (const c of content) {
    if ("ijl.,:;'|!".includes(c)) em += 0.27;
    else if ("frt() ".includes(c)) em += 0.36;
    else if ("mwMW".includes(c)) em += 0.87;
    else if (c >= "A" && c <= "Z") em += 0.68;
    else em += 0.57;
  }
  return em * size * (weight > 550 ? 1.04 : 1);
}

const iconDir = new URL("../../../node_modules/lucide-static/icons/", import.meta.url);
const iconCache = new Map();

/** A Lucide icon with its top left corner at x, y. Unknown names throw. */
export function icon(name, x, y, size, color, strokeWidth = 1.8) {
  if (!iconCache.has(name)) {
    const raw = fs.readFileSync(new URL(`${name}.svg`, iconDir), "utf8");
    const inner = raw.replace(/<!--[\s\S]*?-->/g, "").replace(/[\s\S]*?<svg[^>]*>/, "");
    iconCache.set(name, inner.replace("</svg>", "").replace(/\s+/g, " "));
  }
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 24)})" fill="none"` +
    ` stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round"` +
    ` stroke-linejoin="round">${iconCache.get(name)}</g>`
  );
}

/** An icon centred on cx, cy. */
export const iconAt = (name, cx, cy, size, color, strokeWidth) =>
  icon(name, cx - size / 2, cy - size / 2, size, color, strokeWidth);
