import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { gantt } from "../../overlays/charts/gantt.mjs";
import { packs } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 60, focus: [0, 0, 0], at: [0.371, 0.418], seed: 11 });
  s.ground();
  s.plate(-1.8, -1.4, 7, 7.6, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  // A promotion stand: a stepped pyramid of packs under a board.
  s.box(-0.6, -0.6, 0, 4.6, 0.3, 5, {
    color: "coral",
    left: (w, _h) => {
      return (
        rect(0.2, 0.2, w - 0.4, 1.5, palette.white, { rx: 0.16 }) +
        text(w / 2, 1.02, "The tea table", {
          size: 0.54,
          weight: 600,
          fill: palette.dark900,
          anchor: "middle",
          display: true,
        }) +
        text(w / 2, 1.45, "all of June", {
          size: 0.34,
          weight: 480,
          fill: palette.slate600,
          anchor: "middle",
        })
      );
    },
  });
  const tone = ["teal", "amber", "teal", "pale"];
  for (let level = 0; level < 4; level++) {
    const n = 4 - level;
    for (let i = 0; i < n + 1; i++) {
      for (let j = 0; j < n; j++) {
        if (j < n - 1 && i < n && level < 3 && i > 0 && j > 0) continue;
        s.box(-0.3 + level * 0.4 + i * 0.8, -0.2 + j * 0.8, level * 0.74, 0.76, 0.76, 0.72, {
          color: tone[level],
          shadow: level === 0,
          left: (w, h) =>
            rect(w * 0.14, h * 0.2, w * 0.72, h * 0.6, palette.white, { rx: 0.06, opacity: 0.9 }) +
            iconAt("leaf", w / 2, h / 2, 0.36, palette.tealDeep, 2),
          right: (w, h) =>
            rect(w * 0.14, h * 0.2, w * 0.72, h * 0.6, palette.white, { rx: 0.06, opacity: 0.55 }),
        });
      }
    }
  }
  person(s, 1.2, 4.6, { color: "coral", size: 1.25, skin: 2 });
  person(s, 3.2, 4.4, { color: "pale", size: 1.25, skin: 0 });
  s.box(3.9, 4.7, 0, 0.9, 0.6, 0.5, { color: "dark" });
  packs(s, 3.98, 4.76, 0.5, 2, { dz: 0.24, dx: 0.34, color: "teal" });
  s.leader([3.3, 0.6, 2.4], [720, 592]);
  gantt(s, {
    x: 636,
    y: 592,
    w: 512,
    title: "Promotion calendar",
    columns: ["May", "June", "July"],
    now: 0.345,
    rows: [
      {
        label: "North",
        bars: [
          { from: 0.02, to: 0.3, tone: "teal", text: "Display" },
          { from: 0.62, to: 0.96, tone: "muted", ghost: true, text: "Hold" },
        ],
      },
      { label: "South", bars: [{ from: 0.36, to: 0.74, tone: "coral", text: "Tea table" }] },
      {
        label: "Online",
        bars: [
          { from: 0.12, to: 0.36, tone: "muted" },
          { from: 0.52, to: 0.86, tone: "teal", text: "Bundle" },
        ],
      },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/trade-promotion",
  theme: "dark",
  title: "A promotion stand beside its calendar",
  draw,
};
