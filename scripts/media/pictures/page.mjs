/** The HTML page that pictures are rendered on. */
import { fontFace } from "../fonts.mjs";

export const pageHtml = `<!doctype html><style>${fontFace("Geist", "geist")}${fontFace("Geist Mono", "geist-mono")}${fontFace(
  "Funnel Display",
  "funnel-display",
)}
body{margin:0}svg.pic{display:block;width:1200px;height:900px}</style><body></body>`;

/** Runs in the browser. */
export async function loadFonts() {
  await Promise.all(
    ["Geist", "Funnel Display", "Geist Mono"].map((f) => document.fonts.load(`500 20px "${f}"`)),
  );
  await document.fonts.ready;
}

/** Runs in the browser: shows an SVG, and returns messages about text that is too small or overflows. */
export async function showPicture(svg) {
  document.body.innerHTML = svg;
  document.body.firstElementChild.classList.add("pic");
  const faults = [];
  for (const text of document.querySelectorAll("text")) {
    const box = text.getBoundingClientRect();
    const panel = text.closest("[data-panel]");
    const frame = panel?.querySelector("[data-frame]")?.getBoundingClientRect();
    const size = Number(text.getAttribute("font-size"));
    if (panel && size < 20) faults.push(`small text (${size}): ${text.textContent}`);
    const pad = frame ? 10 : 0;
    const into = frame ?? { left: 0, top: 0, right: 1200, bottom: 900 };
    const outside =
      box.left < into.left + pad ||
      box.right > into.right - pad ||
      box.top < into.top ||
      box.bottom > into.bottom;
    if (panel && outside) faults.push(`text leaves its frame: ${text.textContent}`);
  }
  for (const frame of document.querySelectorAll("[data-frame]")) {
    const b = frame.getBoundingClientRect();
    if (b.left < 24 || b.top < 24 || b.right > 1176 || b.bottom > 876) faults.push("panel too near the edge");
  }
  return faults;
}
