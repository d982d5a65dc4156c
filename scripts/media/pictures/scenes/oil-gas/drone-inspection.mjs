import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path, rect } from "../../engine/svg.mjs";
import { imageTiles } from "../../overlays/documents/image-tiles.mjs";
import { flare } from "../../props/industry/flare.mjs";
import { tank, vessel } from "../../props/industry/tanks.mjs";
import { person } from "../../props/people.mjs";
import { drone } from "../../props/vehicles/drone.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 58, focus: [1.4, 1.4, 4.6], at: [0.42, 0.5], seed: 4 });
  s.ground();
  s.plate(-3.2, -2.4, 9.4, 8, s.theme.floor, { stroke: s.theme.line });
  const r = 0.52;
  flare(s, 0.6, 0.6, { h: 8, r });
  tank(s, -1.4, 3.2, { r: 1.3, h: 1.6 });
  vessel(s, 2.4, 2.6, { len: 2.8, r: 0.6, color: "teal" });
  const patch = (z, dx, w, h) => {
    const [cx, cy] = s.project(0.6, 0.6, z);
    const x = cx + dx * s.scale;
    s.draw(
      path(
        `M${x - w * 0.3} ${cy - h * 0.2}` +
          `q${w * 0.2} ${-h * 0.4} ${w * 0.5} ${-h * 0.1}t${w * 0.1} ${h * 0.5}t${-w * 0.5} ${h * 0.1}Z`,
        { fill: palette.coral590, opacity: 0.95 },
      ) +
        rect(x - w / 2, cy - h / 2, w, h, s.theme.coral, {
          rx: 6,
          opacity: 0.12,
          stroke: s.theme.coral,
          strokeWidth: 3.5,
        }),
    );
    return [x, cy];
  };
  patch(6.4, -0.1, 62, 60);
  patch(3.6, 0.12, 56, 66);
  patch(1.8, -0.12, 58, 54);
  // The drone's orbit; the part behind the stack is faint.
  const [cx, cy] = s.project(0.6, 0.6, 5);
  const [rx, ry] = [2.6 * s.scale * 1.2247, 2.6 * s.scale * Math.SQRT1_2];
  s.draw(
    path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`, {
      stroke: s.theme.teal,
      strokeWidth: 3.5,
      dash: "2 11",
    }) +
      path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}`, {
        stroke: s.theme.teal,
        strokeWidth: 2,
        strokeOpacity: 0.35,
        dash: "2 11",
      }),
  );
  const eye = drone(s, 4.1, 1.3, 5.4, { u: 1.15 });
  const [tx, ty] = s.project(0.6, 0.6, 6.4);
  s.draw(
    path(`M${eye[0]} ${eye[1]}L${tx + 26} ${ty - 40}L${tx + 26} ${ty + 40}Z`, {
      fill: s.theme.teal,
      opacity: 0.22,
    }),
  );
  person(s, 1, 4.6, { size: 1.15, color: "amber", skin: 1 });
  const stack = (spot) => (w, h) =>
    rect(w * 0.3, 0, w * 0.4, h, palette.steel580) +
    rect(w * 0.3, 0, w * 0.12, h, palette.steel410) +
    [0.2, 0.8].map((v) => rect(w * 0.26, h * v, w * 0.48, 8, palette.dark700)).join("") +
    path(`M${w * spot} ${h * 0.4}q18 -16 34 4t-6 30t-30 -4Z`, { fill: palette.coral590 });
  imageTiles(s, {
    x: 800,
    y: 570,
    w: 142,
    h: 136,
    title: "Pinned to the drawing",
    list: [
      { paint: stack(0.36), box: [0.3, 0.28, 0.42, 0.46], label: "Corrosion" },
      { paint: stack(0.42), box: [0.34, 0.28, 0.4, 0.46], tone: "amber", label: "Bolt gone" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/oil-gas/drone-inspection",
  theme: "dark",
  title: "A drone round a flare stack",
  draw,
};
