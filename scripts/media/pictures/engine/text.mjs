import { attrs } from "./svg.mjs";

export const text = (
  x,
  y,
  content,
  { size = 21, fill, weight = 480, anchor, letterSpacing, opacity, display = false, mono = false } = {},
) =>
  `<text${attrs({
    x,
    y,
    "font-family": display ? "'Funnel Display',Geist" : mono ? "'Geist Mono',Geist" : "Geist",
    "font-size": size,
    "font-weight": weight,
    fill,
    "text-anchor": anchor,
    "letter-spacing": letterSpacing,
    "fill-opacity": opacity,
  })}>${content.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

/** The approximate width of a text in Geist, in pixels. */
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
