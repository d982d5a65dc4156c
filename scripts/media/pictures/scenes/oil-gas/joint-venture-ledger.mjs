import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { distillationColumn } from "../../props/industry/distillation.mjs";
import { pipeRack } from "../../props/industry/pipework.mjs";
import { tank } from "../../props/industry/tanks.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 41, focus: [3.2, 3.2, 1.2], at: [0.49, 0.5], seed: 8 });
  s.ground();
  s.plate(-0.8, -4.4, 8.4, 5.4, s.theme.floor2, { stroke: s.theme.line });
  distillationColumn(s, 0.4, -3.2, { h: 5, r: 0.6 });
  distillationColumn(s, 2.2, -3.4, { h: 6.2, r: 0.7, color: "mid" });
  tank(s, 5.2, -2.4, { r: 1.5, h: 1.9 });
  pipeRack(s, -0.4, -1, 7, { dy: 1.3 });
  const office = (x, y, color, seed) =>
    tower(s, x, y, 2.4, 2.4, 4.2, { color, cols: 4, rows: 7, seed, lit: 0.3 });
  office(-7, 1.6, "dark", 2);
  office(-0.4, 9.4, "pale", 5);
  office(10.6, -2.4, "teal", 9);
  const core = [3.6, 4.6];
  for (const list of [
    parsePoints("-4.6 2.8, -1 2.8, -1 5.2, 2.6 5.2"),
    parsePoints("2 10.6, 4.2 10.6, 4.2 7"),
    parsePoints("11.8 0, 11.8 1.8, 9 1.8, 9 5.2, 6 5.2"),
    parsePoints("3.2 0.6, 3.2 4"),
  ])
    s.path(list, { color: s.theme.iris, w: 5.5 });
  s.box(core[0] - 1.2, core[1] - 0.8, 0, 3.8, 3.2, 0.4, { color: "dark" });
  for (let i = 0; i < 3; i++)
    s.box(core[0] - 0.9, core[1] - 0.5, 0.4 + i * 0.72, 3.2, 2.6, 0.56, {
      color: "iris",
      shadow: false,
      left: (w, h) =>
        rect(w * 0.08, h * 0.3, w * 0.5, h * 0.16, palette.white, { rx: 0.03 }) +
        rect(w * 0.08, h * 0.58, w * 0.34, h * 0.14, palette.white, { rx: 0.03, opacity: 0.7 }) +
        circle(w * 0.9, h * 0.5, h * 0.2, i === 1 ? palette.coral : palette.teal270),
      right: (w, h) => rect(w * 0.12, h * 0.3, w * 0.6, h * 0.16, palette.white, { opacity: 0.7 }),
    });
  const top = s.project(core[0] + 0.7, core[1] + 0.8, 2.7);
  s.draw(
    circle(top[0], top[1] - 6, 34, palette.white) +
      circle(top[0], top[1] - 6, 34, s.theme.iris, { opacity: 0.15 }) +
      iconAt("receipt-text", top[0], top[1] - 6, 38, s.theme.iris, 2),
  );
  formFields(s, {
    x: 772,
    y: 674,
    w: 380,
    title: "One charge",
    tag: { label: "Shared", tone: "iris" },
    items: [
      { label: "Approval", text: "Stored" },
      { label: "Split", text: "By agreement" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/oil-gas/joint-venture-ledger",
  theme: "light",
  title: "Three partner offices and one ledger",
  draw,
};
