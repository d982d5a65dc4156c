import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { group, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { heartTrace } from "../../props/interiors/bed.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 88, focus: [3, 2.2, 0.8], at: [0.47, 0.55], seed: 7 });
  s.ground();
  desk(s, -1.2, -0.6, 8, 5, { h: 0.8, color: "sand", body: "dark" });
  s.box(-0.4, 0.3, 0.8, 3, 3.6, 0.16, {
    color: "pale",
    shadow: false,
    top: (a, b, sc) =>
      text(0.25, 0.6, "Discharge", { size: 0.48, weight: 620, fill: palette.dark900, display: true }) +
      group(
        textLines(8, { color: palette.steel390, pad: 0.08, top: 0.06, thick: 0.34 })(a, b - 0.7, sc),
        "translate(0 .6)",
      ) +
      rect(0.18, 1.72, a - 0.36, 0.42, s.theme.coral, { rx: 0.08, opacity: 0.32 }) +
      rect(0.26, 1.86, a - 0.7, 0.14, s.theme.coral, { rx: 0.06 }),
  });
  s.path(parsePoints("2.5 2.24 0.98, 3.4 2.24 0.98, 3.9 2.24 0.98"), {
    color: s.theme.coral,
    w: 6,
    layer: "item",
    bounds: [2.4, 2.2, 0.96, 3.9, 2.3, 1],
  });
  s.box(3.9, 1.6, 0.8, 1.3, 1.3, 1.3, {
    color: "coral",
    shadow: false,
    left: centredIcon("barcode", palette.dark900, { size: 0.7 }),
    right: centredIcon("quote", palette.dark900, { size: 0.62 }),
  });
  s.box(5.4, 0, 0.8, 1, 1, 1, {
    color: "teal",
    shadow: false,
    left: centredIcon("barcode", palette.white, { size: 0.7 }),
    right: centredIcon("check", palette.white),
  });
  s.box(4.2, -0.2, 0.8, 1, 1, 1, {
    color: "teal",
    shadow: false,
    left: centredIcon("barcode", palette.white, { size: 0.7 }),
    right: centredIcon("check", palette.white),
  });
  screen(s, -1, -0.6, {
    z: 0.8,
    w: 2.6,
    h: 1.5,
    paint: (a, b, sc) =>
      heartTrace(sc.theme.teal)(a, b * 0.7) +
      iconAt("stethoscope", a * 0.82, b * 0.72, 0.5, sc.theme.teal, 2),
  });
  person(s, 7.8, 2.2, { size: 1.2, color: "teal", skin: 0 });
  checklist(s, {
    x: 780,
    y: 56,
    title: "Codes with evidence",
    items: [
      { label: "Chest infection", tag: "Quoted" },
      { label: "Oxygen therapy", tag: "Quoted" },
      { label: "Sepsis", state: "review", tag: "Ask ward" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/healthcare/claims-coding",
  theme: "light",
  title: "A sentence tied to a code",
  draw,
};
