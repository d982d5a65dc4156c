import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path } from "../../engine/svg.mjs";
import { heatmap } from "../../overlays/charts/heatmap.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { pallet, parcel } from "../../props/logistics/goods.mjs";
import { racking } from "../../props/logistics/racking.mjs";
import { person } from "../../props/people.mjs";
import { forklift } from "../../props/vehicles/forklift.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 45, focus: [5.4, 4.4, 1.4], at: [0.5, 0.58], seed: 4 });
  s.ground();
  s.plate(-3.4, -2.6, 18, 13.4, s.theme.floor, { stroke: s.theme.line });
  racking(s, -2.6, -2, ["tpmstpms", "pmtsmptm", "msptsmpc"]);
  racking(s, -2.6, 3, ["tps.pms", "pmtspm."]);
  for (const [i, v] of [3, 6.4].entries()) {
    desk(s, 12.2, v - 1, 1.6, 2.6, { h: 0.9, color: "pale", body: "dark" });
    parcel(s, 12.5, v - 0.6, { z: 0.9, dx: 0.8, dy: 0.8, dz: 0.5, color: i ? "teal" : "sand" });
    parcel(s, 12.5, v + 0.5, { z: 0.9, dx: 0.7, dy: 0.7, dz: 0.4 });
    person(s, 14.5, v + 0.6, { color: i ? "teal" : "amber", skin: i });
  }
  s.path(parsePoints("6 1.2, 11 1.2, 11 3.2, 12 3.2"), { color: s.theme.teal, w: 5 });
  s.path(parsePoints("4.4 6.6, 12 6.6"), { color: s.theme.teal, w: 5 });
  forklift(s, 2.2, 6.6, { load: "coral", lift: 0.5 });
  const a = s.project(11.7, -1.2, 4.6);
  const b = s.project(9.7, 3.9, 2.6);
  s.draw(
    path(`M${a[0]} ${a[1] - 14}C${a[0] - 30} ${a[1] - 130} ${b[0] + 30} ${b[1] - 150} ${b[0]} ${b[1]}`, {
      stroke: s.theme.coral,
      strokeWidth: 5,
      dash: "1 11",
    }) +
      path(`M${b[0] - 14} ${b[1] - 18}L${b[0]} ${b[1]}L${b[0] + 16} ${b[1] - 16}`, {
        stroke: s.theme.coral,
        strokeWidth: 5,
      }),
  );
  s.box(9.02, 3.12, 1.7, 1.46, 1.04, 1, { color: "coral", opacity: 0.45, shadow: false });
  pallet(s, 7.6, 8.2);
  parcel(s, 7.8, 8.4, { z: 0.22, dx: 1.2, dy: 0.9, dz: 0.8, color: "teal" });
  heatmap(s, {
    x: 56,
    y: 640,
    title: "Hours by zone, tomorrow",
    rows: ["Racks", "Pick", "Pack"],
    cols: 7,
    cell: 42,
    hot: parsePoints("4 2, 5 2"),
  });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/warehouse-slotting",
  theme: "dark",
  title: "Racking, packing benches and a moved slot",
  draw,
};
