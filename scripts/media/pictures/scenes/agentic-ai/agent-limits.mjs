import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, path, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { agent } from "../../props/computing/model-cubes.mjs";
import { fence } from "../../props/outdoors/street.mjs";
import { person } from "../../props/people.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 70, focus: [2.9, 2.7, 0.9], at: [0.475, 0.505], seed: 14 });
  s.ground();
  s.plate(-0.6, -0.6, 6.2, 6.2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  // A wall of tools; one hook is empty.
  const tools = ["search", "mail", "file-pen-line"];
  const hooks = (w, h) =>
    Array.from({ length: 60 }, (_, i) =>
      circle(
        0.3 + (i % 12) * ((w - 0.6) / 11),
        0.25 + Math.floor(i / 12) * ((h - 0.5) / 4),
        0.035,
        palette.steel450,
      ),
    ).join("") +
    text(w / 2, 0.45, "Three tools, no more", {
      size: 0.36,
      weight: 560,
      fill: palette.dark900,
      anchor: "middle",
    }) +
    tools
      .map(
        (t, i) =>
          rect(0.5 + i * 1.75, h * 0.32, 1.3, h * 0.52, palette.white, { rx: 0.14 }) +
          iconAt(t, 1.15 + i * 1.75, h * 0.58, 0.8, i === 0 ? palette.coralDeep : palette.teal780, 2),
      )
      .join("");
  s.box(0, -0.5, 0, 5.6, 0.24, 2.5, { color: "mid", left: hooks });
  fence(s, -0.5, 0.1, 6.1, 5.4, { h: 0.85, step: 1.08, sides: "wse", color: "pale" });
  agent(s, 1.6, 1.7, 0, 2.1);
  s.path(parsePoints("2.6 1.6, 2.6 0.2"), { color: s.theme.teal, w: 3, dash: "2 10" });
  s.box(7.2, -0.2, 0, 1.5, 0.7, 0.2, { color: "dark" });
  s.box(7.8, 0.05, 0.2, 0.26, 0.26, 1.1, { color: "dark", shadow: false });
  const dial = (w, h) => {
    const r = w * 0.36;
    const at = (a, q = r) => [w / 2 - Math.cos(a) * q, h * 0.64 - Math.sin(a) * q];
    const arc = (a, b, c) =>
      path(`M${at(a).join(" ")}A${r} ${r} 0 0 1 ${at(b).join(" ")}`, {
        stroke: c,
        strokeWidth: 0.26,
        cap: "butt",
      });
    return (
      arc(0, 1.7, palette.teal711) +
      arc(1.74, 2.4, palette.amber320) +
      arc(2.44, Math.PI, palette.coral) +
      line(w / 2, h * 0.64, ...at(1.15, r * 0.86), palette.dark900, { strokeWidth: 0.09 }) +
      circle(w / 2, h * 0.64, 0.14, palette.dark900) +
      text(w / 2, h * 0.88, "Spend", { size: 0.38, fill: palette.dark900, anchor: "middle", weight: 560 })
    );
  };
  cutout(s, 6.6, 0, 1.3, 2.6, 2.2, {
    depth: 0.34,
    color: "pale",
    paint: dial,
    shadow: false,
    shape: (fill) => rect(0, 0, 2.6, 2.2, fill, { rx: 0.3 }),
  });
  s.box(6.9, 3.4, 0, 2.4, 2.4, 1, {
    color: "amber",
    left: (w, h) =>
      text(w / 2, h * 0.66, "STOP", {
        size: 0.62,
        fill: palette.dark900,
        anchor: "middle",
        weight: 700,
        letterSpacing: 0.04,
      }),
    right: (w, h) =>
      [0, 1, 2, 3]
        .map((i) =>
          path(
            `M${w * (0.02 + i * 0.26)} ${h}L${w * (0.14 + i * 0.26)} 0H${w * (0.26 + i * 0.26)}` +
              `L${w * (0.14 + i * 0.26)} ${h}Z`,
            { fill: palette.dark900, opacity: 0.55 },
          ),
        )
        .join(""),
  });
  s.lathe(
    8.1,
    4.6,
    1,
    [
      [0.95, 0],
      [0.95, 0.2],
      [0.82, 0.2, "coral"],
      [0.82, 0.5],
      [0.66, 0.66],
    ],
    { color: "black", shadow: false },
  );
  person(s, 6.4, 5.3, { size: 1.3, color: "teal", skin: 3, facing: "right", pose: "points" });
  chip(s, {
    x: 60,
    y: 752,
    icon: "id-card",
    label: "An account of its own",
    sub: "Its limits sit outside the model",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "services/agentic-ai/agent-limits",
  theme: "light",
  title: "An agent inside a fence, a stop button outside",
  draw,
};
