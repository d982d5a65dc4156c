import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path } from "../../engine/svg.mjs";
import { documentPage } from "../../overlays/documents/document-page.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { valve } from "../../props/industry/pipework.mjs";
import { person } from "../../props/people.mjs";
import { tube } from "../../props/shapes/solids.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 82, focus: [2.2, 1.4, 1.2], at: [0.56, 0.5], seed: 6 });
  s.ground();
  s.plate(-2.4, -2, 10, 5, s.theme.floor2, { stroke: s.theme.line });
  for (const [y, z, color] of [
    [-1.2, 2.2, "mid"],
    [-1.2, 1.2, "teal"],
  ])
    tube(s, -3, y, z, 0.3, 11, { color });
  for (const x of [-1.4, 2, 5.4]) s.box(x, -1.5, 0, 0.3, 0.6, 2.6, { color: "dark" });
  for (const x of [-0.6, 4.6]) s.box(x, 0.9, 0, 0.5, 0.6, 0.9, { color: "dark" });
  tube(s, -2.6, 1.2, 1.2, 0.42, 4, { color: "pale" });
  valve(s, 2.2, 1.2, 1.2, { u: 1.05, color: "dark" });
  tube(s, 3, 1.2, 1.2, 0.42, 4.6, { color: "pale", face: (r) => circle(0, 0, r * 0.7, palette.steel760) });
  s.box(2, 2.15, 0.3, 0.62, 0.08, 0.95, {
    color: "coral",
    left: centredIcon("lock", palette.dark900, { size: 0.74 }),
    shadow: false,
  });
  person(s, 5.2, 3, { size: 1.25, color: "amber", skin: 2 });
  const page = documentPage(s, {
    x: 56,
    y: 330,
    w: 348,
    h: 500,
    title: "Hot-work permit",
    sub: "Drawing, valves, gas",
    icon: "file-check-2",
    lines: 13,
    marks: [
      { line: 4, tone: "coral", to: 0.92 },
      { line: 8, tone: "teal", to: 0.6 },
    ],
    stamp: { icon: "pen-line", tone: "coral" },
  });
  const [vx, vy] = s.project(2.3, 2.2, 0.9);
  const from = [page.x + page.w - 36, page.y + 106 + 4 * 27 + 8];
  s.draw(
    path(`M${from[0]} ${from[1]}C${from[0] + 110} ${from[1]} ${vx - 120} ${vy + 60} ${vx - 30} ${vy}`, {
      stroke: s.theme.coral,
      strokeWidth: 4.5,
    }) +
      circle(vx - 30, vy, 9, s.theme.coral) +
      circle(from[0], from[1], 7, s.theme.coral),
  );
  chip(s, { x: 770, y: 60, icon: "triangle-alert", label: "Clash with a permit nearby", tone: "coral" });
  return s;
}

export const picture = {
  id: "industries/oil-gas/permit-documents",
  theme: "light",
  title: "A permit tied to a closed valve",
  draw,
};
