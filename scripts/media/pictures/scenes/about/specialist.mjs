import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { room } from "../../props/interiors/room.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { benches } from "./benches.mjs";
import { flag } from "./flag.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.9, 2.5, 1.2], at: [0.5, 0.555], seed: 7 });
  s.ground();
  room(s, -1.4, -1.4, 8.8, 5.4, 3, { wall: "mid", floor: s.theme.floor2 });
  benches(s);
  const road = parsePoints("3 2.6, 3 6.2");
  s.plate(2.4, 4, 1.3, 3.2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.path(road, { color: s.theme.coral, w: 5 });
  s.cylinder(3.05, 6.9, 0, 0.9, 0.24, { color: "mid" });
  flag(s, 3, 6.85, 2.5, { z: 0.24, size: 1.7 });
  person(s, 1.6, 2.5, { color: "coral", size: 1.25, skin: 0, facing: "right", pose: "points" });
  person(s, 4.8, 2.4, { color: "teal", size: 1.25, skin: 2, pose: "holds" });
  person(s, 7.35, 2, { color: "iris", size: 1.25, skin: 1, pose: "stands" });
  tree(s, 7, 4.9, { h: 1.7, r: 0.55 });
  tree(s, -0.6, 5.4, { h: 1.7, r: 0.55 });
  tree(s, 5.4, 6, { h: 1.4, r: 0.45 });
  return s;
}

export const picture = {
  id: "about/specialist",
  theme: "dark",
  title: "A workshop with three benches and a short path",
  draw,
};
