import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { databaseDrum } from "../../props/computing/data-stores.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { namePlate } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 53, focus: [1.3, 0.4, 1.2], at: [0.5, 0.54], seed: 8 });
  s.ground();
  const road = (x, y, dx, dy) => s.plate(x, y, dx, dy, palette.sand230);
  road(-6.2, 2.2, 8, 1.5);
  road(1.8, -5, 1.5, 8.7);
  road(3.3, -1.6, 1.9, 1.5);
  road(6.9, -1.6, 1.2, 1.5);
  s.plate(0.8, 1.4, 3.6, 3.4, palette.sand230);
  const lane = (list, color) => s.path(list, { color, w: 4, dash: "10 10" });
  lane(parsePoints("-6 2.95, 1.4 2.95"), s.theme.teal);
  lane(parsePoints("2.55 -5, 2.55 1.8"), s.theme.teal);
  lane(parsePoints("2.6 -0.85, 4.8 -0.85"), s.theme.coralText);
  // Part of the road is still missing.
  s.plate(5.2, -1.6, 1.7, 1.5, undefined, { stroke: s.theme.coralText, dash: "7 7", strokeWidth: 2.5 });
  for (const y of [-1.5, -0.55])
    s.lathe(4.85, y + 0.25, 0, parsePoints("0.3 0, 0.3 0.08, 0.2 0.08, 0.05 0.75"), { color: "coral" });
  const [gx, gy] = s.project(6.05, -0.85, 0);
  s.groundLines.push(iconAt("circle-help", gx, gy, 58, s.theme.coralText, 2));
  const stores = (x, y, list, name, w, px, py) => {
    list.forEach(([dx, dy, h, color]) => {
      databaseDrum(s, x + dx, y + dy, { r: 0.85, h, color });
    });
    namePlate(s, x + px, y + py, 0, name, { w, h: 0.62, size: 0.42 });
  };
  stores(
    -6.2,
    2.9,
    [
      [0, 0, 2.2, "teal"],
      [0.1, -2.1, 1.4, "teal"],
    ],
    "Sales",
    1.9,
    1.3,
    1.25,
  );
  stores(
    2.2,
    -6.9,
    [
      [0, 0, 2.6, "teal"],
      [2, 0.1, 1.7, "teal"],
    ],
    "Stock",
    1.9,
    -0.6,
    1.3,
  );
  stores(
    9,
    -0.9,
    [
      [0, 0, 2.2, "mid"],
      [0.1, -2.1, 1.5, "mid"],
    ],
    "Suppliers",
    2.6,
    -1.2,
    1.3,
  );
  s.box(2.1, 2.6, 0, 0.9, 0.9, 0.3, { color: "stone" });
  s.group(() => {
    s.box(2.45, 2.95, 0.3, 0.22, 0.22, 5, { color: "dark", shadow: false });
    const boards = [
      ["Price", 4.5, 0.2, "teal", "tag"],
      ["Re-order", 3.3, -0.25, "teal", "package"],
      ["New site", 2.1, 0.4, "coral", "map-pin"],
    ];
    boards.forEach(([name, z, dx, color, glyph]) => {
      const fill = color === "coral" ? palette.dark900 : palette.white;
      const face = (_w, h) =>
        iconAt(glyph, 0.5, h / 2, 0.54, fill, 2.2) +
        text(0.95, h / 2 + 0.19, name, { size: 0.54, fill, weight: 600 });
      s.box(1 + dx, 3.17, z, 3.3, 0.14, 0.86, { color, left: face, shadow: false });
    });
  }, [1, 2.9, 0.3, 4.8, 3.4, 5.3]);
  s.shadow(1.4, 2.95, 2.6, 0.3, 3);
  person(s, 0.2, 4.6, { color: "coral", size: 1.15, skin: 1, facing: "right", pose: "points" });
  person(s, 5.6, 4.4, { color: "dark", size: 1.15, skin: 2, pose: "waits" });
  for (const [x, y] of parsePoints("-3.4 0.4, -1.6 -1.6, 5.8 2.8, -3.2 6.2, 6.4 -4.6, -0.6 -3.6"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  chip(s, { x: 56, y: 748, icon: "construction", label: "One road missing", sub: "Build this part first" });
  return s;
}

export const picture = {
  id: "services/data-strategy-governance/decision-roadmap",
  theme: "light",
  title: "A signpost of decisions and roads to data stores",
  draw,
};
