import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { person } from "../../props/people.mjs";
import { sources } from "./sources.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [-0.5, 0, 1.8], at: [0.5, 0.52], seed: 16 });
  s.ground();
  sources(s);
  const hub = -2.6;
  for (const [x, y] of parsePoints("-5.9 -4.7, -5.5 -1.6, -5.2 1.8, -4.4 4.8"))
    s.path(
      [
        [x, y],
        [hub - 1.2, y],
        [hub - 0.2, y < 0 ? -0.35 : 0.35],
        [hub, 0],
      ],
      { color: s.theme.teal, w: 2.6, dash: "1 8" },
    );
  s.box(hub - 0.3, -0.9, 0, 1.8, 1.8, 0.8, {
    color: "stone",
    top: (w, h) => circle(w / 2, h / 2, 0.6, palette.steel920) + circle(w / 2, h / 2, 0.34, s.theme.teal),
  });
  s.path(
    [
      [hub + 1.5, 0],
      [5.4, 0],
    ],
    { color: s.theme.teal, w: 7 },
  );
  s.path(
    [
      [hub + 1.5, 0],
      [5.4, 0],
    ],
    { color: palette.teal050, w: 2.4, glow: false },
  );
  for (const x of [0, 2]) {
    s.box(x, -1.1, 0, 0.3, 0.3, 1.5, { color: "mid" });
    s.box(x, 0.8, 0, 0.3, 0.3, 1.5, { color: "mid" });
    s.box(x, -1.1, 1.5, 0.3, 2.2, 0.3, {
      color: "mid",
      shadow: false,
      right: (w, h) => rect(w * 0.3, h * 0.3, w * 0.4, h * 0.4, s.theme.teal, { rx: 0.05 }),
    });
  }
  const curve = (w, h) => {
    const [cx, cy] = [w * 0.54, h * 0.46];
    const end = [w - 0.5, h * 0.3];
    return (
      rect(0.2, 0.2, w - 0.4, h - 0.4, palette.dark900, { rx: 0.12 }) +
      [0.3, 0.5, 0.7]
        .map((k) => line(0.5, h * k, w - 0.5, h * k, palette.steel771, { strokeWidth: 0.03 }))
        .join("") +
      path(`M${cx} ${cy}L${end[0]} ${end[1] - 0.85}L${end[0]} ${end[1] + 1.15}Z`, {
        fill: palette.coral,
        opacity: 0.22,
      }) +
      path(`M${cx} ${cy}L${end[0]} ${end[1] - 0.4}L${end[0]} ${end[1] + 0.6}Z`, {
        fill: palette.coral,
        opacity: 0.28,
      }) +
      path(
        `M.5 ${h * 0.78}C${w * 0.16} ${h * 0.74} ${w * 0.2} ${h * 0.5} ${w * 0.3} ${h * 0.58}` +
          `S${w * 0.44} ${h * 0.62} ${cx} ${cy}`,
        { stroke: s.theme.teal, strokeWidth: 0.14 },
      ) +
      line(cx, cy, end[0], end[1] + 0.05, s.theme.coral, { strokeWidth: 0.12, dash: "0.02 0.26" }) +
      line(cx, 0.5, cx, h - 0.5, palette.steel420, { strokeWidth: 0.04, dash: "0.1 0.12" }) +
      circle(cx, cy, 0.2, s.theme.coral, { stroke: palette.dark900, strokeWidth: 0.06 })
    );
  };
  s.box(3.6, -1.2, 0, 6, 1.2, 0.4, { color: "dark" });
  s.box(3.4, -0.6, 0.4, 6.4, 0.3, 4.2, { color: "mid", left: curve, shadow: false });
  person(s, 7, 1.7, { size: 1.5, color: "coral", skin: 1 });
  person(s, 8.4, 1.2, { size: 1.45, color: "pale", skin: 2 });
  chip(s, {
    x: 728,
    y: 64,
    icon: "trending-up",
    label: "This week's orders",
    sub: "Forecast with its range",
    tone: "teal",
  });
  label(s, { x: 420, y: 760, text: "Checked on the way", tone: "teal", icon: "shield-check" });
  s.leader([2.15, 1.1, 0.1], [560, 760]);
  return s;
}

export const picture = {
  id: "home/data-analytics",
  theme: "dark",
  title: "One route of light from sources to a screen with a curve",
  draw,
};
