/** Aviation: a hangar and stands, an engine, crews, a phone, a parts shelf, fuel. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { bars } from "../overlays/bars.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { chip } from "../overlays/chip.mjs";
import { fields } from "../overlays/fields.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { gantt } from "../overlays/gantt.mjs";
import { gauge } from "../overlays/gauge.mjs";
import { queue } from "../overlays/queue.mjs";
import { airliner } from "../props/airliner.mjs";
import { bowser, highLoader } from "../props/apron-vehicles.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { parcel } from "../props/goods.mjs";
import { hangar } from "../props/hangar.mjs";
import { jetEngine } from "../props/jet-engine.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { lorry } from "../props/lorry.mjs";
import { fog } from "../props/marks.mjs";
import { person } from "../props/people.mjs";
import { desk } from "../props/room.mjs";
import { phone } from "../props/screens.mjs";
import { shelf } from "../props/shelf.mjs";

/** A stand's lead-in line and its box on the apron. */
function stand(s, x, y, len, axis = "x") {
  const list =
    axis === "x"
      ? [
          [x, y],
          [x + len, y],
        ]
      : [
          [x, y],
          [x, y + len],
        ];
  s.path(list, { color: s.t.amber, w: 4, glow: false, op: 0.7 });
}

function overview(theme) {
  const s = new Scene({ theme, scale: 42, focus: [3.4, 1.4, 1.6], at: [0.49, 0.55], seed: 2 });
  s.ground();
  hangar(s, -7.4, -5.6, { dx: 6, dy: 12.4, h: 3.4 });
  stand(s, -1.4, 0.6, 20);
  airliner(s, -0.8, 0.6, { u: 1.15, livery: "coral" });
  bowser(s, 7.6, 5, { color: "teal" });
  lorry(s, 2.4, 8.2, { len: 2.4, color: "mid", w: 1 });
  person(s, 12, 3.4, { color: "amber", skin: 1 });
  person(s, 9.8, 6.8, { color: "teal", skin: 2 });
  s.box(11.6, -4.4, 0, 1.1, 1.1, 4.2, {
    color: "stone",
    left: windows({ cols: 1, rows: 5, lit: 0.4 }),
    right: windows({ cols: 1, rows: 5, lit: 0.2 }),
  });
  s.box(11.2, -4.8, 4.2, 1.9, 1.9, 0.9, {
    color: "glass",
    shadow: false,
    left: windows({ cols: 3, rows: 1, lit: 1, pad: 0.1 }),
    right: windows({ cols: 3, rows: 1, lit: 1, pad: 0.1 }),
  });
  chip(s, {
    x: 56,
    y: 750,
    icon: "plane",
    label: "Ready to depart",
    sub: "Every step logged",
    tone: "teal",
  });
  gauge(s, { x: 884, y: 52, w: 268, title: "Today's plan", label: "Holding", value: 0.7, tone: "coral" });
  return s;
}

function turnaroundPrediction(theme) {
  const s = new Scene({ theme, scale: 46, focus: [2, 6, 1.2], at: [0.46, 0.47], seed: 3 });
  s.ground();
  s.plate(-6.4, -1, 14, 15, s.t.floor2, { stroke: s.t.line });
  stand(s, 0.6, -1, 17, "y");
  airliner(s, 0.6, -0.6, { axis: "y", u: 1.05, livery: "teal" });
  // The bridge from the terminal on the far side; lorries on the near one.
  s.box(-8.6, 4, 0, 3.4, 7, 3, {
    color: "pale",
    left: windows({ cols: 3, rows: 2, lit: 0.2 }),
    right: windows({ cols: 7, rows: 2, lit: 0.3 }),
  });
  s.box(-5.2, 8.2, 1.7, 4.6, 1.1, 1.2, {
    color: "glass",
    left: (w, h) => rect(w * 0.04, h * 0.2, w * 0.92, h * 0.4, "#FFFFFF", { op: 0.5 }),
    shadow: false,
  });
  s.box(-3, 8.5, 0, 0.4, 0.4, 1.7, { color: "mid" });
  highLoader(s, 2, 8.2, { color: "coral" });
  bowser(s, 6.4, 3.4, { axis: "y", color: "amber", len: 2.4 });
  s.path(coords("6.4 4.4 0.9, 5 4.2 0.3, 4.2 5 1.2"), { color: s.t.text, w: 4, layer: "over", glow: false });
  lorry(s, 4.8, 9.6, { axis: "y", len: 2, color: "mid", w: 1 });
  person(s, 3.8, 11.6, { color: "amber", skin: 1 });
  s.pin(2.6, 9.4, 2.9, { h: 1.3, r: 26, glyph: iconAt("clock-alert", 0, 0, 32, "#0B1C24", 2.2) });
  gantt(s, {
    x: 640,
    y: 626,
    w: 512,
    title: "Pushback estimate",
    now: 0.44,
    rows: [
      { label: "Fuel", bars: [{ from: 0.02, to: 0.42, tone: "teal" }] },
      { label: "Cabin", bars: [{ from: 0.12, to: 0.44, tone: "teal" }] },
      { label: "Catering", bars: [{ from: 0.34, to: 0.82, tone: "coral", text: "Slipped" }] },
    ],
  });
  return s;
}

