import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { qrCode } from "../../props/textures/print.mjs";
import { gear } from "./gear.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 70, focus: [1.8, 1.8, 1], at: [0.45, 0.47], seed: 8 });
  s.ground();
  s.box(-0.6, -0.6, 0, 4.8, 4.8, 0.5, {
    color: "dark",
    left: (w, h) => rect(w * 0.36, h * 0.26, w * 0.28, h * 0.48, palette.white, { rx: 0.06, opacity: 0.9 }),
  });
  s.box(-0.2, -0.2, 0.5, 4, 4, 0.16, { color: "pale", shadow: false });
  gear(s, 1.8, 1.8, 0.66, 1.75, 0.6, { color: "mid", teeth: 16, hole: 0.2 });
  s.lathe(1.8, 1.8, 1.26, parsePoints("0.85 0, 0.85 0.5, 0.6 0.5, 0.6 1.3"), {
    color: "pale",
    shadow: false,
  });
  s.cylinder(1.8, 1.8, 2.56, 0.6, 0.02, { color: "dark", shadow: false });
  s.box(2.2, 4.5, 0, 1.5, 0.1, 1.7, {
    color: "pale",
    left: (_w, _h) =>
      qrCode(0.14, 0.14, 1.22, { seed: 5 }) + rect(0.14, 1.45, 1.22, 0.12, s.theme.iris, { rx: 0.05 }),
  });
  s.path(parsePoints("-1 6.6, 7.6 6.6"), { color: s.theme.iris, w: 5 });
  [
    ["flame", "iris"],
    ["drill", "iris"],
    ["microscope", "iris"],
    ["wrench", "teal"],
  ].forEach(([name, color], i) => {
    ledgerBlock(s, -1.2 + i * 2.2, 6, { size: 1.2, icon: name, color });
  });
  s.path(parsePoints("1 4.3, 1 6.6"), { color: s.theme.iris, w: 3, dash: "1 9" });
  formFields(s, {
    x: 776,
    y: 64,
    w: 368,
    title: "Part passport",
    tag: { label: "Genuine", tone: "iris" },
    items: [
      { label: "Melt and heat", text: "Certified" },
      { label: "Machined by", text: "Named" },
      { label: "Tested", text: "Passed" },
      { label: "Repairs", text: "None yet", tone: "muted" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/manufacturing/part-passports",
  theme: "light",
  title: "One machined part with its code and its chain of records",
  draw,
};
