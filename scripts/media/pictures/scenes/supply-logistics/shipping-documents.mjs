import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { group, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { CONTAINER_SIZE, container } from "../../props/logistics/container.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";

/** An upright paper with one marked line. */
function paper(s, x, yy, title, mark, glyph) {
  s.box(x, yy, 0, 2.9, 0.1, 3.1, {
    color: "pale",
    left: (w, h, sc) =>
      rect(0, 0, w, 0.16, mark) +
      text(0.18, 0.56, title, { size: 0.38, weight: 620, fill: palette.dark900 }) +
      group(
        textLines(7, { seed: title.length, color: palette.steel390, pad: 0.07, top: 0.04, thick: 0.34 })(
          w,
          h - 0.8,
          sc,
        ),
        "translate(0 .62)",
      ) +
      rect(0.1, 1.52, w - 0.2, 0.42, mark, { rx: 0.1, opacity: 0.28 }) +
      rect(0.2, 1.66, 1.2, 0.14, mark, { rx: 0.07 }) +
      iconAt(glyph, w - 0.42, 1.73, 0.4, mark, 2.8),
  });
}

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [3, 1.4, 2.6], at: [0.5, 0.5], seed: 7 });
  s.ground();
  s.plate(-2.4, -2.2, 9.4, 4.6, s.theme.floor2, { stroke: s.theme.line });
  container(s, -0.8, -1.4, 0, { color: "teal", u: 2.1 });
  container(s, -0.8, -1.4, CONTAINER_SIZE.h * 2.1, { color: "dark", u: 2.1, shadow: false });
  paper(s, -2.4, 3.6, "Bill of lading", s.theme.teal, "check");
  paper(s, 1, 3.6, "Packing list", s.theme.coral, "x");
  paper(s, 4.4, 3.6, "Declaration", s.theme.teal, "check");
  person(s, 8.6, 1.4, { size: 1.3, color: "coral", skin: 2 });
  chip(s, { x: 790, y: 60, icon: "file-diff", label: "One line disagrees", sub: "Cartons, not pallets" });
  chip(s, {
    x: 56,
    y: 744,
    icon: "user-round-check",
    label: "Code suggested",
    sub: "Broker files it",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/shipping-documents",
  theme: "light",
  title: "Three shipping papers, one line marked",
  draw,
};
