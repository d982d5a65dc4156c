import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, path, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { serverRack } from "../../props/computing/servers.mjs";
import { openBook } from "../../props/documents/books.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { disc } from "../../props/shapes/discs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 72, focus: [3.3, 2.2, 1.3], at: [0.5, 0.53], seed: 5 });
  s.ground();
  s.plate(-1.8, -1.6, 10.8, 8.2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  for (const x of [-0.6, 0.9]) serverRack(s, x, -0.6, { dx: 1.4, dy: 1.3, dz: 3, rows: 6, color: "dark" });
  s.box(2.6, -0.6, 0, 3.6, 1.3, 1.9, {
    color: "stone",
    left: (w, h) =>
      iconAt("refresh-cw", w * 0.2, h / 2, 0.9, s.theme.teal, 2) +
      path(`M${w * 0.4} ${h * 0.62}l.4 -.3l.4 .14l.5 -.4l.5 .1`, { stroke: s.theme.teal, strokeWidth: 0.1 }) +
      rect(w * 0.4, h * 0.76, w * 0.5, 0.07, palette.steel390),
  });
  s.box(2.8, -0.5, 1.9, 3.2, 1.1, 0.08, {
    color: "black",
    shadow: false,
    top: (w, h) =>
      [0.25, 0.5, 0.75]
        .map((u) => line(w * u, 0, w * u, h, palette.teal270, { strokeWidth: 0.04 }))
        .join("") + line(0, h / 2, w, h / 2, palette.teal270, { strokeWidth: 0.04 }),
  });
  s.box(6.9, -0.3, 0, 1.4, 0.5, 1.6, { color: "mid" });
  const dial = (r) => {
    const arc = (a, b, c) => {
      const q = (v) => `${-Math.cos(Math.PI * v) * r * 0.66} ${-Math.sin(Math.PI * v) * r * 0.66}`;
      return path(`M${q(a)}A${r * 0.66} ${r * 0.66} 0 0 1 ${q(b)}`, {
        stroke: c,
        strokeWidth: r * 0.2,
        cap: "butt",
      });
    };
    return (
      arc(0, 0.36, palette.teal711) +
      arc(0.38, 0.68, palette.amber320) +
      arc(0.7, 1, palette.coral) +
      line(0, 0, -r * 0.56, -r * 0.26, palette.dark900, { strokeWidth: r * 0.08 }) +
      circle(0, 0, r * 0.11, palette.dark900) +
      text(0, r * 0.52, "Low", { size: r * 0.44, weight: 620, fill: palette.tealDeep, anchor: "middle" })
    );
  };
  disc(s, 7.6, -0.1, 2.35, 0.95, { rim: palette.steel760, paint: dial });
  s.box(2, 3, 0, 4.4, 1.3, 1.05, {
    color: "dark",
    top: (w, h) =>
      [0.3, 0.9, 1.5]
        .map(
          (u, i) =>
            rect(u, 0.28, 0.4, h - 0.56, palette.dark900, { rx: 0.06 }) +
            rect(u, 0.4 + i * 0.16, 0.4, 0.2, i === 1 ? palette.coral : palette.teal270, { rx: 0.04 }),
        )
        .join("") +
      [0, 1, 2, 3]
        .map((i) =>
          circle(
            w - 0.5 - (i % 2) * 0.6,
            0.4 + Math.floor(i / 2) * 0.5,
            0.17,
            i ? palette.teal270 : palette.coral,
          ),
        )
        .join(""),
  });
  person(s, 2.8, 2.4, { color: "teal", size: 1.35, skin: 2, pose: "holds" });
  person(s, 5.2, 2.4, { color: "coral", size: 1.35, skin: 0, pose: "points" });
  s.box(0.2, 4.5, 0, 1.9, 1.5, 0.95, {
    color: "sand",
    left: (w, h) =>
      text(w / 2, h * 0.66, "Runbook", { size: 0.38, weight: 600, fill: palette.dark900, anchor: "middle" }),
  });
  const todo = (w) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          circle(0.22, 0.28 + i * 0.34, 0.09, palette.teal711) +
          rect(0.4, 0.22 + i * 0.34, w - 0.6 - (i % 2) * 0.15, 0.12, palette.slate500, { opacity: 0.8 }),
      )
      .join("");
  openBook(s, -0.1, 4.35, 0.95, { dx: 2.5, dy: 1.75, left: todo, right: todo });
  for (const [x, y, h] of parsePoints("-1.1 2.2 2, -1 4 1.6, 7.9 2.2 2, 8.2 4.2 1.7, 6.8 5.7 1.5, 4.4 6 1.4"))
    tree(s, x, y, { h, r: h * 0.32 });
  return s;
}

export const picture = {
  id: "about/sustainable",
  theme: "light",
  title: "A running system with its runbook and a low meter",
  draw,
};
