/** Manufacturing: a hall with robots along a line, and close views of machines, parts and benches. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { bars } from "../overlays/bars.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { calendar } from "../overlays/calendar.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { fields } from "../overlays/fields.mjs";
import { gantt } from "../overlays/gantt.mjs";
import { gauge } from "../overlays/gauge.mjs";
import { tiles } from "../overlays/tiles.mjs";
import { conveyor } from "../props/conveyor.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { parcel } from "../props/goods.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { person } from "../props/people.mjs";
import { code } from "../props/print.mjs";
import { robot } from "../props/robot.mjs";
import { desk, room } from "../props/room.mjs";
import { screen } from "../props/screens.mjs";

/** A gear as a path around 0, 0. */
function gearPath(r, teeth = 12, depth = 0.16) {
  const pts = [];
  for (let i = 0; i < teeth; i++) {
    for (const [f, rad] of [
      [0, r],
      [0.3, r],
      [0.42, r * (1 - depth)],
      [0.88, r * (1 - depth)],
    ]) {
      const a = ((i + f) / teeth) * Math.PI * 2;
      pts.push(`${(Math.cos(a) * rad).toFixed(3)} ${(Math.sin(a) * rad).toFixed(3)}`);
    }
  }
  return `M${pts.join("L")}Z`;
}

/** A gear lying at z, h thick: its side is the outline drawn at several heights. */
function gear(s, x, y, z, r, h, { color = "mid", teeth = 12, hole = 0.3, scratch } = {}) {
  const [a, , dark] = s.tones(color);
  const d = gearPath(r, teeth);
  let svg = "";
  const layers = Math.ceil(h * s.k);
  for (let i = 0; i < layers; i++) svg += s.decal("top", x, y, z + (h * i) / layers, path(d, { fill: dark }));
  svg += s.decal(
    "top",
    x,
    y,
    z + h,
    path(d, { fill: a }) +
      circle(0, 0, r * 0.62, undefined, { stroke: dark, sw: r * 0.04 }) +
      circle(0, 0, r * hole, s.t.dark ? "#061016" : "#12303B") +
      (scratch
        ? path(`M${-r * 0.5} ${r * 0.25}L${-r * 0.1} ${r * 0.62}L${r * 0.22} ${r * 0.5}`, {
            stroke: scratch,
            sw: r * 0.09,
          })
        : ""),
  );
  if (z < 0.01) s.roundShadow(x, y, r, h);
  return s.add([x - r, y - r, z, x + r, y + r, z + h], svg);
}

/** A hydraulic press over a bed; ram: how far down, 0..1. */
function press(s, x, y, { color = "mid", ram = 0.4, glow } = {}) {
  s.group(() => {
    s.box(x, y, 0, 2, 1.8, 0.7, { color: "dark", shadow: false });
    s.box(x, y, 0.7, 0.4, 1.8, 2.4, { color, shadow: false });
    s.box(x + 0.5, y + 0.3, 0.7, 1, 1.2, 0.14, { color: glow ?? "pale", shadow: false });
    s.box(x + 0.5, y + 0.4, 2.4 - ram * 1.1, 1, 1, 0.7 + ram * 1.1, { color: "pale", shadow: false });
    s.box(x + 1.6, y, 0.7, 0.4, 1.8, 2.4, { color, shadow: false });
    s.box(x, y, 3.1, 2, 1.8, 0.8, {
      color,
      shadow: false,
      left: (w, h) =>
        rect(w * 0.12, h * 0.3, w * 0.34, h * 0.4, "#0B1C24", { rx: 0.04 }) +
        circle(w * 0.7, h * 0.5, 0.12, glow ? s.t.coral : "#22B9A2"),
    });
  }, [x, y, 0, x + 2, y + 1.8, 3.9]);
  s.shadow(x, y, 2, 1.8, 3.9);
}

/** The hall: two lines of belt, robots, presses, and the back of a saw-tooth roof. */
function base({ theme = "ink", scale = 44, focus = [4, 2, 1], at = [0.5, 0.5], seed = 3 } = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  room(s, -4.4, -4.2, 16.6, 12, 2.6, {
    wall: "dark",
    right: (w, h) =>
      [0.08, 0.3, 0.52, 0.74]
        .map((u) => rect(w * u, h * 0.25, w * 0.16, h * 0.4, s.t.dark ? "#2F6F7D" : "#D3E6E6"))
        .join(""),
    left: (w, h) =>
      [0.06, 0.24, 0.42, 0.6, 0.78]
        .map((u) => rect(w * u, h * 0.25, w * 0.13, h * 0.4, s.t.dark ? "#2F6F7D" : "#D3E6E6"))
        .join(""),
  });
  conveyor(s, -4.2, 0, 16, { w: 1.3 });
  return s;
}