function componentHealth(theme) {
  const s = new Scene({ theme, scale: 84, focus: [2.4, 0.4, 1.7], at: [0.45, 0.5], seed: 4 });
  s.ground();
  s.plate(-2.6, -2.6, 10.4, 6.2, s.t.floor, { stroke: s.t.line });
  s.box(-2.6, -3, 0, 10.4, 0.3, 3.4, {
    color: "dark",
    left: (w, h) =>
      Array.from({ length: 8 }, (_, i) =>
        rect(w * (0.03 + i * 0.125), h * 0.16, w * 0.08, h * 0.3, "#2F6F7D", { op: 0.7 }),
      ).join(""),
  });
  const valve = jetEngine(s, -0.6, 0, { u: 1.05, cowl: "mid" });
  const [vx, vy] = s.p(...valve);
  s.draw(
    circle(vx, vy, 60, s.t.coral, { op: 0.16 }) +
      circle(vx, vy, 40, s.t.coral, { op: 0.3 }) +
      circle(vx, vy, 24, s.t.coral) +
      iconAt("circle-gauge", vx, vy, 32, "#0B1C24", 2.2) +
      line(vx + 28, vy - 26, 800, 200, s.t.coralText, { sw: 2.5, dash: "2 7" }),
  );
  person(s, 1.8, 3, { size: 1.2, color: "amber", skin: 1 });
  s.box(2.8, 2.8, 0, 1.3, 0.8, 0.9, { color: "coral", left: emblem("wrench", "#FFFFFF", { size: 0.7 }) });
  forecast(s, {
    x: 780,
    y: 60,
    w: 372,
    h: 236,
    title: "Bleed valve closing",
    value: "Later each flight",
    seed: 8,
    trend: 0.5,
  });
  chip(s, {
    x: 780,
    y: 752,
    icon: "calendar-check",
    label: "Change at the base",
    sub: "Spare in store",
    tone: "teal",
  });
  return s;
}

function crewRecovery(theme) {
  const s = new Scene({ theme, scale: 37, focus: [2.8, 3.2, 0.6], at: [0.46, 0.48], seed: 5 });
  s.ground();
  s.plate(-4.6, -8, 18, 13.4, s.t.floor2, { stroke: s.t.line });
  for (const [x, y, livery] of [
    [-4, -4.4, "teal"],
    [3, 1.4, "coral"],
  ]) {
    stand(s, x, y, 13);
    airliner(s, x, y, { u: 0.84, livery });
  }
  hangar(s, -11.4, -6.6, { dx: 5, dy: 9, h: 3.6, color: "pale" });
  // Crews of three at the front, joined to flights by new lines; one old line is cut.
  const crews = [
    [-3.6, 6.8, "teal"],
    [0.4, 8.6, "coral"],
    [4.4, 10.4, "amber"],
  ];
  crews.forEach(([x, y, color]) => {
    s.plate(x - 0.7, y - 0.7, 3.2, 1.8, s.t.bg0, { stroke: s.t.line });
    for (const k of [0, 0.95, 1.9])
      person(s, x + k, y, { size: 1.15, color: k ? color : "dark", skin: (k * 2 + y) | 0 });
  });
  const join = (from, to, color, dash) => {
    const [q, r] = [s.p(...from), s.p(...to)];
    s.draw(
      path(`M${q[0]} ${q[1]}C${q[0]} ${q[1] - 110} ${r[0] - 60} ${r[1] + 60} ${r[0]} ${r[1]}`, {
        stroke: color,
        sw: 5,
        dash,
      }) +
        circle(r[0], r[1], 10, color) +
        circle(q[0], q[1], 8, color),
    );
  };
  fog(s, coords("250 150 300 0.85, 590 190 320 0.8, 130 250 240 0.7, 470 290 240 0.6"));
  join([-2.6, 6.8, 2.2], [3.2, -4.2, 2.6], s.t.faint, "3 11");
  join([-2.6, 6.8, 2.2], [8.6, 1.6, 2.4], s.t.coral);
  join([1.4, 8.6, 2.2], [11.8, 1.8, 2], s.t.coral);
  queue(s, {
    x: 812,
    y: 586,
    title: "Complete plans",
    items: [
      { icon: "shield-check", label: "Plan one", sub: "Duty hours legal", tone: "coral" },
      { icon: "shield-check", label: "Plan two", sub: "More waiting" },
    ],
  });
  chip(s, {
    x: 56,
    y: 748,
    icon: "cloud-fog",
    label: "Fog at the hub",
    sub: "Reserves held back",
    tone: "teal",
  });
  return s;
}

