import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { forecast } from "../../overlays/charts/forecast.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { coins } from "../../props/computing/tokens.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 60, focus: [4, 2.2, 1.2], at: [0.47, 0.615], seed: 6 });
  s.ground();
  s.plate(-2.2, 0.6, 13.6, 3, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  // One stack of coins for each day: past days in amber, future ones in glass.
  const days = [6, 7, 5, 8, 9, 7, 6, 4, 5, 7];
  days.forEach((count, i) => {
    const x = -1.4 + i * 1.35;
    const ahead = i > 5;
    coins(s, x, 2.1, count, { r: 0.52, h: 0.26, color: ahead ? (i === 7 ? "coral" : "teal") : "amber" });
  });
  s.path(parsePoints("6.15 0.4, 6.15 3.9"), { color: s.theme.coral, w: 3, dash: "6 8" });
  // The minimum of liquidity.
  const limit = 1.3;
  s.path(
    [
      [-2.2, 3.2, limit],
      [11.4, 3.2, limit],
    ],
    { color: s.theme.coralText, w: 2.5, dash: "10 8", layer: "over" },
  );
  s.group(() => {
    s.box(-2.6, -3.6, 0, 5, 2.6, 4, {
      color: "mid",
      shadow: false,
      left: (w, h) => {
        const spokes = [0, 60, 120]
          .map(
            (a) =>
              `<g transform="rotate(${a})">` +
              `${rect(-0.95, -0.08, 1.9, 0.16, s.theme.dark ? palette.steel410 : palette.steel570, { rx: 0.08 })}</g>`,
          )
          .join("");
        const bolts = Array.from({ length: 12 }, (_, i) =>
          circle(
            Math.cos((i * Math.PI) / 6) * 1.5,
            Math.sin((i * Math.PI) / 6) * 1.5,
            0.09,
            s.theme.dark ? palette.dark900 : palette.steel570,
          ),
        ).join("");
        return (
          `<g transform="translate(${w / 2} ${h / 2})">` +
          circle(0, 0, 1.78, s.theme.dark ? palette.dark800 : palette.steel450) +
          circle(0, 0, 1.68, s.theme.dark ? palette.steel230 : palette.grey041) +
          bolts +
          circle(0, 0, 1.2, s.theme.dark ? palette.steel410 : palette.steel190) +
          spokes +
          circle(0, 0, 0.3, s.theme.coral) +
          "</g>"
        );
      },
    });
  });
  s.shadow(-2.6, -3.6, 5, 2.6, 4);
  tower(s, 5, -3.2, 1.8, 1.8, 2.2, { cols: 4, rows: 5, seed: 6 });
  tower(s, 8, -3, 1.8, 1.8, 1.5, { color: "dark", cols: 4, rows: 3, seed: 9 });
  s.path(parsePoints("-6.5 4.9, -3.2 4.9, -3.2 2.1, -2.3 2.1"), { color: s.theme.teal, w: 3.5 });
  s.path(parsePoints("11.5 2.1, 12.6 2.1, 12.6 5.4, 16 5.4"), { color: s.theme.coral, w: 3.5 });
  forecast(s, {
    x: 730,
    y: 60,
    w: 410,
    h: 230,
    title: "Liquidity, days ahead",
    value: "Within limits",
    seed: 14,
    trend: -0.3,
  });
  return s;
}

export const picture = {
  id: "industries/banking/liquidity-forecast",
  theme: "light",
  title: "Coin stacks by day in front of a vault",
  draw,
};
