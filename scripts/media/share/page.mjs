/** The page that is photographed for a share image. */
import { fontFace } from "../fonts.mjs";
import { HEIGHT, WIDTH } from "./encode.mjs";
import { groundOf } from "./ground.mjs";
import { looks } from "./looks.mjs";
import { brand, mark } from "./words.mjs";

const fonts = [
  fontFace("Funnel", "funnel-display"),
  fontFace("Geist", "geist"),
  fontFace("Mono", "geist-mono"),
].join("\n");

/** Everything that has to be seen keeps 64 px from the edges: some previews round or crop them. */
const css = `
.ink{--ground:#061016;--text:#FFFFFF;--muted:#A9BABD;--coral:#FF6A3D;--teal:#3FD9BF;--iris:#9AA4FF}
.paper{--ground:#F6F4EF;--text:#0B1C24;--muted:#3E545D;--coral:#C93F14;--teal:#0A7265;--iris:#4450C8}
.ai{--accent:var(--coral)}.data{--accent:var(--teal)}.ledger{--accent:var(--iris)}
*{box-sizing:border-box;margin:0}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:var(--ground);
color:var(--text);-webkit-font-smoothing:antialiased}
.ground,.veil{position:absolute;inset:0;overflow:hidden}
.words{position:absolute;inset:60px 64px 58px;display:flex;flex-direction:column}
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

/** Text as HTML. */
const html = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const { cx, cy, r } = mark.lode;
const logo = `<p class="brand"><svg viewBox="${mark.viewBox}"><path d="${mark.threads}"/>
<circle cx="${cx}" cy="${cy}" r="${r}"/><path class="line" d="${mark.line}"/></svg>${html(brand)}</p>`;

/** @param {import("./words.mjs").Share} share */
export function page({ title, family, number, practice, shows }) {
  const { theme, layout, drawing } = groundOf(shows);
  const mono = number ? `<span class="number">${number}</span>` : "";
  const over = `<p class="family">${mono}${html(family ?? "")}</p>`;
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>${fonts}${css}${looks[layout]}</style>
<body class="${theme} ${practice}"><div class="ground">${drawing}</div><div class="veil"></div>
<div class="words">${logo}${over}<h1>${html(title)}</h1></div></body></html>`;
}

/**
 * Runs in the browser: makes the lettering smaller until the title takes at most so many lines and no word is cut.
 * @returns {Promise<string | undefined>} a complaint
 */
export async function fit({ lines, least }) {
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
