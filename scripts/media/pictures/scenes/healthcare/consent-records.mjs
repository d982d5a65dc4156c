import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { switches } from "../../overlays/documents/switches.mjs";
import { hospital } from "../../props/buildings/hospital.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { extrude } from "../../props/shapes/solids.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 44, focus: [3.5, 3, 1.6], at: [0.49, 0.5], seed: 9 });
  s.ground();
  s.plate(-5.4, 3.6, 6.6, 5.8, s.theme.floor2, { stroke: s.theme.line });
  s.plate(3.6, -6.4, 6.6, 5.8, s.theme.floor2, { stroke: s.theme.line });
  hospital(s, -4, 4, { u: 1.15, seed: 3 });
  hospital(s, 5, -6, { u: 1.15, color: "stone", seed: 8 });
  s.path(parsePoints("1.2 6.2, 7.6 6.2, 7.6 -0.6"), { color: s.theme.iris, w: 7 });
  for (const [x, y, name] of [
    [2.2, 5.6, "user-round"],
    [7, 2.4, "key-round"],
    [7, 0, "eye"],
  ])
    ledgerBlock(s, x, y, { size: 1.2, icon: name });
  ledgerBlock(s, 4.2, 5.6, { size: 1.2, icon: "file-text" });
  s.box(6, 4.9, 0, 4.4, 2.6, 0.5, { color: "dark" });
  const pill = (x0, x1, y0, y1) => {
    const r = (y1 - y0) / 2;
    const arc = (cx, from) =>
      Array.from({ length: 13 }, (_, i) => {
        const a = ((from + i * 15) * Math.PI) / 180;
        return [cx + Math.cos(a) * r, (y0 + y1) / 2 + Math.sin(a) * r];
      });
    return [...arc(x1 - r, -90), ...arc(x0 + r, 90)];
  };
  extrude(s, pill(6.4, 10, 5.3, 7.1), 0.5, 0.86, { color: "teal" });
  s.cylinder(9.1, 6.2, 0.86, 0.72, 0.3, { color: "pale", shadow: false });
  person(s, 8.6, 9.2, { size: 1.2, color: "coral", skin: 1 });
  tree(s, 0.4, 8.8);
  tree(s, 10.4, -1);
  switches(s, {
    x: 56,
    y: 630,
    title: "Her consent",
    items: [
      { label: "Treatment", on: true, icon: "stethoscope" },
      { label: "Research", on: false, icon: "microscope" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/healthcare/consent-records",
  theme: "light",
  title: "Two hospitals, a ledger and a switch",
  draw,
};
