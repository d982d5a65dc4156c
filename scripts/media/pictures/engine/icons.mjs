import fs from "node:fs";
import { num } from "./svg.mjs";

const iconDir = new URL("../../node_modules/lucide-static/icons/", import.meta.url);

const iconCache = new Map();

/** A Lucide icon with its upper left corner at x, y. */
export function icon(name, x, y, size, color, strokeWidth = 1.8) {
  if (!iconCache.has(name)) {
    const raw = fs.readFileSync(new URL(`${name}.svg`, iconDir), "utf8");
    const inner = raw.replace(/<!--[\s\S]*?-->/g, "").replace(/[\s\S]*?<svg[^>]*>/, "");
    iconCache.set(name, inner.replace("</svg>", "").replace(/\s+/g, " "));
  }
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size / 24)})" fill="none"` +
    ` stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round"` +
    ` stroke-linejoin="round">${iconCache.get(name)}</g>`
  );
}

/** An icon centred on cx, cy. */
export const iconAt = (name, cx, cy, size, color, strokeWidth) =>
  icon(name, cx - size / 2, cy - size / 2, size, color, strokeWidth);
