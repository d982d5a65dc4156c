import { icon, iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { lyingToken } from "../../props/computing/tokens.mjs";
import { paperSheet } from "../../props/documents/books.mjs";
import { stamp } from "../../props/documents/pen-and-stamp.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [2.2, 0.4, 1], at: [0.5, 0.55], seed: 7 });
  s.ground();
  s.plate(-9, -1.3, 24, 2.8, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.path(parsePoints("-9 0.1, 14 0.1"), { color: s.theme.iris, w: 4, dash: "2 11" });
  const posts = [
    ["Voucher", "ticket", "teal", s.theme.teal],
    ["Security", "chart-candlestick", "amber", s.theme.amber],
    ["E-money", "banknote", "coral", s.theme.coral],
  ];
  posts.forEach(([name, glyph, color, tone], i) => {
    const x = -3.2 + i * 4.7;
    // The border.
    s.plate(x + 0.9, -5, 0.16, 10.2, tone, { opacity: 0.5 });
    const glass = (w, h) =>
      rect(w * 0.16, h * 0.2, w * 0.68, h * 0.36, s.theme.amber, { opacity: 0.85, rx: 0.05 });
    s.box(x, -3.4, 0, 1.8, 1.8, 2.2, { color: "dark", left: glass, right: glass });
    const sign = (_w, h) =>
      icon(glyph, 0.18, h / 2 - 0.27, 0.54, palette.dark900, 2.2) +
      text(0.8, h / 2 + 0.15, name, { size: 0.4, weight: 620, fill: palette.dark900 });
    s.box(x - 0.35, -3.6, 2.2, 2.5, 2.2, 0.75, { color, left: sign, shadow: false });
    s.box(x + 0.85, 1.7, 0, 0.3, 0.3, 1.1, { color: "mid" });
    s.beam([x + 1, 1.85, 1.05], [x + 1, -0.3, 3], 0.15, {
      color: "pale",
      bounds: [x + 0.9, 1.4, 1.1, x + 1.1, 2, 3],
    });
    s.box(x - 0.1, -4.2, 0, 0.1, 0.1, 4.2, { color: "pale" });
    s.surface(
      parsePoints(`${x} -4.15 4.2, ${x + 1.3} -4.15 4.2, ${x + 1.3} -4.15 3.4, ${x} -4.15 3.4`),
      tone,
    );
    // The imprint of the stamp.
    const mark = (w, h) =>
      circle(w / 2, h / 2, 0.72, undefined, {
        stroke:
          tone === s.theme.teal
            ? palette.tealDeep
            : tone === s.theme.coral
              ? palette.coralDeep
              : palette.amber550,
        strokeWidth: 0.09,
      }) +
      iconAt(
        glyph,
        w / 2,
        h / 2,
        0.8,
        tone === s.theme.teal
          ? palette.tealDeep
          : tone === s.theme.coral
            ? palette.coralDeep
            : palette.amber550,
        2.1,
      );
    paperSheet(s, x + 0.3, 3.1, 0, { dx: 1.9, dy: 1.9, paint: mark });
    stamp(s, x + 2.75, 4, 0, { u: 1.1, color });
  });
  for (const [i, x] of [-5.2, -0.6, 4.1, 8.9].entries()) {
    const color = ["pale", "iris", "iris", "iris"][i];
    lyingToken(s, x, 0.1, 0.05, {
      r: 0.95,
      h: 0.34,
      color,
      icon: ["hexagon", "ticket", "chart-candlestick", "banknote"][i],
      glyph: i ? palette.white : palette.dark900,
    });
  }
  person(s, -0.6, -1.75, { color: "teal", size: 1.15, pose: "holds" });
  person(s, 4.1, -1.75, { color: "sand", size: 1.15, skin: 1, pose: "stands" });
  person(s, 8.8, -1.75, { color: "coral", size: 1.15, skin: 2, pose: "points" });
  label(s, { x: 60, y: 800, text: "Same token, three laws", tone: "iris", icon: "scale" });
  return s;
}

export const picture = {
  id: "services/data-assets-business-and-operational-strategy/legal-nature",
  theme: "dark",
  title: "A token and its stamps at three borders",
  draw,
};
