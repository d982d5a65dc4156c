import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { flag } from "./flag.mjs";
import { tower } from "./tower.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 42, focus: [1.7, 0, 2.2], at: [0.5, 0.585], seed: 6 });
  s.ground();
  tower(s);
  const road = parsePoints(
    "-3.8 3.6, -3.8 6.4, 0.4 6.4, 0.4 1.4, 3.4 1.4, 3.4 5.6, 7 5.6, 7 -2.4, 2.4 -2.4, 2.4 -6.6, 8.4 -6.6",
  );
  s.path(road, { color: palette.white, w: 30, glow: false });
  s.path(road, { color: palette.steel390, w: 4, dash: "3 12", glow: false });
  s.cylinder(8.9, -6.6, 0, 0.9, 0.2, { color: "mid" });
  flag(s, 8.85, -6.65, 2.6, { z: 0.2, color: s.theme.coral, size: 1.6 });
  for (const [x, y, glyph] of [
    [-1.8, 6.4, "file-search"],
    [0.4, 3.6, "presentation"],
    [3.4, 3.8, "files"],
    [7, 2, "receipt"],
    [4.8, -2.4, "clock"],
  ]) {
    s.cylinder(x, y, 0, 0.75, 0.24, { color: "dark" });
    s.add(
      [x - 0.6, y - 0.6, 0.24, x + 0.6, y + 0.6, 0.25],
      s.decal("top", x, y, 0.24, iconAt(glyph, 0, 0, 0.85, palette.white, 2.1)),
    );
  }
  person(s, -3.3, 5.4, { color: "teal", size: 0.85, skin: 2, pose: "holds" });
  person(s, -4.9, 4.6, { color: "dark", size: 0.85, facing: "right", pose: "points" });
  person(s, -2.1, 4.3, { color: "sand", size: 0.85, skin: 1, pose: "waits" });
  for (const [x, y] of parsePoints("-1 4.4, 2 3.6, 5.2 3.4, 5 0, -6.4 5.6, 0.8 -4.6, 5.4 -4.4, 1.6 7.4"))
    tree(s, x, y, { h: 2, r: 0.6 });
  return s;
}

export const picture = {
  id: "about/generalist",
  theme: "light",
  title: "A stacked tower and a long winding path",
  draw,
};
