import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { iconCube } from "../../props/computing/model-cubes.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";
import { laptop } from "../../props/interiors/screens.mjs";
import { namePlate, slab } from "../../props/shapes/slabs.mjs";
import { centredText } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.4, 2.6, 1], at: [0.5, 0.5], seed: 3 });
  s.ground();
  s.plate(-1.4, -1.4, 12.9, 6.6, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  const owners = [
    ["Suppliers", "Omar", "truck"],
    ["Prices", "Lena", "tag"],
    ["Customers", "Ravi", "users"],
  ];
  owners.forEach(([set, who, glyph], i) => {
    const x = i * 3.9;
    const label = centredText(set, { size: 0.42, fill: palette.white });
    s.box(x, -0.4, 0, 2.4, 2.2, 1, { color: "mid", left: label });
    iconCube(s, x + 0.45, -0.05, 1, 1.5, { color: "teal", icon: glyph });
    const badge = (w, h) =>
      rect(0, 0, w, 0.3, palette.coral) +
      circle(w / 2, 0.56, 0.18, palette.dark900) +
      path(`M${w / 2 - 0.32} 1.1A.32 .32 0 0 1 ${w / 2 + 0.32} 1.1Z`, { fill: palette.dark900 }) +
      text(w / 2, h - 0.16, who, { size: 0.4, weight: 640, fill: palette.dark900, anchor: "middle" });
    slab(s, x + 0.62, 1.47, 1.15, 1.6, { z: 1.02, t: 0.08, color: "pale", paint: badge, shadow: false });
    chair(s, x + 0.5, 3.1, { back: "n", who: { color: ["coral", "teal", "pale"][i], skin: i } });
    desk(s, x - 0.2, 3.95, 2.3, 1.05, { h: 0.85, color: "pale", body: "dark" });
    laptop(s, x + 0.4, 4.15, 0.85, { away: true, w: 0.95 });
  });
  desk(s, 1.1, 7.4, 4.6, 1.8, { h: 0.8, color: "mid", body: "stone" });
  for (const x of [1.4, 2.9, 4.4]) {
    chair(s, x, 6.5, { back: "n", color: "stone" });
  }
  namePlate(s, 2.2, 8.7, 0.8, "Committee", { w: 2.4, h: 0.5, size: 0.38 });
  chip(s, { x: 768, y: 56, icon: "id-card", label: "An owner with a name", sub: "And the hours for it" });
  return s;
}

export const picture = {
  id: "services/data-strategy-governance/named-owners",
  theme: "dark",
  title: "Data on plinths, each with a badge and a desk",
  draw,
};
