import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { person } from "../../props/people.mjs";
import { namePlate } from "../../props/shapes/slabs.mjs";
import { blueprint } from "./blueprint.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 64, focus: [0.2, 0.6, 1.9], at: [0.5, 0.53], seed: 6 });
  s.ground();
  s.plate(-6.6, -3.4, 13.2, 7.6, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const pan = (cx, z, plan, load) => {
    const [x, y, dx, dy] = [cx - 2.1, -1.7, 4.2, 3.6];
    s.shadow(x, y, dx, dy, z);
    s.group(() => {
      s.box(x, y, z, dx, dy, 0.16, { color: "dark", shadow: false });
      s.box(x + 0.14, y + 0.14, z + 0.16, dx - 0.28, dy - 0.28, 0.05, {
        color: "pale",
        top: plan,
        shadow: false,
      });
      load(x, y, z + 0.21);
    });
    return [
      [x + 0.1, y + 0.1, z + 0.16],
      [x + dx - 0.1, y + 0.1, z + 0.16],
      [x + 0.1, y + dy - 0.1, z + 0.16],
      [x + dx - 0.1, y + dy - 0.1, z + 0.16],
    ];
  };
  const [zl, zr, arm, top] = [1.15, 0.35, 3.75, 5.1];
  const plain = blueprint(undefined, { ground: palette.teal080, lineColor: palette.teal711 });
  const chain = blueprint(undefined, { ground: palette.iris060, lineColor: palette.iris400 });
  const left = pan(-arm, zl, plain, (x, y, z) => {
    s.cylinder(x + 2.1, y + 1.7, z, 1, 1.9, { color: "teal", bands: 2, shadow: false });
  });
  const right = pan(arm, zr, chain, (x, y, z) => {
    s.box(x + 1.4, y + 1.72, z + 0.4, 2, 0.16, 0.16, { color: "iris", shadow: false });
    ledgerBlock(s, x + 0.4, y + 1.2, { z, size: 1.15, shadow: false, icon: "file-text" });
    ledgerBlock(s, x + 2.45, y + 1.2, { z, size: 1.15, shadow: false, icon: "link" });
    ledgerBlock(s, x + 2.45, y + 1.2, {
      z: z + 1.15,
      size: 1.15,
      color: "coral",
      shadow: false,
      icon: "moon",
      glyph: palette.dark900,
    });
  });
  const strings = (from, list) => {
    for (const to of list) s.path([from, to], { color: s.theme.faint, w: 2.4, layer: "over", glow: false });
  };
  const tilt = 0.36;
  s.lathe(
    0,
    0,
    0,
    [
      [1, 0, "dark"],
      [1, 0.22],
      [0.5, 0.34],
      [0.16, 0.4, "mid"],
      [0.13, top],
    ],
    { color: "mid" },
  );
  const [a, b] = [
    [-arm, 0.1, top + tilt],
    [arm, 0.1, top - tilt],
  ];
  s.beam(a, b, 0.2, { color: "dark", bounds: [-arm, 0.2, top - 0.5, arm, 0.3, top + 0.6] });
  s.sphere(0, 0.3, top, 0.28, { color: "coral" });
  strings(a, left);
  strings(b, right);
  for (const q of [a, b]) s.draw(circle(...s.project(...q), 9, palette.steel760));
  namePlate(s, -4.9, 2.5, 0, "Plain database", { w: 3.3, h: 0.62, size: 0.4 });
  namePlate(s, 2.6, 2.5, 0, "With a ledger", { w: 3, h: 0.62, size: 0.4 });
  person(s, 0.2, 3, { color: "coral", size: 1.3, skin: 2, facing: "right", pose: "points" });
  label(s, { x: 60, y: 800, text: "What is left over?", tone: "coral", icon: "scale" });
  return s;
}

export const picture = {
  id: "services/data-assets-business-and-operational-strategy/plain-case",
  theme: "light",
  title: "A database and ledger blocks weighed on a scale",
  draw,
};
