/** Oil and gas: a refinery, its wells, a flare, a column in scaffolding, pipework, partner offices. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, path, rect } from "../engine/svg.mjs";
import { chip } from "../overlays/chip.mjs";
import { doc } from "../overlays/doc.mjs";
import { fields } from "../overlays/fields.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { gantt } from "../overlays/gantt.mjs";
import { queue } from "../overlays/queue.mjs";
import { tiles } from "../overlays/tiles.mjs";
import { column } from "../props/distillation.mjs";
import { drone } from "../props/drone.mjs";
import { emblem } from "../props/faces.mjs";
import { flare } from "../props/flare.mjs";
import { pipe, tube } from "../props/forms.mjs";
import { pallet } from "../props/goods.mjs";
import { person } from "../props/people.mjs";
import { pipeRack, valve } from "../props/pipework.mjs";
import { pumpjack } from "../props/pumpjack.mjs";
import { tank, vessel } from "../props/tanks.mjs";
import { tower } from "../props/towers.mjs";

function overview(theme) {
  const s = new Scene({ theme, scale: 39, focus: [4.6, 3.4, 2], at: [0.5, 0.56], seed: 2 });
  s.ground();
  s.plate(-6, -6, 20, 17, s.t.floor, { stroke: s.t.line });
  flare(s, 12.4, -1.6, { h: 7 });
  column(s, 0, -3.4, { h: 6.6, lamp: s.t.coral });
  column(s, 2.4, -3.6, { h: 8.2, r: 0.82, color: "mid", lamp: s.t.coral });
  column(s, 5, -3.4, { h: 5.4, r: 0.9 });
  vessel(s, 7.4, -3.6, { len: 3.6, color: "teal" });
  vessel(s, 7.4, -1.6, { len: 3.6, color: "pale" });
  pipeRack(s, -4, -0.6, 10.6);
  pipeRack(s, 8, 1, 4.6, { pipes: ["teal", "pale", "coral"] });
  for (const [x, y, c] of [
    [-3.4, 4, "pale"],
    [0.8, 4, "pale"],
    [-3.4, 8.2, "mid"],
    [0.8, 8.2, "pale"],
  ])
    tank(s, x, y, { r: 1.75, h: 2.1, color: c, band: x < 0 && y < 5 ? "coral" : "teal" });
  pumpjack(s, 5.4, 5.2, { u: 0.95, color: "coral" });
  pumpjack(s, 4.4, 8.6, { u: 0.95, color: "amber", tilt: -0.3 });
  pipe(s, coords("2.6 6.2 0.2, 4.2 6.2 0.2, 4.2 2.2 0.2, 7.6 2.2 0.2"), 0.24, { color: "teal" });
  person(s, 9.6, 4, { color: "amber", skin: 1 });
  chip(s, {
    x: 56,
    y: 60,
    icon: "gauge",
    label: "Plant and partners",
    sub: "One page for both",
    tone: "teal",
  });
  chip(s, { x: 820, y: 752, icon: "activity", label: "One pump strained", sub: "Pull this one first" });
  return s;
}

function wellMonitoring(theme) {
  const s = new Scene({ theme, scale: 58, focus: [3.8, 2.2, 1.4], at: [0.49, 0.48], seed: 3 });
  s.ground();
  s.plate(-2.6, -2.2, 9.4, 3.8, s.t.floor2, { stroke: s.t.line });
  s.plate(-1, 3.2, 9.4, 3.8, s.t.floor2, { stroke: s.t.line });
  pumpjack(s, -1.8, -1.2, { u: 1.1, color: "teal", tilt: -0.25 });
  pumpjack(s, -0.2, 4.2, { u: 1.2, color: "coral", tilt: 0.4 });
  column(s, 7.2, -3.8, { h: 5, r: 0.6 });
  column(s, 8.6, -3, { h: 4, r: 0.7, color: "mid" });
  pipe(s, coords("5.3 -0.4 0.3, 8.9 -0.4 0.3, 8.9 -2.2 0.3"), 0.26, { color: "teal" });
  pipe(s, coords("7.4 5.06 0.3, 8.4 5.06 0.3, 8.4 0 0.3"), 0.26, { color: "coral" });
  // The bore below the wellhead, drawn as a section, with the pump at its foot.
  const [wx, wy] = s.p(6.5, 5.06, 0);
  s.draw(
    circle(wx, wy - 40, 46, s.t.coral, { op: 0.16 }) +
      circle(wx, wy - 40, 60, undefined, { stroke: s.t.coral, sw: 3 }).replace(
        "/>",
        ' stroke-dasharray="4 8"/>',
      ),
  );
  person(s, 7, 2.2, { size: 1.2, color: "amber", skin: 2 });
  forecast(s, {
    x: 792,
    y: 622,
    w: 360,
    h: 230,
    title: "Intake pressure",
    value: "Dipping",
    seed: 21,
    trend: -0.7,
  });
  queue(s, {
    x: 56,
    y: 628,
    title: "Wells this shift",
    items: [
      { icon: "activity", label: "Well two", sub: "Pump wear", tone: "coral" },
      { icon: "gauge", label: "Well five", sub: "Gauge fault" },
    ],
  });
  s.leader([6.5, 5.06, 1.2], [800, 660]);
  return s;
}

function droneInspection(theme) {
  const s = new Scene({ theme, scale: 58, focus: [1.4, 1.4, 4.6], at: [0.42, 0.5], seed: 4 });
  s.ground();
  s.plate(-3.2, -2.4, 9.4, 8, s.t.floor, { stroke: s.t.line });
  const r = 0.52;
  flare(s, 0.6, 0.6, { h: 8, r });
  tank(s, -1.4, 3.2, { r: 1.3, h: 1.6 });
  vessel(s, 2.4, 2.6, { len: 2.8, r: 0.6, color: "teal" });
  // Patches of rust outlined on the stack.
  const patch = (z, dx, w, h) => {
    const [cx, cy] = s.p(0.6, 0.6, z);
    const x = cx + dx * s.k;
    s.draw(
      path(
        `M${x - w * 0.3} ${cy - h * 0.2}q${w * 0.2} ${-h * 0.4} ${w * 0.5} ${-h * 0.1}t${w * 0.1} ${h * 0.5}t${-w * 0.5} ${h * 0.1}Z`,
        { fill: "#A7452C", op: 0.95 },
      ) + rect(x - w / 2, cy - h / 2, w, h, s.t.coral, { rx: 6, op: 0.12, stroke: s.t.coral, sw: 3.5 }),
    );
    return [x, cy];
  };
  patch(6.4, -0.1, 62, 60);
  patch(3.6, 0.12, 56, 66);
  patch(1.8, -0.12, 58, 54);
  // The drone's orbit; the part behind the stack is faint.
  const [cx, cy] = s.p(0.6, 0.6, 5);
  const [rx, ry] = [2.6 * s.k * 1.2247, 2.6 * s.k * Math.SQRT1_2];
  s.draw(
    path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`, {
      stroke: s.t.teal,
      sw: 3.5,
      dash: "2 11",
    }) +
      path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}`, {
        stroke: s.t.teal,
        sw: 2,
        so: 0.35,
        dash: "2 11",
      }),
  );
  const eye = drone(s, 4.1, 1.3, 5.4, { u: 1.15 });
  const [tx, ty] = s.p(0.6, 0.6, 6.4);
  s.draw(
    path(`M${eye[0]} ${eye[1]}L${tx + 26} ${ty - 40}L${tx + 26} ${ty + 40}Z`, { fill: s.t.teal, op: 0.22 }),
  );
  person(s, 1, 4.6, { size: 1.15, color: "amber", skin: 1 });
  const stack = (spot) => (w, h) =>
    rect(w * 0.3, 0, w * 0.4, h, "#47808F") +
    rect(w * 0.3, 0, w * 0.12, h, "#86A0A6") +
    [0.2, 0.8].map((v) => rect(w * 0.26, h * v, w * 0.48, 8, "#1F4956")).join("") +
    path(`M${w * spot} ${h * 0.4}q18 -16 34 4t-6 30t-30 -4Z`, { fill: "#A7452C" });
  tiles(s, {
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
  chip(s, { x: 820, y: 60, icon: "user-round-check", label: "Inspector rules", tone: "teal" });
  return s;
}

function turnaroundPlanning(theme) {
  const s = new Scene({ theme, scale: 62, focus: [1.6, 1.4, 3.3], at: [0.32, 0.5], seed: 5 });
  s.ground();
  s.plate(-2.6, -2.6, 9, 8, s.t.floor2, { stroke: s.t.line });
  // A column wrapped in scaffolding; back frames first, then the column, then the front ones.
  const levels = [1.6, 3.2, 4.8, 6.4];
  const [x0, x1] = [-0.8, 2.8];
  for (const [x, y] of [
    [x0, x0],
    [x1, x0],
    [x0, x1],
    [1, x0],
    [x0, 1],
    [x1, 1],
    [1, x1],
    [x1, x1],
  ])
    s.box(x, y, 0, 0.12, 0.12, 7.4, { color: "amber", shadow: 0.2 });
  for (const z of levels) {
    s.box(x0 + 0.12, x0, z, 3.48, 0.7, 0.1, { color: "sand", shadow: false });
    s.box(x0, x0 + 0.7, z, 0.7, 2.9, 0.1, { color: "sand", shadow: false });
    s.box(x0 + 0.12, x1 - 0.6, z, 3.48, 0.6, 0.1, { color: "sand", shadow: false });
    s.box(x1 - 0.6, x0 + 0.7, z, 0.6, 2.3, 0.1, { color: "sand", shadow: false });
    s.box(x0, x1 + 0.12, z + 0.6, 3.7, 0.05, 0.07, { color: "amber", shadow: false });
    s.box(x1 + 0.12, x0, z + 0.6, 0.05, 3.7, 0.07, { color: "amber", shadow: false });
  }
  column(s, 1.05, 1.05, { r: 0.95, h: 7.4, color: "pale", platforms: [] });
  for (let i = 0; i < 4; i++)
    s.beam(
      [x0 + (i % 2 ? 3.6 : 0), x1 + 0.16, i * 1.6 + 0.1],
      [x0 + (i % 2 ? 0 : 3.6), x1 + 0.16, i * 1.6 + 1.6],
      0.08,
      { color: "amber" },
    );
  person(s, 0.2, 2.5, { z: 1.7, size: 0.8, color: "coral", skin: 1, shadow: false });
  person(s, 2.5, 0.4, { z: 3.3, size: 0.8, color: "teal", skin: 2, shadow: false });
  vessel(s, 4, -1.4, { len: 2.6, axis: "y", color: "teal", r: 0.6 });
  pallet(s, 4, 3.4);
  s.box(4.1, 3.5, 0.22, 1.4, 1.1, 0.8, {
    color: "coral",
    left: emblem("wrench", "#FFFFFF", { size: 0.7 }),
    shadow: false,
  });
  person(s, 2.4, 4.6, { size: 1.1, color: "amber", skin: 0 });
  gantt(s, {
    x: 612,
    y: 96,
    w: 540,
    title: "Scope, frozen",
    rows: [
      { label: "Open up", bars: [{ from: 0.02, to: 0.3, tone: "teal" }] },
      { label: "Trays", bars: [{ from: 0.26, to: 0.66, tone: "coral", text: "Critical" }] },
      {
        label: "Valve",
        bars: [
          { from: 0.32, to: 0.5, tone: "teal" },
          { from: 0.54, to: 0.78, ghost: true, text: "Repeat" },
        ],
      },
      { label: "Close", bars: [{ from: 0.66, to: 0.96, tone: "coral" }] },
    ],
  });
  chip(s, { x: 790, y: 744, icon: "merge", label: "Repeats merged", sub: "Each job has its finding" });
  return s;
}

function permitDocuments(theme) {
  const s = new Scene({ theme, scale: 82, focus: [2.2, 1.4, 1.2], at: [0.56, 0.5], seed: 6 });
  s.ground();
  s.plate(-2.4, -2, 10, 5, s.t.floor2, { stroke: s.t.line });
  for (const [y, z, color] of [
    [-1.2, 2.2, "mid"],
    [-1.2, 1.2, "teal"],
  ])
    tube(s, -3, y, z, 0.3, 11, { color });
  for (const x of [-1.4, 2, 5.4]) s.box(x, -1.5, 0, 0.3, 0.6, 2.6, { color: "dark" });
  // The line that is shut: its closed valve carries a lock.
  for (const x of [-0.6, 4.6]) s.box(x, 0.9, 0, 0.5, 0.6, 0.9, { color: "dark" });
  tube(s, -2.6, 1.2, 1.2, 0.42, 4, { color: "pale" });
  valve(s, 2.2, 1.2, 1.2, { u: 1.05, color: "dark" });
  tube(s, 3, 1.2, 1.2, 0.42, 4.6, { color: "pale", face: (r) => circle(0, 0, r * 0.7, "#2A4650") });
  s.box(2, 2.15, 0.3, 0.62, 0.08, 0.95, {
    color: "coral",
    left: emblem("lock", "#0B1C24", { size: 0.74 }),
    shadow: false,
  });
  person(s, 5.2, 3, { size: 1.25, color: "amber", skin: 2 });
  const page = doc(s, {
    x: 56,
    y: 330,
    w: 348,
    h: 500,
    title: "Hot-work permit",
    sub: "Drawing, valves, gas",
    icon: "file-check-2",
    lines: 13,
    marks: [
      { line: 4, tone: "coral", to: 0.92 },
      { line: 8, tone: "teal", to: 0.6 },
    ],
    stamp: { icon: "pen-line", tone: "coral" },
  });
  const [vx, vy] = s.p(2.3, 2.2, 0.9);
  const from = [page.x + page.w - 36, page.y + 106 + 4 * 27 + 8];
  s.draw(
    path(`M${from[0]} ${from[1]}C${from[0] + 110} ${from[1]} ${vx - 120} ${vy + 60} ${vx - 30} ${vy}`, {
      stroke: s.t.coral,
      sw: 4.5,
    }) +
      circle(vx - 30, vy, 9, s.t.coral) +
      circle(from[0], from[1], 7, s.t.coral),
  );
  chip(s, { x: 770, y: 60, icon: "triangle-alert", label: "Clash with a permit nearby", tone: "coral" });
  return s;
}

function measuredEmissions(theme) {
  const s = new Scene({ theme, scale: 56, focus: [3, 2, 1.6], at: [0.5, 0.6], seed: 7 });
  s.ground();
  s.plate(-3.6, -3.4, 11, 9, s.t.floor, { stroke: s.t.line });
  flare(s, -2.6, -2.2, { h: 4.2, r: 0.26 });
  tank(s, 1, -1.6, { r: 1.7, h: 2.3, band: "teal" });
  tank(s, 5, -1.6, { r: 1.5, h: 1.9, color: "mid", band: "teal" });
  for (const x of [-1.8, 1.6, 5]) s.box(x, 2.3, 0, 0.36, 0.5, 0.8, { color: "dark" });
  tube(s, -2.6, 2.5, 1.05, 0.36, 4.2, { color: "teal" });
  s.drum(1.6, 2.5, 1.05, 0.58, 0.2, { color: "mid" });
  s.drum(1.85, 2.5, 1.05, 0.58, 0.2, {
    color: "coral",
    face: (r) =>
      Array.from({ length: 8 }, (_, i) =>
        circle(Math.cos(i * 0.785) * r * 0.82, Math.sin(i * 0.785) * r * 0.82, 0.06, "#0B1C24"),
      ).join(""),
  });
  tube(s, 2.05, 2.5, 1.05, 0.36, 4.6, { color: "teal" });
  // The plume that only the camera sees, from one flange.
  const [fx, fy] = s.p(1.84, 2.5, 1.6);
  const puffs = coords("0 0 22, 22 -34 34, 56 -66 44, 30 -100 40, 96 -112 50, 140 -90 34");
  s.draw(
    puffs
      .map(([a, b, r], i) =>
        circle(fx + a, fy + b, r, s.t.coral, { op: 0.42 - i * 0.045 }).replace(
          "/>",
          ' filter="url(#soft)"/>',
        ),
      )
      .join("") +
      rect(fx - 60, fy - 180, 270, 220, s.t.coral, {
        rx: 14,
        op: 0.06,
        stroke: s.t.coral,
        sw: 3.5,
        dash: "16 12",
      }),
  );
  // A camera on its tripod, and its field of view.
  const [kx, ky] = [5.2, 5.2];
  for (const [a, b] of coords("-0.5 0.3, 0.5 0.3, 0 -0.5"))
    s.beam([kx + a, ky + b, 0], [kx, ky, 1.5], 0.09, {
      color: "mid",
      bounds: [kx - 0.5, ky - 0.5, 0, kx + 0.5, ky + 0.5, 1.5],
    });
  s.box(kx - 0.5, ky - 0.35, 1.5, 1, 0.7, 0.6, {
    color: "pale",
    shadow: false,
    left: emblem("video", "#0B1C24", { size: 0.86 }),
  });
  const [cx, cy] = s.p(kx - 0.5, ky, 1.8);
  s.draw(path(`M${cx} ${cy}L${fx - 60} ${fy + 40}L${fx + 210} ${fy + 40}Z`, { fill: s.t.teal, op: 0.12 }));
  person(s, 6.6, 4.8, { size: 1.15, color: "amber", skin: 1 });
  fields(s, {
    x: 56,
    y: 620,
    w: 372,
    title: "Leak at this flange",
    items: [
      { label: "Estimate", value: 0.35, tone: "muted" },
      { label: "Camera", value: 0.8, tone: "coral" },
      { label: "Margin", text: "Stated" },
    ],
  });
  chip(s, { x: 800, y: 60, icon: "wrench", label: "Repair order", sub: "With the flange named" });
  return s;
}

function jointVentureLedger(theme) {
  const s = new Scene({ theme, scale: 41, focus: [3.2, 3.2, 1.2], at: [0.49, 0.5], seed: 8 });
  s.ground();
  // The plant in the middle; three partner offices round it, each on its own line to the ledger.
  s.plate(-0.8, -4.4, 8.4, 5.4, s.t.floor2, { stroke: s.t.line });
  column(s, 0.4, -3.2, { h: 5, r: 0.6 });
  column(s, 2.2, -3.4, { h: 6.2, r: 0.7, color: "mid" });
  tank(s, 5.2, -2.4, { r: 1.5, h: 1.9 });
  pipeRack(s, -0.4, -1, 7, { dy: 1.3 });
  const office = (x, y, color, seed) =>
    tower(s, x, y, 2.4, 2.4, 4.2, { color, cols: 4, rows: 7, seed, lit: 0.3 });
  office(-7, 1.6, "dark", 2);
  office(-0.4, 9.4, "pale", 5);
  office(10.6, -2.4, "teal", 9);
  const core = [3.6, 4.6];
  for (const list of [
    coords("-4.6 2.8, -1 2.8, -1 5.2, 2.6 5.2"),
    coords("2 10.6, 4.2 10.6, 4.2 7"),
    coords("11.8 0, 11.8 5.2, 6 5.2"),
    coords("3.2 0.6, 3.2 4"),
  ])
    s.path(list, { color: s.t.iris, w: 5.5 });
  s.box(core[0] - 1.2, core[1] - 0.8, 0, 3.8, 3.2, 0.4, { color: "dark" });
  for (let i = 0; i < 3; i++)
    s.box(core[0] - 0.9, core[1] - 0.5, 0.4 + i * 0.72, 3.2, 2.6, 0.56, {
      color: "iris",
      shadow: false,
      left: (w, h) =>
        rect(w * 0.08, h * 0.3, w * 0.5, h * 0.16, "#FFFFFF", { rx: 0.03 }) +
        rect(w * 0.08, h * 0.58, w * 0.34, h * 0.14, "#FFFFFF", { rx: 0.03, op: 0.7 }) +
        circle(w * 0.9, h * 0.5, h * 0.2, i === 1 ? "#FF6A3D" : "#8FE3D4"),
      right: (w, h) => rect(w * 0.12, h * 0.3, w * 0.6, h * 0.16, "#FFFFFF", { op: 0.7 }),
    });
  const top = s.p(core[0] + 0.7, core[1] + 0.8, 2.7);
  s.draw(
    circle(top[0], top[1] - 6, 34, "#FFFFFF") +
      circle(top[0], top[1] - 6, 34, s.t.iris, { op: 0.15 }) +
      iconAt("receipt-text", top[0], top[1] - 6, 38, s.t.iris, 2),
  );
  fields(s, {
    x: 772,
    y: 640,
    w: 380,
    title: "One charge",
    tag: { label: "Shared", tone: "iris" },
    items: [
      { label: "Approval", text: "Stored" },
      { label: "Split", text: "By agreement" },
    ],
  });
  chip(s, {
    x: 56,
    y: 764,
    icon: "message-circle-question-mark",
    label: "Asked while it is fresh",
    tone: "coral",
  });
  return s;
}

const id = (name) => `industries/oil-gas/${name}`;

export const pictures = [
  {
    id: id("overview"),
    theme: "ink",
    title: "A refinery with tanks, columns and pump jacks",
    draw: overview,
  },
  {
    id: id("well-monitoring"),
    theme: "paper",
    title: "Two pump jacks, one of them strained",
    draw: wellMonitoring,
  },
  { id: id("drone-inspection"), theme: "ink", title: "A drone round a flare stack", draw: droneInspection },
  {
    id: id("turnaround-planning"),
    theme: "paper",
    title: "A column in scaffolding and its plan",
    draw: turnaroundPlanning,
  },
  {
    id: id("permit-documents"),
    theme: "paper",
    title: "A permit tied to a closed valve",
    draw: permitDocuments,
  },
  {
    id: id("measured-emissions"),
    theme: "ink",
    title: "A camera sees a plume at one flange",
    draw: measuredEmissions,
  },
  {
    id: id("joint-venture-ledger"),
    theme: "paper",
    title: "Three partner offices and one ledger",
    draw: jointVentureLedger,
  },
];
