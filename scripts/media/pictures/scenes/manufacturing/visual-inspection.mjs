import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { imageTiles } from "../../overlays/documents/image-tiles.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";
import { gear, gearPath } from "./gear.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.4, 0.7, 1.2], at: [0.46, 0.465], seed: 4 });
  s.ground();
  conveyor(s, -6, -0.2, 17, { w: 2.2, h: 0.7 });
  for (let i = 0; i < 6; i++) {
    const x = -4.6 + i * 2.6;
    gear(s, x, 0.9, 0.8, 0.82, 0.26, {
      color: i === 3 ? "coral" : "pale",
      scratch: i === 3 ? palette.dark900 : undefined,
    });
  }
  const cx = 3.2;
  s.box(cx - 0.3, -1, 0, 0.6, 0.5, 4.2, { color: "mid" });
  s.box(cx - 0.3, 2.3, 0, 0.6, 0.5, 4.2, { color: "mid" });
  s.box(cx - 0.3, -1, 4.2, 0.6, 3.8, 0.4, { color: "mid" });
  s.box(cx - 0.32, 0.5, 3.5, 0.64, 0.8, 0.7, {
    color: "black",
    left: (w, h) => rect(w * 0.2, h * 0.3, w * 0.6, h * 0.4, s.theme.coral, { rx: 0.05 }),
  });
  s.lathe(cx, 0.9, 3.2, parsePoints("0.18 0, 0.26 0.3"), { color: "dark", shadow: false });
  const apex = s.project(cx, 0.9, 3.2);
  const foot = s.project(cx, 0.9, 1.06);
  const rx = 0.95 * s.scale * 1.2247;
  s.draw(
    `<path d="M${apex[0] - 8} ${apex[1]}L${foot[0] - rx} ${foot[1]}A${rx} ${rx * 0.577} 0 0 0` +
      ` ${foot[0] + rx} ${foot[1]}L${apex[0] + 8} ${apex[1]}Z" fill="${s.theme.teal}"` +
      ` fill-opacity=".16"/>` +
      `<ellipse cx="${foot[0]}" cy="${foot[1]}" rx="${rx}" ry="${rx * 0.577}" fill="none"` +
      ` stroke="${s.theme.teal}" stroke-width="3" stroke-dasharray="8 8"/>`,
  );
  s.box(7.2, 3.6, 0, 1.8, 1.6, 0.8, { color: "dark", left: centredIcon("x", s.theme.coral, { size: 0.7 }) });
  gear(s, 8.1, 4.3, 0.8, 0.6, 0.18, { color: "coral" });
  s.path(parsePoints("5.8 2.05 0.85, 5.8 3 0, 5.8 4.4 0, 7.1 4.4 0"), {
    color: s.theme.coral,
    w: 4,
    layer: "over",
  });
  const tile = (mark) => (w, h) =>
    `<g transform="translate(${w / 2} ${h / 2}) scale(${h * 0.44})">` +
    path(gearPath(1), { fill: s.materials.pale[1] }) +
    circle(0, 0, 0.3, s.theme.backgroundEdge) +
    (mark ? path("M-.62 .2L-.3 .6L.05 .5", { stroke: palette.coral610, strokeWidth: 0.1 }) : "") +
    "</g>";
  imageTiles(s, {
    x: 56,
    y: 560,
    w: 158,
    h: 136,
    list: [
      { paint: tile(false), box: [0.1, 0.06, 0.8, 0.88], tone: "teal", label: "Good part" },
      { paint: tile(true), box: [0.18, 0.48, 0.4, 0.42], label: "Scratch" },
    ],
  });
  chip(s, {
    x: 800,
    y: 64,
    icon: "scan-eye",
    label: "Set aside, with the image",
    sub: "Inspector confirms",
  });
  return s;
}

export const picture = {
  id: "industries/manufacturing/visual-inspection",
  theme: "dark",
  title: "A camera over a belt finds a scratched gear",
  draw,
};
