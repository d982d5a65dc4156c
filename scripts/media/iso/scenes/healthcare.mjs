/** Healthcare: a ward, a bedside, a scanner room, a coder's desk, the cold chain, two hospitals. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { bars } from "../overlays/bars.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { doc } from "../overlays/doc.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { queue } from "../overlays/queue.mjs";
import { toggles } from "../overlays/toggles.mjs";
import { bed, curtain, pulse } from "../props/bed.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { extrude } from "../props/forms.mjs";
import { fridge } from "../props/fridge.mjs";
import { cross, hospital } from "../props/hospital.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { lane } from "../props/marks.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { lines } from "../props/print.mjs";
import { desk, room } from "../props/room.mjs";
import { brainScan, scanner } from "../props/scanner.mjs";
import { screen } from "../props/screens.mjs";
import { board } from "../props/slabs.mjs";
import { van } from "../props/van.mjs";

/** Windows along a ward's wall. */
const panes = (count) => (fw, fh, s) =>
  Array.from({ length: count }, (_, i) =>
    rect(
      (fw * (i + 0.2)) / count,
      fh * 0.2,
      (fw * 0.6) / count,
      fh * 0.42,
      s.t.dark ? "#2F6F7D" : "#D3E6E6",
      { rx: 0.05 },
    ),
  ).join("");

function overview(theme) {
  const s = new Scene({ theme, scale: 50, focus: [5, 4.4, 0.8], at: [0.5, 0.52], seed: 3 });
  s.ground();
  room(s, -1.4, -1.4, 13.4, 12, 2.7, { wall: "dark", left: panes(6), right: panes(5) });
  for (let i = 0; i < 5; i++) {
    const free = i === 3;
    bed(s, -0.6 + i * 2.55, -1, {
      who: free ? undefined : i,
      blanket: i === 1 ? "coral" : "teal",
      trace: i === 1 ? s.t.coral : undefined,
    });
    if (i < 4) curtain(s, 1.72 + i * 2.55, -1.2, 2.6);
  }
  for (let i = 0; i < 4; i++)
    bed(s, 0.2 + i * 2.9, 6.6, { who: i === 2 ? undefined : i + 1, blanket: i === 0 ? "amber" : "teal" });
  // The nurses' station between the rows.
  s.box(2.8, 3.4, 0, 5, 1.7, 1, { color: "pale", left: (a, b) => rect(0, b * 0.72, a, b * 0.14, s.t.coral) });
  s.box(2.7, 3.3, 1, 5.2, 1.9, 0.1, { color: "mid", shadow: false });
  for (const x of [3.2, 5, 6.6]) screen(s, x, 3.6, { z: 1.1, w: 1, h: 0.66, paint: pulse("#3FD9BF") });
  person(s, 1.8, 4.2, { color: "teal", skin: 1 });
  person(s, 8.8, 3.6, { color: "pale", skin: 2 });
  person(s, 4, 5.9, { color: "coral", skin: 0 });
  s.path(coords("1.2 2.6, 9.6 2.6, 9.6 5.8, 1.2 5.8"), { color: s.t.teal, w: 3, dash: "1 10" });
  chip(s, {
    x: 56,
    y: 60,
    icon: "bed",
    label: "Beds and discharges",
    sub: "One view of the ward",
    tone: "teal",
  });
  forecast(s, { x: 800, y: 640, w: 352, h: 206, title: "Beds, next day", tone: "teal", seed: 6 });
  return s;
}