function overview(theme) {
  const s = base({ theme, scale: 43, focus: [3.6, 1.8, 0.8], at: [0.5, 0.51] });
  press(s, -3.4, -3.2, { color: "mid", ram: 0.2 });
  press(s, 0.4, -3.2, { color: "mid", ram: 0.8, glow: "amber" });
  press(s, 4.2, -3.2, { color: "mid", ram: 0.5 });
  for (let i = 0; i < 6; i++) {
    const x = -3.2 + i * 2.7;
    s.box(x, 0.25, 0.8, 1, 0.8, 0.34, { color: i > 3 ? "teal" : i === 3 ? "coral" : "pale" });
    if (i > 1) s.cylinder(x + 0.5, 0.65, 1.14, 0.24, 0.26, { color: "dark", shadow: false });
  }
  robot(s, 1.6, 2.9, [2.6, 1.1, 1.9], { elbow: [-0.1, -0.3, 3], color: "coral" });
  robot(s, 5, 2.9, [5.4, 1.1, 1.9], { elbow: [0.2, -0.2, 3.1], color: "coral" });
  robot(s, 8.6, 2.9, [8, 1.1, 1.9], { elbow: [0.3, -0.2, 3], color: "amber" });
  s.box(8.4, -3.4, 0, 3, 1.6, 1.8, {
    color: "stone",
    left: (w, h) =>
      [0, 1, 2]
        .map(
          (i) =>
            rect(w * (0.08 + i * 0.3), h * 0.14, w * 0.24, h * 0.4, "#071620", { rx: 0.04 }) +
            line(
              w * (0.12 + i * 0.3),
              h * 0.4,
              w * (0.28 + i * 0.3),
              h * 0.24,
              i === 1 ? s.t.coral : "#3FD9BF",
              { sw: 0.05 },
            ),
        )
        .join(""),
  });
  s.path(coords("-4 6.2, 11.6 6.2"), { color: s.t.amber, w: 3, dash: "16 12", glow: false });
  // A driverless carrier on its track.
  s.box(3, 5.6, 0.1, 1.9, 1.3, 0.3, { color: "teal", shadow: 0.5 });
  parcel(s, 3.3, 5.8, { z: 0.4, dx: 1.1, dy: 0.9, dz: 0.8, color: "mid" });
  s.shadow(3, 5.6, 1.9, 1.3, 0.8);
  person(s, -1.6, 3.4, { color: "amber", skin: 1 });
  person(s, 9.8, 5, { color: "teal", skin: 2 });
  s.path(coords("9.4 -1.6, 9.4 -0.5, 12.4 -0.5, 12.4 1, 15 1"), { color: s.t.teal, w: 3 });
  chip(s, {
    x: 56,
    y: 60,
    icon: "factory",
    label: "The line explains itself",
    sub: "Machine, part and person",
    tone: "teal",
  });
  bars(s, { x: 792, y: 620, w: 352, title: "Cycle by cycle", note: "Station three", hot: 14, seed: 5 });
  return s;
}

