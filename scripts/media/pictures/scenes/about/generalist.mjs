import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { windows } from "../../props/textures/surfaces.mjs";
import { flag } from "./flag.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 42, focus: [1.7, 0, 2.2], at: [0.5, 0.585], seed: 6 });
  s.ground();
  const floors = [
    [-6, -1.4, 4.8, 4.4, 1.8, "stone", "landmark"],
    [-6.3, -1.2, 4.6, 4.2, 1.5, "sand", "scale"],
    [-5.7, -1.6, 4.4, 4.2, 1.6, "mid", "factory"],
    [-6.2, -1.1, 4.2, 3.8, 1.4, "pale", "megaphone"],
    [-5.6, -1.3, 4.1, 3.9, 1.6, "amber", "users"],
    [-5.9, -1, 3.6, 3.4, 1.5, "dark", "calculator"],
  ];
  let z = 0;
  s.shadow(-6, -1.4, 4.8, 4.4, 9);
  s.group(() => {
    floors.forEach(([x, y, dx, dy, dz, color, glyph], i) => {
      const tone = color === "dark" || color === "mid" ? palette.white : palette.dark900;
      const sign = (w, h, sc) =>
        windows({ cols: 3, rows: 2, seed: i + 3, lit: 0.3 })(w * 0.62, h, sc) +
        iconAt(glyph, w * 0.81, h / 2, h * 0.56, tone, 1.9);
      s.box(x, y, z, dx, dy, dz - 0.18, {
        color,
        left: i ? sign : undefined,
        right: windows({ cols: 4, rows: 2, seed: i + 20, lit: 0.2 }),
        shadow: false,
      });
      s.box(x - 0.1, y - 0.1, z + dz - 0.18, dx + 0.2, dy + 0.2, 0.18, { color: "dark", shadow: false });
      if (!i)
        s.box(x + 1.6, y + dy, 0, 1.3, 0.3, 1.62, {
          color: "dark",
          shadow: false,
          left: (w, h) => rect(w * 0.14, h * 0.12, w * 0.72, h * 0.88, palette.steel200),
        });
      z += dz;
    });
  }, [-6.4, -1.7, 0, -1.1, 3.3, 9.4]);
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