function patientFlow(theme) {
  const s = new Scene({ theme, scale: 58, focus: [4.8, 2.8, 0.8], at: [0.48, 0.49], seed: 5 });
  s.ground();
  room(s, -1.2, -1.4, 12, 8.4, 2.6, { wall: "pale", left: panes(5) });
  const taken = [0, undefined, 2, undefined];
  taken.forEach((who, i) => {
    const x = -0.6 + i * 2.7;
    bed(s, x, -1, { who, blanket: who === 2 ? "amber" : "teal", monitor: who !== undefined });
    if (i < 3) curtain(s, x + 2.2, -1.2, 2.6);
    if (who === undefined) {
      s.pin(x + 0.7, 0.6, 0.8, {
        h: 1.7,
        r: 27,
        color: s.t.teal,
        glyph: iconAt("check", 0, 0, 32, "#FFFFFF", 3),
      });
      s.path(
        [
          [x + 0.7, 2.3],
          [x + 0.7, 4.2],
          [10, 4.2],
        ],
        { color: s.t.coral, w: 5 },
      );
    }
  });
  // The way out: a door frame at the end of the corridor.
  s.box(11.2, 2.9, 0, 0.2, 0.3, 2.9, { color: "dark" });
  s.box(11.2, 5.3, 0, 0.2, 0.3, 2.9, { color: "dark" });
  s.box(11.2, 2.9, 2.9, 0.2, 2.7, 0.8, {
    color: "coral",
    shadow: false,
    right: (a, b) =>
      text(a / 2, b * 0.74, "Exit", { size: 0.62, weight: 620, fill: "#0B1C24", anchor: "middle" }),
  });
  s.path(coords("10.8 4.2, 13.6 4.2"), { color: s.t.coral, w: 5 });
  const tip = s.p(13.6, 4.2);
  s.draw(
    path(`M${tip[0] - 24} ${tip[1] + 2}L${tip[0]} ${tip[1]}L${tip[0] - 10} ${tip[1] - 22}`, {
      stroke: s.t.coral,
      sw: 5,
    }),
  );
  person(s, 3.2, 4.4, { color: "amber", skin: 1 });
  s.box(3.5, 4.9, 0, 0.4, 0.3, 0.6, { color: "coral" });
  person(s, 8.2, 4.5, { color: "coral", skin: 0 });
  person(s, 12.6, 4.5, { color: "teal", skin: 2 });
  person(s, 1, 5.8, { color: "pale", skin: 0 });
  checklist(s, {
    x: 56,
    y: 600,
    title: "Likely home today",
    items: [
      { label: "Bed two", tag: "Leaving" },
      { label: "Bed three", state: "review", tag: "Pharmacy bag" },
      { label: "Bed four", tag: "Leaving" },
    ],
  });
  chip(s, { x: 48, y: 48, icon: "phone-call", label: "Ring pharmacy first", tone: "coral" });
  return s;
}

function clinicalNotes(theme) {
  const s = new Scene({ theme, scale: 92, focus: [1.9, 1.6, 1], at: [0.36, 0.58], seed: 4 });
  s.ground();
  s.plate(-1.6, -1.4, 6.6, 6.4, s.t.floor, { stroke: s.t.line });
  s.box(-1.6, -1.6, 0, 6.6, 0.2, 2.9, { color: "dark", left: panes(3) });
  bed(s, 0, -1.2, { u: 1.25, who: 0, blanket: "teal" });
  person(s, 3.1, 1.3, { size: 1.3, color: "pale", skin: 2, legs: "mid" });
  curtain(s, -1.5, -1.2, 3.6, { h: 2.8 });
  desk(s, -0.4, 3.4, 2.2, 1.1, { h: 0.8, legs: true, color: "sand", body: "dark" });
  screen(s, 0.1, 3.5, {
    z: 0.8,
    w: 1.3,
    h: 0.85,
    paint: (a, b, sc) => lines(4, { color: sc.t.teal, marks: { 2: sc.t.coral } })(a, b, sc),
  });
  // Talk turns into lines of the note.
  const from = s.p(3.1, 1.3, 2.6);
  const waves = [26, 46, 66, 40, 54, 30].map((hh, i) =>
    line(
      from[0] + 46 + i * 20,
      from[1] + 60 - hh / 2,
      from[0] + 46 + i * 20,
      from[1] + 60 + hh / 2,
      i % 2 ? s.t.teal : s.t.coral,
      { sw: 7 },
    ),
  );
  s.draw(waves.join(""));
  bubbles(s, {
    x: 424,
    y: 48,
    w: 440,
    messages: [{ text: "Since when the cough?", icon: "mic", tone: "teal" }],
  });
  doc(s, {
    x: 772,
    y: 96,
    w: 372,
    h: 640,
    title: "Draft note",
    sub: "History, findings, plan",
    icon: "notebook-pen",
    lines: 17,
    marks: [
      { line: 3, tone: "teal", to: 0.7 },
      { line: 9, tone: "coral", from: 0.1, to: 0.8, note: "Check drug and dose" },
    ],
    stamp: { icon: "signature", tone: "teal" },
  });
  return s;
}

