/** About: a workshop with three benches and a short path. */
import { coords } from "../../engine/coords.mjs";
import { INK } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { cube } from "../../props/agents.mjs";
import { words } from "../../props/faces.mjs";
import { ledgerBlock } from "../../props/ledger.mjs";
import { person } from "../../props/people.mjs";
import { tree } from "../../props/planting.mjs";
import { desk, room } from "../../props/room.mjs";
import { flag } from "./flag.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.9, 2.5, 1.2], at: [0.5, 0.555], seed: 7 });
  s.ground();
  // One workshop, cut open, three benches.
  room(s, -1.4, -1.4, 8.8, 5.4, 3, { wall: "mid", floor: s.t.floor2 });
  const bench = (x, name, color) => {
    desk(s, x, 0.4, 2.3, 1.6, {
      h: 0.95,
      color: "pale",
      body: "dark",
      left: words(name, { size: 0.42, fill: color }),
    });
  };
  bench(-0.9, "AI", s.t.coralText);
  bench(1.9, "Data", s.t.teal);
  bench(4.7, "Ledger", s.t.iris);
  cube(s, -0.45, 0.6, 0.95, 1.25, { color: "coral", icon: "bot", glyph: INK });
  [0.5, 0.9, 1.4].forEach((h, i) => {
    s.box(2.15 + i * 0.64, 0.8, 0.95, 0.5, 0.6, h, { color: "teal", shadow: false });
  });
  s.box(5, 1.1, 1.15, 1.6, 0.12, 0.12, { color: "iris", shadow: false });
  ledgerBlock(s, 4.85, 0.75, { z: 0.95, size: 0.8, shadow: false });
  ledgerBlock(s, 6.05, 0.75, { z: 0.95, size: 0.8, shadow: false, icon: "check" });
  // The straight way to the flag.
  const road = coords("3 2.6, 3 6.2");
  s.plate(2.4, 4, 1.3, 3.2, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.path(road, { color: s.t.coral, w: 5 });
  s.cylinder(3.05, 6.9, 0, 0.9, 0.24, { color: "mid" });
  flag(s, 3, 6.85, 2.5, { z: 0.24, size: 1.7 });
  person(s, 1.95, 2.4, { color: "coral", size: 1.25, skin: 0 });
  person(s, 4.8, 2.4, { color: "teal", size: 1.25, skin: 2 });
  person(s, 7, 1.7, { color: "iris", size: 1.25, skin: 1 });
  tree(s, 7, 4.9, { h: 1.7, r: 0.55 });
  tree(s, -0.6, 5.4, { h: 1.7, r: 0.55 });
  tree(s, 5.4, 6, { h: 1.4, r: 0.45 });
  return s;
}

export const picture = {
  id: "about/specialist",
  theme: "ink",
  title: "A workshop with three benches and a short path",
  draw,
};