function predictiveMaintenance(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.4, 1.2, 1.2], at: [0.47, 0.46], seed: 2 });
  s.ground();
  // A motor, its coupling, and the pump it drives, on one bed.
  s.box(-2, -0.2, 0, 8.6, 2.8, 0.4, { color: "dark" });
  const zc = 1.75;
  const yc = 1.2;
  for (const x of [-1.2, 1]) s.box(x, 0.5, 0.4, 0.5, 1.4, 0.6, { color: "mid", shadow: false });
  const fin = s.t.dark ? "#0B1C2488" : "#0B1C2444";
  s.drum(-1.6, yc, zc, 1.25, 3.4, {
    color: "teal",
    bands: Array.from({ length: 12 }, (_, i) => [0.4 + i * 0.22, fin, 0.05]),
    face: (r) => circle(0, 0, r * 0.8, s.t.dark ? "#127767" : "#0C8A78") + circle(0, 0, r * 0.3, "#12303B"),
  });
  s.box(-0.4, 0.8, zc + 1.1, 1, 0.8, 0.5, {
    color: "mid",
    shadow: false,
    left: emblem("zap", "#FFFFFF", { size: 0.7 }),
  });
  s.drum(1.8, yc, zc, 0.3, 0.9, { color: "pale" });
  s.drum(2.2, yc, zc, 0.62, 0.35, {
    color: "coral",
    face: (r) =>
      Array.from({ length: 6 }, (_, i) =>
        circle(Math.cos(i) * r * 0.7, Math.sin(i) * r * 0.7, 0.06, "#7A2F1A"),
      ).join(""),
  });
  s.drum(2.7, yc, zc, 0.26, 0.9, { color: "pale" });
  s.box(3.5, 0.6, 0.4, 1.2, 1.2, 0.7, { color: "mid", shadow: false });
  s.drum(3.4, yc, zc, 1, 1.5, {
    color: "pale",
    face: (r) =>
      circle(0, 0, r * 0.84, s.t.dark ? "#86A0A6" : "#CBD4D4") +
      Array.from({ length: 8 }, (_, i) =>
        circle(Math.cos((i * Math.PI) / 4) * r * 0.9, Math.sin((i * Math.PI) / 4) * r * 0.9, 0.05, "#3E545D"),
      ).join("") +
      circle(0, 0, r * 0.42, "#2A4650"),
  });
  s.lathe(4.1, yc, zc + 0.85, coords("0.36 0, 0.36 0.9, 0.52 0.9, 0.52 1.06"), {
    color: "pale",
    shadow: false,
  });
  s.beam([5.1, yc, zc], [7.6, yc, zc], 0.62, { color: "mid" });
  s.drum(5.6, yc, zc, 0.52, 0.2, { color: "pale" });
  // Sensors with their rings; the coupling's is in coral.
  const pulse = (x, z, color) => {
    const [cx, cy] = s.p(x, yc, z);
    s.draw(
      [18, 32, 46]
        .map((r, i) =>
          circle(cx, cy, r, undefined, { stroke: color, sw: 3 }).replace(
            "/>",
            ` stroke-opacity="${0.9 - i * 0.28}"/>`,
          ),
        )
        .join("") + circle(cx, cy, 9, color),
    );
  };
  pulse(2.4, zc + 0.75, s.t.coral);
  pulse(-1.1, zc + 1.3, s.t.teal);
  pulse(4.1, zc + 2, s.t.teal);
  // The technician arrives with the part before the fault does.
  person(s, 6.2, 4.2, { size: 1.35, color: "amber", skin: 2 });
  s.box(7, 3.6, 0, 1.3, 0.7, 0.6, { color: "coral", left: emblem("wrench", "#FFFFFF", { size: 0.75 }) });
  const at = s.p(2.4, yc, zc + 0.75);
  s.draw(line(at[0] + 50, at[1] - 30, 760, 200, s.t.coralText, { sw: 2, dash: "2 6" }));
  bars(s, { x: 752, y: 56, w: 392, title: "Vibration at the coupling", count: 20, hot: 16, seed: 31 });
  calendar(s, { x: 56, y: 596, title: "Planned stop", weeks: 3, marked: { 12: "coral" } });
  return s;
}

