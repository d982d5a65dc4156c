import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { bottle } from "../../props/logistics/goods.mjs";
import { beaker, flask, testTubes } from "./glassware.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.8, 1.8, 1.2], at: [0.42, 0.5], seed: 17 });
  s.ground();
  s.box(-1.6, -0.4, 0, 8.6, 3.6, 1, {
    color: "dark",
    left: (w, h) =>
      [0.02, 0.27, 0.52, 0.77]
        .map(
          (u) =>
            rect(w * u + 0.06, 0.1, w * 0.23, h - 0.2, s.theme.dark ? palette.steel900 : palette.steel831, {
              rx: 0.04,
            }) + rect(w * u + 0.8, h * 0.45, 0.5, 0.07, s.theme.faint, { rx: 0.03 }),
        )
        .join(""),
  });
  s.box(-1.7, -0.5, 1, 8.8, 3.8, 0.14, { color: "pale", shadow: false });
  const z = 1.14;
  flask(s, -0.7, 0.5, z, 1.25, "teal");
  flask(s, 0.9, 0.4, z, 1.5, "coral");
  beaker(s, 2.4, 0.4, z, 0.4, 1.1, 0.6, "amber");
  beaker(s, -0.6, 2, z, 0.34, 0.8, 0.5, "iris");
  beaker(s, 0.5, 2.3, z, 0.3, 0.7, 0.7, "teal");
  testTubes(s, 3.3, 0, z);
  s.box(2, 1.6, z, 1.5, 1.3, 0.3, {
    color: "mid",
    shadow: false,
    left: (w, h) =>
      rect(w * 0.3, h * 0.2, w * 0.4, h * 0.6, palette.dark900, { rx: 0.04 }) +
      rect(w * 0.38, h * 0.42, w * 0.24, h * 0.18, palette.teal),
  });
  s.lathe(2.75, 2.25, z + 0.3, parsePoints("0.5 0, 0.54 0.07"), { color: "pale", shadow: false });
  s.lathe(2.75, 2.25, z + 0.37, parsePoints("0.34 0, 0.05 0.26"), { color: "sand", shadow: false });
  bottle(s, 4.2, 2.3, { z, u: 1.7, color: "coral", cap: "pale", shadow: false });
  bottle(s, 5.2, 2.5, { z, u: 1.7, color: "teal", cap: "pale", shadow: false });
  const m = parsePoints("500 148, 578 102, 656 148, 656 236, 578 282, 500 236");
  const ring = m.map((q) => q.join(" ")).join("L");
  s.draw(
    `<g transform="translate(-312 18) scale(.85)">` +
      path(`M${ring}Z`, { stroke: s.theme.teal, strokeWidth: 12, strokeOpacity: 0.18 }) +
      path(`M${ring}Z`, { stroke: s.theme.teal, strokeWidth: 4 }) +
      path("M656 148L720 108M500 236L436 272M578 102L578 60", { stroke: s.theme.teal, strokeWidth: 4 }) +
      m
        .map(([x, y], i) =>
          circle(x, y, i === 2 ? 17 : 13, i === 2 ? s.theme.coral : s.theme.background, {
            stroke: i === 2 ? s.theme.coral : s.theme.teal,
            strokeWidth: 4,
          }),
        )
        .join("") +
      circle(726, 104, 11, s.theme.coral) +
      circle(430, 276, 11, s.theme.teal) +
      circle(578, 54, 11, s.theme.teal) +
      "</g>",
  );
  formFields(s, {
    x: 770,
    y: 96,
    w: 372,
    title: "Next trial",
    tag: { label: "Proposed", tone: "coral" },
    items: [
      { label: "Sugar", value: 0.3, tone: "coral" },
      { label: "Citrus", value: 0.62 },
      { label: "Stabiliser", value: 0.44 },
      { label: "Taste match", value: 0.86 },
    ],
  });
  checklist(s, {
    x: 808,
    y: 604,
    items: [
      { label: "Within regulation", state: "done" },
      { label: "Supplier available", state: "done" },
      { label: "Panel tasting", state: "wait" },
    ],
    title: "Before the bench",
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/formulation",
  theme: "dark",
  title: "A laboratory bench with a trial recipe",
  draw,
};