function imagingTriage(theme) {
  const s = new Scene({ theme, scale: 62, focus: [3.6, 2.4, 1.3], at: [0.45, 0.54], seed: 6 });
  s.ground();
  s.plate(-2.8, -2, 9.6, 6.8, s.t.floor2, { stroke: s.t.line });
  s.box(-2.8, -2.2, 0, 9.6, 0.2, 3, { color: "pale", shadow: false, left: panes(4) });
  scanner(s, -2, -0.9, { u: 1.1, lit: s.t.teal });
  person(s, -1.6, 4.2, { size: 1.2, color: "teal", skin: 1 });
  // The worklist as films in a row; the urgent one lifted out of its place.
  for (let i = 0; i < 4; i++) {
    const hot = i === 2;
    board(s, 3 + i * 1.6, 5.6 - i * 0.9, 2.3, 2.7, {
      face: "left",
      z: hot ? 1.9 : 0,
      color: hot ? "coral" : "dark",
      paint: (a, b) => `<g transform="translate(.08 .08)">${brainScan(hot, s)(a - 0.16, b - 0.16)}</g>`,
      shadow: 0.4,
    });
  }
  const lift = [s.p(7.35, 4, 0), s.p(7.35, 4, 1.8)];
  s.draw(line(...lift[0], ...lift[1], s.t.coral, { sw: 5, dash: "1 11" }));
  queue(s, {
    x: 800,
    y: 56,
    title: "Reading order",
    items: [
      { icon: "brain", label: "Suspected bleed", sub: "Read first", tone: "coral" },
      { icon: "scan", label: "Follow-up", sub: "Still read" },
    ],
  });
  chip(s, { x: 56, y: 740, icon: "eye", label: "A radiologist reads all", tone: "teal" });
  return s;
}