function visualInspection(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.4, 0.7, 1.2], at: [0.46, 0.465], seed: 4 });
  s.ground();
  conveyor(s, -6, -0.2, 17, { w: 2.2, h: 0.7 });
  for (let i = 0; i < 6; i++) {
    const x = -4.6 + i * 2.6;
    gear(s, x, 0.9, 0.8, 0.82, 0.26, {
      color: i === 3 ? "coral" : "pale",
      scratch: i === 3 ? "#0B1C24" : undefined,
    });
  }
  // A camera arch with its cone of light over the one in question.
  const cx = 3.2;
  s.box(cx - 0.3, -1, 0, 0.6, 0.5, 4.2, { color: "mid" });
  s.box(cx - 0.3, 2.3, 0, 0.6, 0.5, 4.2, { color: "mid" });
  s.box(cx - 0.3, -1, 4.2, 0.6, 3.8, 0.4, { color: "mid" });
  s.box(cx - 0.32, 0.5, 3.5, 0.64, 0.8, 0.7, {
    color: "black",
    left: (w, h) => rect(w * 0.2, h * 0.3, w * 0.6, h * 0.4, s.t.coral, { rx: 0.05 }),
  });
  s.lathe(cx, 0.9, 3.2, coords("0.18 0, 0.26 0.3"), { color: "dark", shadow: false });
  const apex = s.p(cx, 0.9, 3.2);
  const foot = s.p(cx, 0.9, 1.06);
  const rx = 0.95 * s.k * 1.2247;
  s.draw(
    `<path d="M${apex[0] - 8} ${apex[1]}L${foot[0] - rx} ${foot[1]}A${rx} ${rx * 0.577} 0 0 0` +
      ` ${foot[0] + rx} ${foot[1]}L${apex[0] + 8} ${apex[1]}Z" fill="${s.t.teal}"` +
      ` fill-opacity=".16"/>` +
      `<ellipse cx="${foot[0]}" cy="${foot[1]}" rx="${rx}" ry="${rx * 0.577}" fill="none"` +
      ` stroke="${s.t.teal}" stroke-width="3" stroke-dasharray="8 8"/>`,
  );
  // The reject bin.
  s.box(7.2, 3.6, 0, 1.8, 1.6, 0.8, { color: "dark", left: emblem("x", s.t.coral, { size: 0.7 }) });
  gear(s, 8.1, 4.3, 0.8, 0.6, 0.18, { color: "coral" });
  s.path(coords("5.8 2.05 0.85, 5.8 3 0, 5.8 4.4 0, 7.1 4.4 0"), { color: s.t.coral, w: 4, layer: "over" });
  const tile = (mark) => (w, h) =>
    `<g transform="translate(${w / 2} ${h / 2}) scale(${h * 0.44})">` +
    path(gearPath(1), { fill: s.mat.pale[1] }) +
    circle(0, 0, 0.3, s.t.bg1) +
    (mark ? path("M-.62 .2L-.3 .6L.05 .5", { stroke: "#B23A16", sw: 0.1 }) : "") +
    "</g>";
  tiles(s, {
    x: 56,
    y: 560,
    w: 158,
    h: 136,
    list: [
      { paint: tile(false), box: [0.1, 0.06, 0.8, 0.88], tone: "teal", label: "Good part" },
      { paint: tile(true), box: [0.18, 0.48, 0.4, 0.42], label: "Scratch" },
    ],
  });
  chip(s, {
    x: 800,
    y: 64,
    icon: "scan-eye",
    label: "Set aside, with the image",
    sub: "Inspector confirms",
  });
  return s;
}

