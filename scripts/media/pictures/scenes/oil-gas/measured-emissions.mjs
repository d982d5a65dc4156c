import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { flare } from "../../props/industry/flare.mjs";
import { tank } from "../../props/industry/tanks.mjs";
import { person } from "../../props/people.mjs";
import { tube } from "../../props/shapes/solids.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [3, 2, 1.6], at: [0.5, 0.6], seed: 7 });
  s.ground();
  s.plate(-3.6, -3.4, 11, 9, s.theme.floor, { stroke: s.theme.line });
  flare(s, -2.6, -2.2, { h: 4.2, r: 0.26 });
  tank(s, 1, -1.6, { r: 1.7, h: 2.3, band: "teal" });
  tank(s, 5, -1.6, { r: 1.5, h: 1.9, color: "mid", band: "teal" });
  for (const x of [-1.8, 1.6, 5]) s.box(x, 2.3, 0, 0.36, 0.5, 0.8, { color: "dark" });
  tube(s, -2.6, 2.5, 1.05, 0.36, 4.2, { color: "teal" });
  s.drum(1.6, 2.5, 1.05, 0.58, 0.2, { color: "mid" });
  s.drum(1.85, 2.5, 1.05, 0.58, 0.2, {
    color: "coral",
    face: (r) =>
      Array.from({ length: 8 }, (_, i) =>
        circle(Math.cos(i * 0.785) * r * 0.82, Math.sin(i * 0.785) * r * 0.82, 0.06, palette.dark900),
      ).join(""),
  });
  tube(s, 2.05, 2.5, 1.05, 0.36, 4.6, { color: "teal" });
  const [fx, fy] = s.project(1.84, 2.5, 1.6);
  const puffs = parsePoints("0 0 22, 22 -34 34, 56 -66 44, 30 -100 40, 96 -112 50, 140 -90 34");
  s.draw(
    puffs
      .map(([a, b, r], i) =>
        circle(fx + a, fy + b, r, s.theme.coral, { opacity: 0.42 - i * 0.045 }).replace(
          "/>",
          ' filter="url(#soft)"/>',
        ),
      )
      .join("") +
      rect(fx - 60, fy - 180, 270, 220, s.theme.coral, {
        rx: 14,
        opacity: 0.06,
        stroke: s.theme.coral,
        strokeWidth: 3.5,
        dash: "16 12",
      }),
  );
  const [kx, ky] = [5.2, 5.2];
  for (const [a, b] of parsePoints("-0.5 0.3, 0.5 0.3, 0 -0.5"))
    s.beam([kx + a, ky + b, 0], [kx, ky, 1.5], 0.09, {
      color: "mid",
      bounds: [kx - 0.5, ky - 0.5, 0, kx + 0.5, ky + 0.5, 1.5],
    });
  s.box(kx - 0.5, ky - 0.35, 1.5, 1, 0.7, 0.6, {
    color: "pale",
    shadow: false,
    left: centredIcon("video", palette.dark900, { size: 0.86 }),
  });
  const [cx, cy] = s.project(kx - 0.5, ky, 1.8);
  s.draw(
    path(`M${cx} ${cy}L${fx - 60} ${fy + 40}L${fx + 210} ${fy + 40}Z`, { fill: s.theme.teal, opacity: 0.12 }),
  );
  person(s, 6.6, 4.8, { size: 1.15, color: "amber", skin: 1 });
  formFields(s, {
    x: 56,
    y: 620,
    w: 372,
    title: "Leak at this flange",
    items: [
      { label: "Estimate", value: 0.35, tone: "muted" },
      { label: "Camera", value: 0.8, tone: "coral" },
      { label: "Margin", text: "Stated" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/oil-gas/measured-emissions",
  theme: "dark",
  title: "A camera sees a plume at one flange",
  draw,
};