function claimsCoding(theme) {
  const s = new Scene({ theme, scale: 88, focus: [3, 2.2, 0.8], at: [0.47, 0.55], seed: 7 });
  s.ground();
  desk(s, -1.2, -0.6, 8, 5, { h: 0.8, color: "sand", body: "dark" });
  // The summary lies open; the quoted sentence is tied to a block with the code.
  s.box(-0.4, 0.3, 0.8, 3, 3.6, 0.16, {
    color: "pale",
    shadow: false,
    top: (a, b, sc) =>
      text(0.25, 0.6, "Discharge", { size: 0.48, weight: 620, fill: "#0B1C24", display: true }) +
      `<g transform="translate(0 .6)">${lines(8, { color: "#8FA3A8", pad: 0.08, top: 0.06, thick: 0.34 })(a, b - 0.7, sc)}</g>` +
      rect(0.18, 1.72, a - 0.36, 0.42, s.t.coral, { rx: 0.08, op: 0.32 }) +
      rect(0.26, 1.86, a - 0.7, 0.14, s.t.coral, { rx: 0.06 }),
  });
  s.path(coords("2.5 2.24 0.98, 3.4 2.24 0.98, 3.9 2.24 0.98"), {
    color: s.t.coral,
    w: 6,
    layer: "item",
    bounds: [2.4, 2.2, 0.96, 3.9, 2.3, 1],
  });
  s.box(3.9, 1.6, 0.8, 1.3, 1.3, 1.3, {
    color: "coral",
    shadow: false,
    left: emblem("barcode", "#0B1C24", { size: 0.7 }),
    right: emblem("quote", "#0B1C24", { size: 0.62 }),
  });
  s.box(5.4, 0, 0.8, 1, 1, 1, {
    color: "teal",
    shadow: false,
    left: emblem("barcode", "#FFFFFF", { size: 0.7 }),
    right: emblem("check", "#FFFFFF"),
  });
  s.box(4.2, -0.2, 0.8, 1, 1, 1, {
    color: "teal",
    shadow: false,
    left: emblem("barcode", "#FFFFFF", { size: 0.7 }),
    right: emblem("check", "#FFFFFF"),
  });
  screen(s, -1, -0.6, {
    z: 0.8,
    w: 2.6,
    h: 1.5,
    paint: (a, b, sc) =>
      pulse(sc.t.teal)(a, b * 0.7) + iconAt("stethoscope", a * 0.82, b * 0.72, 0.5, sc.t.teal, 2),
  });
  person(s, 7.8, 2.2, { size: 1.2, color: "teal", skin: 0 });
  checklist(s, {
    x: 780,
    y: 56,
    title: "Codes with evidence",
    items: [
      { label: "Chest infection", tag: "Quoted" },
      { label: "Oxygen therapy", tag: "Quoted" },
      { label: "Sepsis", state: "review", tag: "Ask ward" },
    ],
  });
  chip(s, {
    x: 56,
    y: 748,
    icon: "message-circle-question-mark",
    label: "Not in the record",
    sub: "A question, not a code",
  });
  return s;
}

function coldChain(theme) {
  const s = new Scene({ theme, scale: 55, focus: [4.6, 2.2, 1], at: [0.5, 0.47], seed: 8 });
  s.ground();
  s.plate(-2.2, -1.6, 5, 4.6, s.t.floor, { stroke: s.t.line });
  fridge(s, -1.6, -0.8, { h: 3.3 });
  fridge(s, 0.8, -0.8, { h: 3.3 });
  s.plate(-5, 3.9, 20, 2.6, s.t.road);
  lane(s, [-5, 6.1], [15, 6.1]);
  van(s, 3.4, 4.1, {
    u: 1.55,
    color: "pale",
    mark: (a, b) => iconAt("snowflake", a * 0.36, b * 0.4, b * 0.62, "#127767", 2.2),
  });
  s.box(7.4, -2.6, 0, 4, 3.2, 2.4, {
    color: "stone",
    left: (a, b) =>
      rect(a * 0.4, b * 0.4, a * 0.2, b * 0.6, "#FFC27A") +
      [0.08, 0.72].map((v) => rect(a * v, b * 0.3, a * 0.2, b * 0.3, "#3FD9BF", { op: 0.8 })).join(""),
    right: windows({ cols: 3, rows: 1, lit: 0.4, pad: 0.24 }),
  });
  s.box(8.6, -1.3, 2.4, 1.4, 0.4, 1.3, { color: "coral", shadow: false, left: cross("#FFFFFF", 0.7) });
  person(s, 2.6, 1.8, { size: 1.15, color: "coral", skin: 2 });
  s.box(1.2, 1.6, 0, 0.9, 0.8, 0.7, { color: "teal", left: emblem("snowflake", "#FFFFFF", { size: 0.7 }) });
  // One temperature line through all three, with a short excursion.
  s.path(coords("-0.5 0.4, -0.5 3.4, 6.6 3.4, 9.4 3.4, 9.4 0.8"), { color: s.t.teal, w: 5 });
  for (const [x, y, z] of coords("-0.5 0.8 1.6, 5 4.8 1.7, 11.2 0.4 2"))
    s.pin(x, y, z, {
      h: 1.1,
      r: 22,
      color: x === 5 ? s.t.coral : s.t.teal,
      glyph: iconAt("thermometer", 0, 0, 28, "#0B1C24", 2.2),
    });
  bars(s, {
    x: 56,
    y: 610,
    w: 384,
    h: 226,
    title: "Fridge, van, clinic",
    note: "One excursion, explained",
    hot: 13,
    count: 20,
    seed: 12,
  });
  checklist(s, {
    x: 800,
    y: 636,
    title: "Monday",
    items: [
      { label: "Batch one", tag: "Release" },
      { label: "Batch two", state: "missing", tag: "Reject" },
    ],
  });
  return s;
}