function productionScheduling(theme) {
  const s = new Scene({ theme, scale: 54, focus: [3.4, 2.4, 1], at: [0.5, 0.47], seed: 6 });
  s.ground();
  // Three machines side by side; each has its queue of jobs in front, in the order they will run.
  const jobs = [
    ["teal", "coral", "teal"],
    ["amber", "amber", "coral", "dark"],
    ["teal", "dark"],
  ];
  jobs.forEach((list, i) => {
    const x = -4.2 + i * 5.2;
    s.plate(x - 0.6, -2.4, 3.2, 10.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
    press(s, x, -2, { color: "mid", ram: 0.2 + i * 0.3, glow: i === 1 ? "coral" : undefined });
    conveyor(s, x + 0.4, 0.1, 6.8, { axis: "y", w: 1.2, h: 0.5 });
    list.forEach((c, k) => {
      s.box(x + 0.55, 0.7 + k * 1.5, 0.6, 0.9, 1.05, 0.62, {
        color: c,
        left: emblem(["cog", "bolt", "disc-3", "box"][k], c === "amber" ? "#0B1C24" : "#FFFFFF", {
          size: 0.66,
        }),
      });
    });
  });
  // The job that jumps from the second queue to the third.
  const a = s.p(2.1, 4.2, 1.4);
  const b = s.p(7.2, 4.2, 1.4);
  s.draw(
    path(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${Math.min(a[1], b[1]) - 110} ${b[0]} ${b[1]}`, {
      stroke: s.t.coral,
      sw: 4.5,
      dash: "1 11",
    }) +
      path(`M${b[0] - 6} ${b[1] - 20}L${b[0]} ${b[1]}L${b[0] - 20} ${b[1] - 6}`, {
        stroke: s.t.coral,
        sw: 4.5,
      }),
  );
  s.box(6.75, 3.7, 0.6, 0.9, 1.05, 0.62, { color: "coral", opacity: 0.35, edge: true });
  gantt(s, {
    x: 56,
    y: 574,
    w: 560,
    title: "Tomorrow, three machines",
    now: 0.08,
    rows: [
      {
        label: "Press one",
        bars: [
          { from: 0.02, to: 0.4, tone: "teal" },
          { from: 0.44, to: 0.6, tone: "coral" },
          { from: 0.64, to: 0.96, tone: "teal" },
        ],
      },
      {
        label: "Press two",
        bars: [
          { from: 0.02, to: 0.56, tone: "amber", text: "Rush order" },
          { from: 0.6, to: 0.82, tone: "coral", ghost: true },
        ],
      },
      {
        label: "Press three",
        bars: [
          { from: 0.02, to: 0.34, tone: "teal" },
          { from: 0.42, to: 0.68, tone: "coral", text: "Moved" },
        ],
      },
    ],
  });
  chip(s, {
    x: 800,
    y: 756,
    icon: "list-restart",
    label: "Plan mended, not redrawn",
    sub: "One job changes machine",
  });
  return s;
}

function energyPerUnit(theme) {
  const s = new Scene({ theme, scale: 58, focus: [3, 1.4, 1.2], at: [0.5, 0.53], seed: 9 });
  s.ground();
  // Supply: roof panels and a pylon; the furnace; units leaving, each with its own share.
  s.group(() => {
    s.box(-6.2, -3.4, 0, 4.4, 3.6, 1.6, {
      color: "stone",
      shadow: false,
      left: windows({ cols: 5, rows: 1, lit: 0.4, pad: 0.22 }),
      right: windows({ cols: 4, rows: 1, lit: 0.2, pad: 0.22, seed: 9 }),
    });
    for (let i = 0; i < 3; i++)
      s.box(-5.9, -3.1 + i * 1.12, 1.6, 3.8, 0.86, 0.14, {
        color: "dark",
        top: (w, h) =>
          Array.from({ length: 7 }, (_, k) =>
            line((w * (k + 1)) / 8, 0, (w * (k + 1)) / 8, h, s.t.teal, { sw: 0.03, op: 0.8 }),
          ).join("") + line(0, h / 2, w, h / 2, s.t.teal, { sw: 0.03, op: 0.8 }),
      });
  });
  s.shadow(-6.2, -3.4, 4.4, 3.6, 1.6);
  const pole = (x, y) => {
    for (const [a, b] of coords("-0.4 -0.4, 0.4 -0.4, -0.4 0.4, 0.4 0.4"))
      s.beam([x + a, y + b, 0], [x, y, 4], 0.06, {
        color: "mid",
        bounds: [x - 0.4, y - 0.4, 0, x + 0.4, y + 0.4, 4],
      });
    for (const z of [2.9, 3.5]) s.beam([x, y - 0.9, z], [x, y + 0.9, z], 0.08, { color: "mid" });
    s.roundShadow(x, y, 0.5, 1);
  };
  pole(1.2, -4.2);
  s.path(coords("-1.8 -1.6, 0.6 -1.6, 0.6 0.4"), { color: s.t.teal, w: 4 });
  s.path(coords("1.2 -3.8, 2.2 -3.8, 2.2 -0.4"), { color: s.t.amber, w: 4 });
  // The furnace with a glowing mouth.
  s.plate(-1, -0.6, 5, 4.2, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.box(-0.4, -0.2, 0, 3.6, 3.2, 2.7, {
    color: "mid",
    right: (w, h) =>
      rect(w * 0.2, h * 0.42, w * 0.6, h * 0.4, "#0B1C24", { rx: 0.1 }) +
      rect(w * 0.26, h * 0.48, w * 0.48, h * 0.3, s.t.coral, { rx: 0.08 }) +
      rect(w * 0.34, h * 0.58, w * 0.32, h * 0.2, "#FFC27A", { rx: 0.06 }),
    left: (w, h) =>
      rect(w * 0.12, h * 0.16, w * 0.44, h * 0.4, s.t.dark ? "#071620" : "#12303B", { rx: 0.06 }) +
      path(
        `M${w * 0.17} ${h * 0.46}L${w * 0.25} ${h * 0.3}L${w * 0.33} ${h * 0.42}L${w * 0.42}` +
          ` ${h * 0.24}L${w * 0.51} ${h * 0.34}`,
        { stroke: "#3FD9BF", sw: 0.06 },
      ) +
      circle(w * 0.75, h * 0.3, 0.26, "#FFFFFF") +
      line(w * 0.75, h * 0.3, w * 0.79, h * 0.24, s.t.coral, { sw: 0.06 }),
  });
  s.lathe(0.6, 0.8, 2.7, coords("0.34 0, 0.3 1.5, 0.38 1.5, 0.38 1.62"), { color: "pale", shadow: false });
  conveyor(s, 3.3, 0.7, 9, { w: 1.4, h: 0.7 });
  for (let i = 0; i < 4; i++) {
    const x = 4.4 + i * 1.9;
    s.box(x, 0.95, 0.8, 0.95, 0.9, 0.7, {
      color: i === 1 ? "coral" : "pale",
      left: emblem("zap", i === 1 ? "#0B1C24" : s.t.teal, { size: 0.7 }),
    });
    // A column by each unit: what it took.
    s.box(x + 0.2, 3, 0, 0.6, 0.6, i === 1 ? 2 : 1 + (i % 2) * 0.2, { color: i === 1 ? "coral" : "teal" });
    s.path(
      [
        [x + 0.5, 2.2],
        [x + 0.5, 3],
      ],
      { color: i === 1 ? s.t.coral : s.t.teal, w: 2.5, dash: "1 7" },
    );
  }
  gauge(s, { x: 860, y: 56, w: 284, title: "Energy per unit", label: "In range", value: 0.62 });
  chip(s, {
    x: 56,
    y: 740,
    icon: "flame",
    label: "Furnace held hot and idle",
    sub: "Batch the next two orders",
  });
  return s;
}

function workInstructions(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.2, 1.6, 1.5], at: [0.36, 0.53], seed: 5 });
  s.ground();
  // A bench with the assembly opened up along its axis.
  desk(s, -1.4, 0, 7.2, 2.8, { h: 1.1, color: "sand", body: "dark", legs: true });
  s.box(-1.4, -0.2, 1.1, 7.2, 0.18, 1.9, {
    color: "mid",
    left: (w, h) => {
      const tools = ["wrench", "hammer", "drill", "ruler", "pencil-ruler"];
      return tools
        .map((name, i) =>
          iconAt(name, w * (0.1 + i * 0.115), h * 0.4, 0.66, s.t.dark ? "#DCE9EA" : "#FFFFFF", 1.8),
        )
        .join("");
    },
  });
  const [x, y, z] = [1.2, 1.5, 1.1];
  s.cylinder(x, y, z, 0.95, 0.24, { color: "mid", shadow: false });
  gear(s, x, y, z + 0.52, 0.8, 0.22, { color: "pale" });
  s.cylinder(x, y, z + 1.08, 0.46, 0.2, { color: "teal", shadow: false });
  gear(s, x, y, z + 1.66, 0.62, 0.2, { color: "coral", teeth: 10 });
  s.lathe(x, y, z + 2.26, coords("0.2 0, 0.2 0.16, 0.34 0.16, 0.34 0.36"), { color: "amber", shadow: false });
  const [top, foot] = [s.p(x, y, z + 2.9), s.p(x, y, z + 0.24)];
  s.draw(line(top[0], top[1], foot[0], foot[1], s.t.teal, { sw: 2, dash: "3 7", op: 0.75 }));
  // Trays of screws; the tablet that speaks.
  for (let i = 0; i < 3; i++)
    s.box(2.8 + i * 0.72, 1.9, 1.1, 0.62, 0.62, 0.2, {
      color: ["amber", "teal", "pale"][i],
      top: (w, h) =>
        coords("0.3 0.3, 0.7 0.4, 0.45 0.7")
          .map(([a, b]) => circle(w * a, h * b, 0.07, "#12303B"))
          .join(""),
    });
  screen(s, 3.2, 0.3, {
    z: 1.1,
    w: 2.2,
    h: 1.4,
    face: "left",
    paint: (w, h, _sc) =>
      iconAt("cog", w * 0.3, h * 0.5, 0.75, s.t.coral, 1.7) +
      rect(w * 0.54, h * 0.26, w * 0.34, 0.12, s.t.text, { rx: 0.05 }) +
      rect(w * 0.54, h * 0.44, w * 0.28, 0.1, s.t.faint, { rx: 0.05 }) +
      rect(w * 0.54, h * 0.66, w * 0.3, 0.22, s.t.teal, { rx: 0.08 }),
  });
  person(s, 1.6, 4.4, { size: 1.35, color: "coral", skin: 1 });
  checklist(s, {
    x: 764,
    y: 540,
    title: "Step three of this order",
    items: [
      { label: "Seat the bearing", state: "done" },
      { label: "Fit the small gear", state: "review", tag: "Now" },
      { label: "Torque the cap", state: "open" },
      { label: "Sign the card", state: "open" },
    ],
  });
  bubbles(s, {
    x: 700,
    y: 84,
    w: 444,
    messages: [
      { text: "Which way does it face?", me: true },
      { text: ["Chamfer down, see the", "drawing, sheet two"], icon: "book-open", tone: "teal" },
    ],
  });
  return s;
}

function partPassports(theme) {
  const s = new Scene({ theme, scale: 70, focus: [1.8, 1.8, 1], at: [0.45, 0.47], seed: 8 });
  s.ground();
  // One part on a plinth, larger than life, with its code.
  s.box(-0.6, -0.6, 0, 4.8, 4.8, 0.5, {
    color: "dark",
    left: (w, h) => rect(w * 0.36, h * 0.26, w * 0.28, h * 0.48, "#FFFFFF", { rx: 0.06, op: 0.9 }),
  });
  s.box(-0.2, -0.2, 0.5, 4, 4, 0.16, { color: "pale", shadow: false });
  gear(s, 1.8, 1.8, 0.66, 1.75, 0.6, { color: "mid", teeth: 16, hole: 0.2 });
  s.lathe(1.8, 1.8, 1.26, coords("0.85 0, 0.85 0.5, 0.6 0.5, 0.6 1.3"), { color: "pale", shadow: false });
  s.cylinder(1.8, 1.8, 2.56, 0.6, 0.02, { color: "dark", shadow: false });
  // The code, on a card that leans on the plinth.
  s.box(2.2, 4.5, 0, 1.5, 0.1, 1.7, {
    color: "pale",
    left: (_w, _h) =>
      code(0.14, 0.14, 1.22, { seed: 5 }) + rect(0.14, 1.45, 1.22, 0.12, s.t.iris, { rx: 0.05 }),
  });
  // Its life in blocks: cast, machined, tested, fitted.
  s.path(coords("-1 6.6, 7.6 6.6"), { color: s.t.iris, w: 5 });
  [
    ["flame", "iris"],
    ["drill", "iris"],
    ["microscope", "iris"],
    ["wrench", "teal"],
  ].forEach(([name, color], i) => {
    ledgerBlock(s, -1.2 + i * 2.2, 6, { size: 1.2, icon: name, color });
  });
  s.path(coords("1 4.3, 1 6.6"), { color: s.t.iris, w: 3, dash: "1 9" });
  fields(s, {
    x: 776,
    y: 64,
    w: 368,
    title: "Part passport",
    tag: { label: "Genuine", tone: "iris" },
    items: [
      { label: "Melt and heat", text: "Certified" },
      { label: "Machined by", text: "Named" },
      { label: "Tested", text: "Passed" },
      { label: "Repairs", text: "None yet", tone: "muted" },
    ],
  });
  chip(s, { x: 800, y: 752, icon: "qr-code", label: "Scan the part, read its life", tone: "iris" });
  return s;
}

const id = (name) => `industries/manufacturing/${name}`;

export const pictures = [
  { id: id("overview"), theme: "ink", title: "A hall with presses, robots and a line", draw: overview },
  {
    id: id("predictive-maintenance"),
    theme: "paper",
    title: "A motor and pump with a coupling that vibrates",
    draw: predictiveMaintenance,
  },
  {
    id: id("visual-inspection"),
    theme: "ink",
    title: "A camera over a belt finds a scratched gear",
    draw: visualInspection,
  },
  {
    id: id("production-scheduling"),
    theme: "paper",
    title: "Jobs queueing at three presses, one of them moved",
    draw: productionScheduling,
  },
  {
    id: id("energy-per-unit"),
    theme: "paper",
    title: "A furnace, its power, and what each unit took",
    draw: energyPerUnit,
  },
  {
    id: id("work-instructions"),
    theme: "ink",
    title: "A bench with an assembly opened up and the next step",
    draw: workInstructions,
  },
  {
    id: id("part-passports"),
    theme: "paper",
    title: "One machined part with its code and its chain of records",
    draw: partPassports,
  },
];