function rebookingAssistant(theme) {
  const s = new Scene({ theme, scale: 50, focus: [3.2, 2, 1.6], at: [0.52, 0.56], seed: 6 });
  s.ground();
  s.plate(-4.4, -7, 14, 8.6, s.t.floor2, { stroke: s.t.line });
  airliner(s, -4, -3, { u: 0.98, livery: "teal" });
  const seats = (w, h) => {
    let svg = text(w / 2, 0.78, "New flight", { size: 0.42, weight: 600, fill: s.t.text, anchor: "middle" });
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 4; c++) {
        const hot = r === 2 && c > 1;
        svg += rect(
          w * 0.13 + c * w * 0.165 + (c > 1 ? w * 0.1 : 0),
          1.1 + r * 0.5,
          w * 0.135,
          0.38,
          hot ? s.t.coral : (r * 3 + c) % 4 ? s.t.track : s.t.teal,
          { rx: 0.08 },
        );
      }
    return (
      svg +
      rect(w * 0.14, h - 1.05, w * 0.72, 0.6, s.t.coral, { rx: 0.2 }) +
      text(w / 2, h - 0.63, "Book it", { size: 0.36, weight: 600, fill: "#0B1C24", anchor: "middle" })
    );
  };
  phone(s, 0.2, 5.4, { h: 5, w: 2.9, paint: seats });
  // The short line at the transfer desk.
  desk(s, 8, 3.2, 1.4, 2.8, { h: 1.1, color: "pale", body: "teal" });
  person(s, 10.2, 4.4, { color: "dark", skin: 2, size: 1.1 });
  [
    [6.8, 4.6, "coral"],
    [5.6, 4.8, "amber"],
  ].forEach(([x, y, color], i) => {
    person(s, x, y, { color, skin: i, size: 1.1 });
    s.box(x - 0.2, y + 0.5, 0, 0.5, 0.36, 0.7, { color: i ? "teal" : "dark" });
  });
  bubbles(s, {
    x: 52,
    y: 60,
    w: 420,
    messages: [
      { text: "Is there a later one tonight?", me: true },
      { text: ["Two seats together,", "and your hotel voucher"], icon: "plane", tone: "coral" },
    ],
  });
  chip(s, { x: 56, y: 756, icon: "user-round", label: "Hard cases", sub: "To an agent", tone: "teal" });
  return s;
}

