import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, path, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { person } from "../../props/people.mjs";
import { sources } from "./sources.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 58, focus: [-0.4, 0, 1.8], at: [0.5, 0.5], seed: 16 });
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
  // Two checks on the way.
  for (const x of [0, 2.1]) {
    s.cylinder(x, 0, 0, 0.62, 0.2, { color: "mid" });
    s.add(
      [x - 0.5, -0.5, 0.2, x + 0.5, 0.5, 0.21],
      s.decal("top", x, 0, 0.2, iconAt("check", 0, 0, 0.8, s.theme.teal, 3)),
    );
  }
  const curve = (w, h) => {
    const day = (i) => 0.9 + i * ((w - 1.6) / 6);
    const low = h - 0.8;
    const past = [0.55, 0.62, 0.5, 0.68, 0.6].map((k, i) => [day(i), h * (1.12 - k)]);
    const line0 = past.map((q) => q.join(" ")).join("L");
    const [cx, cy] = past[4];
    return (
      rect(0.2, 0.2, w - 0.4, h - 0.4, palette.dark900, { rx: 0.12 }) +
      text(0.55, 0.86, "This week's orders", { size: 0.42, weight: 560, fill: palette.mist }) +
      path(`M${line0}V${low}H${day(0)}Z`, { fill: palette.teal, opacity: 0.16 }) +
      path(`M${line0}`, { stroke: s.theme.teal, strokeWidth: 0.12 }) +
      line(0.55, low, w - 0.55, low, palette.steel420, { strokeWidth: 0.04 }) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => rect(day(i) - 0.12, low + 0.16, 0.24, 0.12, palette.steel420))
        .join("") +
      path(`M${cx} ${cy}L${day(5)} ${h * 0.48}L${day(6)} ${h * 0.4}`, {
        stroke: s.theme.coral,
        strokeWidth: 0.1,
        dash: "0.02 0.2",
      }) +
      // The range of what is still to come.
      [
        [day(5), h * 0.48, 0.4],
        [day(6), h * 0.4, 0.6],
      ]
        .map(
          ([x, y, r]) =>
            rect(x - 0.13, y - r, 0.26, r * 2, palette.coral, { opacity: 0.35, rx: 0.13 }) +
            circle(x, y, 0.14, s.theme.coral),
        )
        .join("") +
      circle(cx, cy, 0.2, s.theme.teal, { stroke: palette.dark900, strokeWidth: 0.06 })
    );
  };
  s.box(3.6, -1.2, 0, 6, 1.2, 0.4, { color: "dark" });
  s.box(3.4, -0.6, 0.4, 6.4, 0.3, 4.2, { color: "mid", left: curve, shadow: false });
  person(s, 6.6, 1.9, { size: 1.3, color: "coral", skin: 1, facing: "right", pose: "points" });
  person(s, 8.7, 1.5, { size: 1.3, color: "pale", skin: 2, pose: "waits" });
  return s;
}

export const picture = {
  id: "home/data-analytics",
  theme: "dark",
  title: "One route of light from sources to a screen with a curve",
  draw,
};
