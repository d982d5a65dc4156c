/** The parts of the scenes, as HTML. Their styles are in page.mjs. */
import { readFileSync } from "node:fs";
import { palette } from "../palette.mjs";

const ICONS = new URL("../node_modules/lucide-static/icons/", import.meta.url);

/** A Lucide icon; `stroke` 1.6 is the site's. */
export function icon(name, size = 26, stroke = 1.6) {
  return readFileSync(new URL(`${name}.svg`, ICONS), "utf8")
    .replace(/<!--.*?-->/gs, "")
    .replace('width="24"', `width="${size}"`)
    .replace('height="24"', `height="${size}"`)
    .replace('stroke-width="2"', `stroke-width="${stroke}"`);
}

/** Seeded random numbers in [0, 1). */
export function createRandom(seed) {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (let i = 0; i < 20; i++) next();
  return next;
}

/** A style attribute that places an element, in pixels. */
export function placeAt(x, y, width, height) {
  const size = (width ? `width:${width}px;` : "") + (height ? `height:${height}px;` : "");
  return `style="left:${x}px;top:${y}px;${size}"`;
}

/**
 * A window: light for what people read and sign, dark for what the machine shows.
 * @param {"light" | "dark"} theme
 * @param {[number, number, number, number]} box x, y, width, height
 */
export function pane(theme, box, inner, classes = "") {
  return `<section class="pane theme-${theme} ${classes}" ${placeAt(...box)}>${inner}</section>`;
}

/** @param {string} [end] HTML at the right */
export function heading(text, iconName, end = "") {
  const mark = iconName ? `<span class="mark-icon">${icon(iconName, 30)}</span>` : "";
  return `<header>${mark}<h2>${text}</h2><span class="end">${end}</span></header>`;
}

/** @param {"coral" | "teal" | "iris" | "plain"} tone */
export function chip(text, tone = "plain", iconName = "", classes = "") {
  return `<span class="chip ${tone} ${classes}">${iconName ? icon(iconName, 22, 2) : ""}${text}</span>`;
}

export function button(text, classes = "coral", iconName = "") {
  return `<span class="button ${classes}">${text}${iconName ? icon(iconName, 24, 2) : ""}</span>`;
}

export function person(initials, tone = "teal", classes = "") {
  return `<span class="person ${tone} ${classes}">${initials}</span>`;
}

/** Bars that stand for lines of text. */
export function lines(count, seed, classes = "") {
  const random = createRandom(seed);
  const one = (_, i) => {
    const width = i === count - 1 ? 40 + random() * 25 : 84 + random() * 16;
    return `<i style="width:${Math.round(width)}%"></i>`;
  };
  return `<div class="lines ${classes}">${Array.from({ length: count }, one).join("")}</div>`;
}

/** An SVG over the whole page. */
export function layer(inner, classes = "") {
  return `<svg class="layer ${classes}" width="1280" height="720" fill="none">${inner}</svg>`;
}

/** A path for drawPath() in animations.mjs. */
export function animatedPath(d, classes, colour = "var(--coral)", width = 3) {
  const stroke = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
  return `<path class="${classes}" pathLength="1" d="${d}" ${stroke}/>`;
}

/** A mouse pointer; its tip is at 0, 0. */
export function pointer(classes = "pointer") {
  return `<svg class="layer-item ${classes}" width="38" height="42" viewBox="0 0 38 42">
<path d="M2 2 L2 32 L10.5 24.5 L16 37.5 L22 35 L16.500 22.500 L27.500 22 Z" fill="#fff"
 stroke="${palette.dark950}" stroke-width="2.5" stroke-linejoin="round"/></svg>`;
}

/** A curve that leaves and arrives horizontally. */
export function curve(x1, y1, x2, y2) {
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}