function partProvenance(theme) {
  const s = new Scene({ theme, scale: 65, focus: [3, 2, 1.7], at: [0.43, 0.53], seed: 7 });
  s.ground();
  s.plate(-1.6, -1.4, 9.6, 4.4, s.t.floor, { stroke: s.t.line });
  const ring = (x, y, z, color) =>
    s.drum(x, y, z + 0.5, 0.5, 0.5, {
      color,
      axis: "y",
      face: (r) =>
        circle(0, 0, r * 0.55, "#071620") +
        Array.from({ length: 8 }, (_, i) =>
          circle(Math.cos(i * 0.785) * r * 0.78, Math.sin(i * 0.785) * r * 0.78, 0.05, "#12303B"),
        ).join(""),
    });
  shelf(s, -1, -0.6, 6.6, {
    levels: 3,
    gap: 1.35,
    depth: 1.3,
    color: "mid",
    back: "dark",
    goods: (_s, level, x0, _x1, y, z) => {
      for (let i = 0; i < 4; i++) {
        const x = x0 + 0.3 + i * 1.6;
        const hot = level === 1 && i === 2;
        if ((level + i) % 3 === 2 && !hot)
          parcel(s, x, y + 0.2, { z, dx: 1, dy: 0.7, dz: 0.75, shadow: false });
        else ring(x + 0.5, y + 0.3, z, hot ? "coral" : (i + level) % 2 ? "pale" : "mid");
      }
    },
  });
  // The tag on the one part, and the certificates that lead to it.
  const part = s.p(3, 0.6, 2);
  s.draw(line(part[0] + 20, part[1] - 10, 800, 230, s.t.coralText, { sw: 2.5, dash: "2 7" }));
  s.path(coords("-1.8 4.2, 7 4.2"), { color: s.t.iris, w: 6 });
  ["factory", "wrench", "plane", "badge-check"].forEach((name, i) => {
    ledgerBlock(s, -1.6 + i * 2.3, 3.6, { size: 1.25, icon: name, color: i === 3 ? "coral" : "iris" });
  });
  s.path(coords("5.9 3.5, 5.9 1.4, 3 1.4"), { color: s.t.iris, w: 4, dash: "1 10" });
  person(s, 7.2, 1.4, { size: 1.3, color: "teal", skin: 1 });
  fields(s, {
    x: 780,
    y: 60,
    w: 372,
    title: "Release tag",
    tag: { label: "Matches", tone: "iris" },
    items: [
      { label: "Serial number", text: "Seen once" },
      { label: "Last repair", text: "Signed" },
      { label: "First flight", text: "Traced" },
    ],
  });
  chip(s, { x: 56, y: 752, icon: "scan-line", label: "Accept or quarantine", sub: "Inspector decides" });
  return s;
}

function fuelEmissions(theme) {
  const s = new Scene({ theme, scale: 45, focus: [4.4, 2.6, 1.2], at: [0.5, 0.51], seed: 8 });
  s.ground();
  s.plate(-3, -4.6, 16, 10, s.t.floor2, { stroke: s.t.line });
  stand(s, -2, -0.6, 15);
  airliner(s, -3, -0.6, { u: 1.05, livery: "amber" });
  bowser(s, 4.8, 4, { color: "coral", len: 3.2 });
  s.path(coords("4.9 4.3 1, 3.8 4.2 0.2, 3.2 3.4 0.2, 3.2 3 1.3"), {
    color: s.t.text,
    w: 6,
    layer: "over",
    glow: false,
  });
  person(s, 3.6, 5.2, { color: "teal", skin: 1 });
  // Planned and burned, as pairs of columns on the apron.
  coords("2.7 2.1, 3.1 2.9, 2.3 3.1, 2.9 2.3").forEach(([plan, burn], i) => {
    const x = -1.6 + i * 2.4;
    s.cylinder(x, 8, 0, 0.46, plan, { color: "mid" });
    s.cylinder(x + 1.05, 8, 0, 0.46, burn, { color: burn > plan ? "coral" : "teal" });
  });
  bars(s, {
    x: 792,
    y: 620,
    w: 360,
    title: "Burn against plan",
    note: "Crew names removed",
    hot: 11,
    count: 18,
    seed: 14,
  });
  chip(s, {
    x: 810,
    y: 60,
    icon: "fuel",
    label: "Captain decides",
    sub: "Weather explained",
    tone: "teal",
  });
  return s;
}

const id = (name) => `industries/aviation/${name}`;

export const pictures = [
  { id: id("overview"), theme: "ink", title: "A hangar and an airliner in front of it", draw: overview },
  {
    id: id("turnaround-prediction"),
    theme: "paper",
    title: "An aircraft served at its stand",
    draw: turnaroundPrediction,
  },
  { id: id("component-health"), theme: "ink", title: "An engine with one valve lit", draw: componentHealth },
  {
    id: id("crew-recovery"),
    theme: "paper",
    title: "Fog, crews and new lines to flights",
    draw: crewRecovery,
  },
  {
    id: id("rebooking-assistant"),
    theme: "paper",
    title: "A phone with seats and a short queue",
    draw: rebookingAssistant,
  },
  {
    id: id("part-provenance"),
    theme: "ink",
    title: "A part on a shelf and its certificates",
    draw: partProvenance,
  },
  { id: id("fuel-emissions"), theme: "paper", title: "Refuelling, planned and burned", draw: fuelEmissions },
];
