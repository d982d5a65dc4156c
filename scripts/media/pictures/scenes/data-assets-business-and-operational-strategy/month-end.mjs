import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { openBook } from "../../props/documents/books.mjs";
import { person } from "../../props/people.mjs";
import { slab } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.1, 2.2, 1.2], at: [0.5, 0.545], seed: 8 });
  s.ground();
  s.plate(-5, -1.6, 14, 8.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.box(0.4, -1.8, 0, 8, 0.2, 3.9, { color: "pale" });
  const days = (w, h) => {
    let svg =
      rect(0, 0, w, 0.7, palette.coral) +
      text(w / 2, 0.5, "Month-end", { size: 0.44, weight: 620, fill: palette.dark900, anchor: "middle" });
    for (let i = 0; i < 28; i++) {
      const [x, y] = [0.2 + (i % 7) * ((w - 0.3) / 7), 0.88 + Math.floor(i / 7) * ((h - 1) / 4)];
      const last = i === 27;
      svg += rect(x, y, (w - 0.3) / 7 - 0.1, (h - 1) / 4 - 0.1, last ? palette.coral : palette.steel210, {
        rx: 0.05,
      });
      if (last) svg += iconAt("check", x + 0.21, y + 0.2, 0.34, palette.dark900, 3.4);
    }
    return svg;
  };
  slab(s, 1.6, -1.6, 3.9, 2.9, { z: 0.7, t: 0.1, color: "pale", paint: days, shadow: false });
  const rows = [0, 1, 2, 3];
  const tones = [palette.teal711, palette.iris400, palette.teal711, palette.coral];
  const pageOf = (side) => (w, h) =>
    rows
      .map((i) => {
        const v = 0.45 + i * ((h - 0.5) / 4);
        const on =
          side === "l"
            ? rect(0.14, v - 0.12, 0.34, 0.34, tones[i], { rx: 0.06 })
            : iconAt("check", w - 0.4, v + 0.05, 0.5, palette.tealDeep, 3);
        return (
          on +
          rect(side === "l" ? 0.68 : 0.2, v, w * (side === "l" ? 0.58 : 0.44), 0.13, palette.slate500, {
            opacity: 0.75,
          }) +
          line(0.1, v + 0.42, w - 0.1, v + 0.42, palette.steel191, { strokeWidth: 0.03 })
        );
      })
      .join("");
  s.box(3, 0.9, 0, 5.4, 4.9, 0.5, { color: "dark" });
  openBook(s, 3.2, 1.1, 0.5, { dx: 5, dy: 4.5, cover: "coral", left: pageOf("l"), right: pageOf("r") });
  rows.forEach((i) => {
    const y = 0.4 + i * 1.62;
    const color = ["teal", "iris", "teal", "coral"][i];
    const flap = (w, h) => rect(0, h * 0.12, w, 0.06, palette.dark900, { opacity: 0.25 });
    s.group(() => {
      s.box(-3.7, y, 0, 2.1, 1.15, 0.72, {
        color,
        left: flap,
        shadow: false,
        top: (w, h) =>
          rect(0.12, 0.12, w - 0.24, h - 0.24, "none", {
            stroke: palette.white,
            strokeWidth: 0.04,
            dash: ".1 .1",
          }) +
          iconAt("wallet", w * 0.42, h / 2, 0.66, color === "coral" ? palette.dark900 : palette.white, 2),
      });
      s.box(-1.6, y + 0.36, 0.22, 0.24, 0.44, 0.3, {
        color: "dark",
        shadow: false,
        right: (w, h) => circle(w / 2, h / 2, 0.08, s.theme.amber),
      });
    });
    s.shadow(-3.7, y, 2.1, 1.15, 0.7);
    const v = 1.17 + 0.45 + i * ((4.5 - 0.14 - 0.5) / 4) + 0.05;
    s.path(
      [
        [-1.3, y + 0.58, 0.37],
        [0.9, y + 0.58, 0.71],
        [1.9, v, 0.71],
        [3.5, v, 0.71],
      ],
      { color: i === 3 ? palette.coral : tones[i], w: 4, layer: "over", nodes: false },
    );
  });
  person(s, 6.6, 0.3, { color: "teal", size: 1.3, skin: 1, pose: "points" });
  chip(s, { x: 56, y: 752, icon: "book-check", label: "Every line has its pair", tone: "teal" });
  return s;
}

export const picture = {
  id: "services/data-assets-business-and-operational-strategy/month-end",
  theme: "light",
  title: "Wallets matched to an account book",
  draw,
};
