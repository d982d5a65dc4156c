/** The HTML page that is photographed for a share image. */
import { fontFace } from "../fonts.mjs";
import { backgroundOf } from "./background.mjs";
import { brand, logo } from "./content.mjs";
import { HEIGHT, WIDTH } from "./encode.mjs";
import { layouts } from "./layouts.mjs";
import { themeCss } from "./themes.mjs";

const fonts = [
  fontFace("Funnel", "funnel-display"),
  fontFace("Geist", "geist"),
  fontFace("Mono", "geist-mono"),
].join("\n");

/** Text keeps about 60 px from the edges, because some previews round or crop them. */
const baseCss = `*{box-sizing:border-box;margin:0}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:var(--background);
color:var(--text);-webkit-font-smoothing:antialiased}
.background,.scrim{position:absolute;inset:0;overflow:hidden}
.text{position:absolute;inset:60px 64px 58px;display:flex;flex-direction:column}
.brand{display:flex;align-items:center;gap:16px;margin-bottom:auto;font:560 36px/1 Funnel;letter-spacing:-.02em}
.brand svg{width:52px;fill:var(--coral);stroke-linecap:round}
.brand path{fill:none;stroke:var(--teal);stroke-width:1.7}
.brand .line{stroke:var(--coral)}
.family{display:flex;align-items:center;gap:18px;min-height:32px;margin-bottom:20px;font:450 27px/1.2 Geist;
color:var(--muted)}
.family::before{content:"";flex:none;width:52px;height:4px;border-radius:2px;background:var(--accent)}
.number{font:450 27px/1 Mono;color:var(--accent)}
h1{font:560 80px/1.03 Funnel;letter-spacing:-.024em;text-wrap:balance}
`;

const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const { cx, cy, r } = logo.lode;
const brandHtml = `<p class="brand"><svg viewBox="${logo.viewBox}"><path d="${logo.threads}"/>
<circle cx="${cx}" cy="${cy}" r="${r}"/><path class="line" d="${logo.line}"/></svg>${escapeHtml(brand)}</p>`;

/** @param {import("./content.mjs").ShareContent} content */
export function pageHtml({ title, family, number, practice, shows }) {
  const { theme, layout, html } = backgroundOf(shows);
  const mono = number ? `<span class="number">${number}</span>` : "";
  // The second line of a product's name begins with "AI".
  const heading = number ? escapeHtml(title).replace(/ (?=AI\b)/, "<br>") : escapeHtml(title);
  const over = `<p class="family">${mono}${escapeHtml(family ?? "")}</p>`;
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>${fonts}${themeCss}${baseCss}${layouts[layout]}</style>
<body class="theme-${theme} ${practice}"><div class="background">${html}</div><div class="scrim"></div>
<div class="text">${brandHtml}${over}<h1>${heading}</h1></div></body></html>`;
}

/**
 * Runs in the browser: makes the title smaller until it takes at most `lines` lines and no word is cut.
 * @param {{ lines: number, least: number }} limits `least` is the smallest size in pixels
 * @returns {Promise<string | undefined>} a message if it does not fit
 */
export async function fitTitle({ lines, least }) {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
  const title = document.querySelector("h1");
  const tall = () => title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight) > lines + 0.1;
  for (let size = Number.parseFloat(getComputedStyle(title).fontSize); size >= least; size -= 2) {
    title.style.fontSize = `${size}px`;
    if (!tall() && title.scrollWidth <= title.clientWidth) return undefined;
  }
  return `the title does not fit: ${title.textContent}`;
}
