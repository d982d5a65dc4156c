import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";
import { laptop } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { namePlate } from "../../props/shapes/slabs.mjs";

function padlock(s, x, y, z, color = "amber") {
  s.group(() => {
    const shackle =
      `<path d="M.08 .3V.16A.13 .13 0 0 1 .34 .16V.3" fill="none" stroke="${palette.steel230}"` +
      ` stroke-width=".08"/>`;
    s.add(
      [x, y, z + 0.3, x + 0.12, y + 0.42, z + 0.6],
      s.decal("right", x + 0.08, y + 0.42, z + 0.6, shackle),
    );
    s.box(x, y, z, 0.14, 0.42, 0.34, {
      color,
      shadow: false,
      right: (w, h) => circle(w / 2, h / 2, 0.07, palette.dark900),
    });
  });
}

const dots = (fill) => (w, h) => {
  let svg = "";
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      svg += rect(w * (0.16 + i * 0.25), h * (0.18 + j * 0.24), w * 0.17, h * 0.13, fill, {
        opacity: 0.85,
        rx: 0.03,
      });
  return svg;
};

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [3.6, 3.2, 1.5], at: [0.5, 0.56], seed: 5 });
  s.ground();
  s.plate(-1.4, -1.2, 12.6, 9.6, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  s.plate(1.5, 2.9, 5.2, 1.5, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const shelves = [
    ["Customers", "Orders", "Stock"],
    ["Suppliers", "Prices", "Sites"],
  ];
  shelves.forEach((names, k) => {
    const y = 3.9 - k * 4.3;
    const [len, rise, d] = [4.1, 1.6, 1.25];
    s.shadow(-0.2, y, d, len, 5);
    s.group(() => {
      const flat = { color: "mid", shadow: false };
      s.box(-0.2, y, 0, 0.1, len, rise * 3 + 0.12, { ...flat, color: "black" });
      s.box(-0.1, y, 0, d, 0.12, rise * 3 + 0.12, flat);
      s.box(-0.1, y + len - 0.12, 0, d, 0.12, rise * 3 + 0.12, flat);
      for (let r = 0; r <= 3; r++) s.box(-0.1, y + 0.12, r * rise, d, len - 0.24, 0.12, flat);
      names.forEach((name, r) => {
        const z = r * rise + 0.12;
        const hot = name === "Orders";
        const sizes = [0.9, 0.7, 0.9];
        sizes.forEach((size, i) => {
          const color = hot && i === 1 ? "coral" : ["teal", "pale", "teal"][(i + r + k) % 3];
          const fill = color === "teal" ? palette.white : palette.dark900;
          s.box(0, y + 0.36 + i * 1.2, z, 0.9, size, size, {
            color,
            right: dots(fill),
            left: dots(fill),
            shadow: false,
          });
        });
        namePlate(s, d, y + 0.9, z - 0.12, name, {
          w: 2.3,
          h: 0.42,
          size: 0.36,
          face: "right",
          color: "pale",
        });
        padlock(s, d, y + 0.3, z - 0.06, hot ? "coral" : "amber");
      });
    }, [-0.2, y, 0, d + 0.12, y + len, rise * 3 + 0.2]);
  });
  // The path from a shelf to the table.
  s.path(parsePoints("1.5 3.65, 6.5 3.65"), { color: s.theme.coral, w: 4, dash: "2 11" });
  desk(s, 6.7, 2, 2.4, 3.6, { h: 0.85, color: "pale", body: "dark" });
  s.box(7, 3.2, 0.85, 1, 1, 1, {
    color: "coral",
    left: dots(palette.dark900),
    right: dots(palette.dark900),
    shadow: false,
  });
  laptop(s, 7.6, 4.6, 0.85, {
    paint: (_w, h) =>
      path(`M.16 ${h - 0.14}L.38 .3L.6 .42L.86 .16`, { stroke: s.theme.teal, strokeWidth: 0.06 }),
  });
  chair(s, 7.3, 1, { back: "n", who: { color: "coral", skin: 1 } });
  person(s, 9.7, 4.2, { color: "teal", size: 1.05, skin: 3, pose: "holds" });
  chip(s, {
    x: 800,
    y: 64,
    icon: "lock-keyhole",
    label: "Open to this purpose",
    sub: "Shelf, owner, rule",
    tone: "coral",
  });
  return s;
}

export const picture = {
  id: "services/data-strategy-governance/card",
  theme: "dark",
  title: "Named and locked shelves of data and a way to a table",
  draw,
};
