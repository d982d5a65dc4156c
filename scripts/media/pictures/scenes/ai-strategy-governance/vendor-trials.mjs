import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { person } from "../../props/people.mjs";
import { slab } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { centredText } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.7, 2.8, 1.4], at: [0.5, 0.565], seed: 3 });
  s.ground();
  s.plate(-1.2, -1, 12, 9.4, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  const booths = [
    ["Vendor A", "pale", [0.9, 0.5, 0.35]],
    ["Vendor B", "teal", [0.72, 0.82, 0.9]],
    ["Vendor C", "amber", [0.55, 0.9, 0.5]],
  ];
  booths.forEach(([name, color, scores], i) => {
    const x = i * 3.5;
    const bars = (w, _h) =>
      ["target", "wallet", "scroll-text"]
        .map((glyph, k) => {
          const v = 0.24 + k * 0.5;
          const best = i === 1;
          return (
            iconAt(glyph, 0.36, v + 0.16, 0.4, palette.mist, 2) +
            rect(0.72, v, w - 0.95, 0.32, palette.steel771, { rx: 0.08 }) +
            rect(0.72, v, (w - 0.95) * scores[k], 0.32, best ? s.theme.coral : s.theme.teal, {
              rx: 0.08,
              opacity: best ? 1 : 0.75,
            })
          );
        })
        .join("");
    s.shadow(x, 0, 2.9, 2, 3);
    s.group(() => {
      s.box(x, 0, 0, 2.9, 0.14, 3, { color: "dark", shadow: false });
      s.box(x, 0.14, 0, 0.14, 0.9, 3, { color: "stone", shadow: false });
      s.box(x + 2.76, 0.14, 0, 0.14, 0.9, 3, { color: "stone", shadow: false });
      person(s, x + 1.45, 1.35, {
        color: ["sand", "teal", "amber"][i],
        size: 1.15,
        skin: i,
        shadow: false,
        pose: ["stands", "points", "holds"][i],
      });
      s.box(x, 1.64, 0, 2.9, 0.55, 1, {
        color: "mid",
        shadow: false,
        left: centredText(name, { size: 0.42, fill: palette.white }),
      });
      const awning = (w, h) =>
        [0, 2, 4].map((k) => rect((w * k) / 6, 0, w / 6, h, palette.dark900, { opacity: 0.28 })).join("");
      s.box(x - 0.1, 0, 3, 3.1, 1.1, 0.3, { color, shadow: false, left: awning, top: awning });
      slab(s, x + 0.15, 0.5, 2.6, 1.75, { z: 3.3, color: "black", paint: bars, shadow: false });
    }, [x - 0.1, 0, 0, x + 3, 2.3, 5.1]);
    tray(s, x + 0.5, 3.3, 0);
    const cx = x + 1.45;
    s.path(
      [
        [2.4, 7],
        [2.4, 5.5],
        [cx, 5.5],
        [cx, 4.75],
      ],
      { color: s.theme.coral, w: 3.4, dash: "2 10" },
    );
  });
  tray(s, 1.45, 6.3, 0, { color: "coral" });
  person(s, 4.4, 7, { color: "coral", size: 1.15, skin: 3, pose: "holds" });
  label(s, { x: 66, y: 770, text: "Your past cases", tone: "coral", icon: "folder-open" });

  return s;
}

function tray(s, x, y, z, { color = "teal" } = {}) {
  if (!z) s.shadow(x, y, 1.9, 1.3, 0.7);
  s.group(() => {
    s.box(x, y, z, 1.9, 1.3, 0.16, { color: "sand", shadow: false });
    for (let i = 0; i < 5; i++)
      s.box(x + 0.14, y + 0.1 + i * 0.22, z + 0.16, 1.62, 0.14, 0.72 + (i % 2) * 0.1, {
        color: i === 3 ? color : "pale",
        shadow: false,
        left: i === 4 ? textLines(3, { seed: 2, color: palette.slate500 }) : undefined,
      });
    s.box(x, y + 1.2, z + 0.16, 1.9, 0.1, 0.3, { color: "sand", shadow: false });
  });
}

export const picture = {
  id: "services/ai-strategy-governance/vendor-trials",
  theme: "dark",
  title: "Three booths with the same tray of cases",
  draw,
};