function consentRecords(theme) {
  const s = new Scene({ theme, scale: 44, focus: [3.5, 3, 1.6], at: [0.49, 0.5], seed: 9 });
  s.ground();
  s.plate(-5.4, 3.6, 6.6, 5.8, s.t.floor2, { stroke: s.t.line });
  s.plate(3.6, -6.4, 6.6, 5.8, s.t.floor2, { stroke: s.t.line });
  hospital(s, -4, 4, { u: 1.15, seed: 3 });
  hospital(s, 5, -6, { u: 1.15, color: "stone", seed: 8 });
  // The ledger runs between them; the switch stands on it.
  s.path(coords("1.2 6.2, 7.6 6.2, 7.6 -0.6"), { color: s.t.iris, w: 7 });
  for (const [x, y, name] of [
    [2.2, 5.6, "user-round"],
    [7, 2.4, "key-round"],
    [7, 0, "eye"],
  ])
    ledgerBlock(s, x, y, { size: 1.2, icon: name });
  ledgerBlock(s, 4.2, 5.6, { size: 1.2, icon: "file-text" });
  s.box(6, 4.9, 0, 4.4, 2.6, 0.5, { color: "dark" });
  const pill = (x0, x1, y0, y1) => {
    const r = (y1 - y0) / 2;
    const arc = (cx, from) =>
      Array.from({ length: 13 }, (_, i) => {
        const a = ((from + i * 15) * Math.PI) / 180;
        return [cx + Math.cos(a) * r, (y0 + y1) / 2 + Math.sin(a) * r];
      });
    return [...arc(x1 - r, -90), ...arc(x0 + r, 90)];
  };
  extrude(s, pill(6.4, 10, 5.3, 7.1), 0.5, 0.86, { color: "teal" });
  s.cylinder(9.1, 6.2, 0.86, 0.72, 0.3, { color: "pale", shadow: false });
  person(s, 8.6, 9.2, { size: 1.2, color: "coral", skin: 1 });
  tree(s, 0.4, 8.8);
  tree(s, 10.4, -1);
  toggles(s, {
    x: 56,
    y: 630,
    title: "Her consent",
    items: [
      { label: "Treatment", on: true, icon: "stethoscope" },
      { label: "Research", on: false, icon: "microscope" },
    ],
  });
  chip(s, {
    x: 820,
    y: 750,
    icon: "link",
    label: "Permissions only",
    sub: "No clinical data",
    tone: "iris",
  });
  return s;
}

const id = (name) => `industries/healthcare/${name}`;

export const pictures = [
  { id: id("overview"), theme: "ink", title: "A ward with beds and a nurses' station", draw: overview },
  { id: id("patient-flow"), theme: "paper", title: "Free beds and the way to the exit", draw: patientFlow },
  {
    id: id("clinical-notes"),
    theme: "ink",
    title: "Talk at a bedside becomes a draft note",
    draw: clinicalNotes,
  },
  {
    id: id("imaging-triage"),
    theme: "paper",
    title: "A scanner and one scan lifted out",
    draw: imagingTriage,
  },
  { id: id("claims-coding"), theme: "paper", title: "A sentence tied to a code", draw: claimsCoding },
  { id: id("cold-chain"), theme: "ink", title: "Fridge, van and clinic on one line", draw: coldChain },
  {
    id: id("consent-records"),
    theme: "paper",
    title: "Two hospitals, a ledger and a switch",
    draw: consentRecords,
  },
];
