import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, path, rect } from "../../engine/svg.mjs";
import { documentPage } from "../../overlays/documents/document-page.mjs";
import { progressSteps } from "../../overlays/documents/progress-steps.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 52, focus: [0, 0, 0], at: [0.379, 0.344], seed: 5 });
  s.ground({ opacity: 0.5 });
  const blue = s.theme.dark ? palette.steel840 : palette.mist;
  s.box(-2.6, -2.4, -0.06, 10.4, 9.2, 0.06, {
    color: [blue, blue, blue],
    shadow: 0.3,
    top: (w, h) => {
      let out = rect(0.3, 0.3, w - 0.6, h - 0.6, undefined, { stroke: s.theme.teal, strokeWidth: 0.03 });
      for (let i = 1; i < 20; i++)
        out += line(0.3 + i * 0.5, 0.3, 0.3 + i * 0.5, h - 0.3, s.theme.teal, {
          strokeWidth: 0.012,
          opacity: 0.25,
        });
      for (let i = 1; i < 18; i++)
        out += line(0.3, 0.3 + i * 0.48, w - 0.3, 0.3 + i * 0.48, s.theme.teal, {
          strokeWidth: 0.012,
          opacity: 0.25,
        });
      out +=
        rect(w - 3.2, h - 1.5, 2.7, 1, undefined, { stroke: s.theme.teal, strokeWidth: 0.03 }) +
        rect(w - 3, h - 1.3, 1.6, 0.14, s.theme.teal) +
        rect(w - 3, h - 1, 1.1, 0.1, s.theme.teal, { opacity: 0.7 });
      out += path(`M2 7.6L7 7.6M2 7.45L2 7.75M7 7.45L7 7.75`, { stroke: s.theme.teal, strokeWidth: 0.04 });
      return out;
    },
  });
  s.shadow(-0.6, -0.8, 5, 4.4, 3);
  s.box(-0.6, -0.8, 0, 5, 4.4, 0.18, { color: "mid", shadow: false });
  // The front walls are still low.
  s.box(-0.6, -0.8, 0.18, 5, 0.22, 2.6, {
    color: "pale",
    shadow: false,
    left: (w, h) =>
      [0.2, 0.6].map((u) => rect(w * u, h * 0.3, w * 0.18, h * 0.36, palette.steel750)).join(""),
  });
  s.box(-0.6, -0.58, 0.18, 0.22, 4.18, 2.6, {
    color: "pale",
    shadow: false,
    right: (w, h) =>
      [0.2, 0.6].map((u) => rect(w * u, h * 0.3, w * 0.2, h * 0.36, palette.steel750)).join(""),
  });
  s.box(4.18, -0.58, 0.18, 0.22, 4.18, 1.5, { color: "pale", shadow: false });
  s.box(-0.38, 3.38, 0.18, 2, 0.22, 0.9, { color: "pale", shadow: false });
  s.box(2.7, 3.38, 0.18, 1.48, 0.22, 0.9, { color: "pale", shadow: false });
  s.box(1.9, -0.58, 0.18, 0.16, 2.4, 1.9, { color: "pale", shadow: false });
  for (let i = 0; i < 3; i++) {
    const bx = -0.5 + i * 1.1;
    s.beam([bx, -0.7, 2.85], [bx, 1.4, 4.2], 0.12, { color: "sand" });
    s.beam([bx, 1.4, 4.2], [bx, 3.4, 2.85], 0.12, { color: "sand" });
  }
  for (let i = 0; i < 3; i++)
    s.beam([-0.45 + i * 1.1, 3.48, 1], [-0.45 + i * 1.1, 3.48, 2.8], 0.12, { color: "sand" });
  s.beam([-0.6, 3.48, 2.82], [2, 3.48, 2.82], 0.12, { color: "sand" });
  s.beam([-0.6, 1.4, 4.22], [2, 1.4, 4.22], 0.12, { color: "coral" });
  for (const y of [-0.6, 1.4, 3.4]) s.beam([5, y, 0], [5, y, 2.6], 0.08, { color: "amber" });
  for (const z of [1.1, 2.3]) s.box(4.6, -0.7, z, 0.5, 4.3, 0.08, { color: "sand", shadow: false });
  parcel(s, 5.9, 0.4, { dx: 1.2, dy: 0.8, dz: 0.6 });
  parcel(s, 6, 0.5, { z: 0.6, dx: 1, dy: 0.6, dz: 0.4, color: "mid" });
  person(s, 1.5, 5.1, { color: "coral", skin: 1, size: 1.1 });
  person(s, 2.6, 5.3, { color: "teal", skin: 3, size: 1.1 });
  documentPage(s, {
    x: 832,
    y: 60,
    w: 316,
    h: 330,
    title: "Building permit",
    icon: "hammer",
    lines: 7,
    marks: [
      { line: 1, tone: "teal", to: 0.7 },
      { line: 3, tone: "coral", to: 0.8 },
    ],
    stamp: { icon: "stamp", tone: "teal" },
  });
  progressSteps(s, { x: 56, y: 730, list: ["Applied", "Plans read", "Inspected", "Issued"], at: 2 });
  return s;
}

export const picture = {
  id: "industries/government/permits-licences",
  theme: "dark",
  title: "A house rising from its plan beside the permit",
  draw,
};
