/** Service page "AI Strategy & Governance": models on the table, on file, on trial and switched off. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { cube } from "../props/agents.mjs";
import { page } from "../props/books.mjs";
import { clockFace, disc } from "../props/discs.mjs";
import { words } from "../props/faces.mjs";
import { person } from "../props/people.mjs";
import { lines } from "../props/print.mjs";
import { chair, desk, room } from "../props/room.mjs";
import { screen } from "../props/screens.mjs";
import { plate, slab } from "../props/slabs.mjs";
import { stamp } from "../props/writing.mjs";

function card(theme) {
  const s = new Scene({ theme, scale: 72, focus: [4.8, 1.7, 1], at: [0.46, 0.52], seed: 2 });
  s.ground();
  s.plate(-1.8, -2.2, 13, 8.4, s.t.floor, { stroke: s.t.line, sw: 1 });
  desk(s, 0, 0, 9.8, 3.5, { h: 1, color: "mid", body: "dark" });
  [0.8, 3.4, 6].forEach((x, i) => {
    chair(s, x, -1.25, { back: "n", who: { color: ["teal", "coral", "pale"][i], skin: i } });
  });
  chair(s, 10.2, 1.3, { back: "e", color: "stone" });
  chair(s, 1.4, 4, { back: "s", color: "stone" });
  chair(s, 4.4, 4, { back: "s", color: "stone" });
  // Three models, each under its own name.
  const models = [
    ["Pricing", "tag", "teal"],
    ["Claims", "file-text", "teal"],
    ["Hiring", "users", "amber"],
  ];
  models.forEach(([name, glyph, color], i) => {
    const x = 0.75 + i * 2.15;
    cube(s, x, 1.2, 1, 1.35, { color, icon: glyph });
    plate(s, x - 0.12, 1.8, 2.35, name, { w: 1.6, h: 0.55, size: 0.36 });
  });
  // The paper that was stamped, and the stamp.
  const seal = (w, h) =>
    lines(5, { seed: 3, color: "#566A72", top: 0.1 })(w, h * 0.62, s) +
    circle(w * 0.62, h * 0.72, 0.42, undefined, { stroke: "#FF6A3D", sw: 0.09 }) +
    iconAt("check", w * 0.62, h * 0.72, 0.5, "#FF6A3D", 3);
  page(s, 7.3, 0.5, 1, { dx: 1.9, dy: 2.5, paint: seal });
  stamp(s, 7.75, 0.95, 1.07, { u: 1.05 });
  checklist(s, {
    x: 770,
    y: 56,
    title: "Models in use",
    items: [
      { label: "Pricing", state: "done", tag: "Approved" },
      { label: "Claims", state: "done", tag: "Approved" },
      { label: "Hiring", state: "review", tag: "Needs review" },
    ],
  });
  chip(s, { x: 56, y: 746, icon: "stamp", label: "Stamped by a person", sub: "With a date to look again" });
  return s;
}

/** A note lying on the floor, turned a little. */
function note(s, x, y, turn, fill, glyph) {
  const ink = "#0B1C24";
  const body =
    rect(-0.56, -0.56, 1.2, 1.2, ink, { op: 0.12 }) +
    rect(-0.6, -0.6, 1.2, 1.2, fill) +
    iconAt(glyph, -0.2, -0.2, 0.5, ink, 1.8) +
    rect(-0.4, 0.2, 0.8, 0.08, ink, { op: 0.4 }) +
    rect(-0.4, 0.36, 0.5, 0.08, ink, { op: 0.4 });
  s.marks.push(s.decal("top", x, y, 0, `<g transform="rotate(${turn})">${body}</g>`));
}

function rankedUses(theme) {
  const s = new Scene({ theme, scale: 80, focus: [3.2, 2.2, 1], at: [0.5, 0.54], seed: 31 });
  s.ground();
  const fills = ["#F6D5A4", "#FFFFFF", "#D3E6E6", "#EADFC8", "#FFFFFF"];
  const glyphs = ["lightbulb", "message-circle", "mail", "phone", "image", "mic", "calendar", "map"];
  let i = 0;
  for (let y = -4.2; y < 8.6; y += 1.75) {
    for (let x = -5.4; x < 11; x += 1.75) {
      const onSteps = x > -1.2 && x < 9.2 && y > -0.9 && y < 2.7;
      const [dx, dy, turn] = [s.rnd() - 0.5, s.rnd() - 0.5, (s.rnd() - 0.5) * 46];
      i++;
      const [px, py] = s.p(x, y);
      if (onSteps || s.rnd() < 0.16 || (px < 500 && py < 220)) continue;
      note(s, x + dx * 0.6, y + dy * 0.6, turn, fills[i % 5], glyphs[(i * 5) % 8]);
    }
  }
  // Three of them on steps: the higher, the sooner.
  const steps = [
    ["Later", 0.9, "mid", "truck"],
    ["Next", 1.9, "teal", "files"],
    ["First", 3, "coral", "shield-alert"],
  ];
  steps.forEach(([name, h, color, glyph], k) => {
    const x = -0.1 + k * 2.4;
    const label = (w, fh) =>
      text(w / 2, fh - 0.3, name, { size: 0.5, weight: 600, fill: "#FFFFFF", anchor: "middle" });
    s.box(x, 0, 0, 2.4, 2, h, { color: color === "coral" ? "dark" : color, left: label });
    const face = (w, fh) =>
      iconAt(glyph, w / 2, fh * 0.4, 0.9, "#0B1C24", 1.8) +
      rect(w * 0.2, fh * 0.74, w * 0.6, 0.1, "#0B1C24", { op: 0.45 }) +
      rect(w * 0.2, fh * 0.84, w * 0.4, 0.1, "#0B1C24", { op: 0.45 });
    slab(s, x + 0.4, 1, 1.6, 1.7, { z: h, color: k === 2 ? "coral" : "amber", paint: face });
  });
  person(s, 8.3, 2.4, { color: "coral", size: 1.2, skin: 1 });
  person(s, -1.6, 1.4, { color: "teal", size: 1.2, skin: 2 });
  chip(s, {
    x: 52,
    y: 56,
    icon: "list-ordered",
    label: "Three worth paying for",
    sub: "Ranked by consequence",
  });
  return s;
}

function modelRegister(theme) {
  const s = new Scene({ theme, scale: 74, focus: [3.4, 2.4, 2], at: [0.53, 0.515], seed: 7 });
  s.ground();
  s.plate(-2.4, -1, 12, 9, s.t.floor, { stroke: s.t.line, sw: 1 });
  const names = [
    "Pricing",
    "Fraud",
    "Claims",
    "Search",
    "Routing",
    "Stock",
    "Hiring",
    "Chat",
    "Credit",
    "",
    "Leave",
    "Quality",
  ];
  const glyphs = [
    "tag",
    "shield-alert",
    "file-text",
    "search",
    "route",
    "boxes",
    "users",
    "message-circle",
    "landmark",
    "",
    "calendar",
    "badge-check",
  ];
  const [cw, ch, d] = [2.05, 1.66, 1.25];
  s.shadow(0, 0, cw * 4, d, 5);
  s.group(() => {
    const flat = { color: "stone", shadow: false };
    s.box(0, 0, 0, cw * 4 + 0.14, 0.1, ch * 3 + 0.14, { ...flat, color: "black" });
    for (let c = 0; c <= 4; c++) s.box(c * cw, 0.1, 0, 0.14, d, ch * 3 + 0.14, { ...flat, color: "mid" });
    for (let r = 0; r <= 3; r++)
      for (let c = 0; c < 4; c++)
        s.box(c * cw + 0.14, 0.1, r * ch, cw - 0.14, d, 0.14, { ...flat, color: "mid" });
    names.forEach((name, i) => {
      const [x, z] = [(i % 4) * cw + 0.14, (2 - Math.floor(i / 4)) * ch + 0.14];
      const out = !name;
      if (!out)
        cube(s, x + 0.46, 0.16, z, 1, {
          color: i % 5 === 3 ? "pale" : "teal",
          icon: glyphs[i],
          glyph: i % 5 === 3 ? "#0B1C24" : "#FFFFFF",
          shadow: false,
        });
      plate(s, x + 0.18, d + 0.1, z, out ? "Mail" : name, {
        w: cw - 0.5,
        h: 0.36,
        size: 0.28,
        color: out ? "coral" : "pale",
      });
    });
  }, [0, 0, 0, cw * 4 + 0.14, d + 0.2, ch * 3 + 0.14]);
  // The software box, its lid open; the model inside comes out and goes to its drawer.
  const [bx, by] = [0.2, 4.6];
  s.shadow(bx, by, 2.2, 2, 1.2);
  s.group(() => {
    s.box(bx, by, 0, 2.2, 0.1, 1.2, { color: "sand", shadow: false });
    s.box(bx, by + 0.1, 0, 0.1, 1.8, 1.2, { color: "sand", shadow: false });
    cube(s, bx + 0.5, by + 0.4, 0.9, 1.2, { color: "coral", icon: "cpu", glyph: "#0B1C24" });
    s.box(bx + 2.1, by + 0.1, 0, 0.1, 1.8, 1.2, { color: "sand", shadow: false });
    const mark = (w, h) =>
      icon("mail", 0.25, 0.2, 0.75, "#0B1C24", 1.8) +
      rect(1.2, h * 0.32, w - 1.5, 0.12, "#0B1C24", { op: 0.5 }) +
      rect(1.2, h * 0.54, w - 1.8, 0.12, "#0B1C24", { op: 0.5 });
    s.box(bx, by + 1.9, 0, 2.2, 0.1, 1.2, { color: "sand", left: mark, shadow: false });
    s.sheet(coords("0.2 6.6 1.2, 2.4 6.6 1.2, 2.4 7.2 0.95, 0.2 7.2 0.95"), "#D8C7A6");
  }, [bx, by, 0, bx + 2.2, by + 2.6, 2.1]);
  s.path(coords("1.3 5.3 2.25, 1.3 5.3 3.1, 3.3 5.3 3.1, 3.3 1.5 0.95"), {
    color: s.t.coral,
    w: 3.6,
    dash: "2 11",
    layer: "over",
  });
  person(s, 8.6, 3.5, { color: "teal", size: 1.3, skin: 2 });
  checklist(s, {
    x: 52,
    y: 52,
    title: "One line each",
    items: [
      { label: "What it decides", state: "done" },
      { label: "On whose data", state: "done" },
      { label: "Supplier's terms", state: "done" },
      { label: "Review date", state: "wait" },
    ],
  });
  return s;
}

/** A gate across y that looks to the lower right, with its class on the lintel. */
function gate(s, x, y, span, h, post, color, name, glyph) {
  s.box(x, y, 0, post, post, h, { color: "mid" });
  s.box(x, y + span - post, 0, post, post, h, { color: "mid" });
  const sign = (w, fh) =>
    text(w / 2 + (glyph ? 0.28 : 0), fh / 2 + 0.17, name, {
      size: 0.5,
      weight: 640,
      fill: "#0B1C24",
      anchor: "middle",
    }) + (glyph ? iconAt(glyph, w * 0.18, fh / 2, 0.46, "#0B1C24", 2.4) : "");
  s.box(x - 0.1, y - 0.1, h, post + 0.2, span + 0.2, 0.66, { color, right: sign, shadow: false });
}

function riskClasses(theme) {
  const s = new Scene({ theme, scale: 58, focus: [0.9, 2.2, 0.8], at: [0.49, 0.535], seed: 9 });
  s.ground();
  const lanes = [
    ["High", -2.1, "coral", s.t.coral],
    ["Medium", 1.3, "amber", "#C28F4C"],
    ["Low", 4.7, "teal", s.t.teal],
  ];
  // One page of questions with boxes to tick.
  const form = (w) => {
    let svg = rect(0.4, 0.35, 1.9, 0.26, "#0B1C24", { rx: 0.05 });
    for (let i = 0; i < 8; i++) {
      const v = 1 + i * 0.72;
      const on = [0, 2, 3, 6].includes(i);
      svg += rect(0.4, v, 0.42, 0.42, on ? s.t.teal : "none", { rx: 0.06, stroke: s.t.teal, sw: 0.06 });
      if (on) svg += iconAt("check", 0.61, v + 0.21, 0.36, "#FFFFFF", 3.4);
      svg += rect(1.05, v + 0.06, w - 1.5 - (i % 3) * 0.4, 0.12, "#566A72", { op: 0.75 });
      svg += rect(1.05, v + 0.27, w - 2.1 - (i % 2) * 0.5, 0.1, "#566A72", { op: 0.4 });
    }
    return svg + iconAt("circle-help", w - 0.55, 0.5, 0.6, s.t.coralText, 2.2);
  };
  s.box(-7, -1.6, 0, 4.2, 7.1, 0.34, { color: "dark" });
  s.box(-6.8, -1.4, 0.34, 3.8, 6.7, 0.08, { color: "pale", top: form, shadow: false });
  lanes.forEach(([, y, , tone], i) => {
    s.plate(-1.4, y, 12.6, 2, s.t.floor2, { stroke: s.t.line, sw: 1 });
    s.path(
      [
        [-2.8, y + 1],
        [10.6, y + 1],
      ],
      { color: tone, w: 4, dash: i ? "2 11" : undefined },
    );
  });
  gate(s, 3.2, -2.5, 2.8, 3.3, 0.62, "coral", "High", "lock");
  gate(s, 4.4, 1.05, 2.5, 1.9, 0.42, "amber", "Medium");
  gate(s, 5.6, 4.55, 2.3, 0.95, 0.3, ["#8FE3D4", "#5CC9B7", "#5CC9B7"], "Low");
  // Bars of the largest gate, and a person who decides there.
  s.group(() => {
    for (let i = 0; i < 4; i++)
      s.box(3.4, -1.66 + i * 0.36, 0, 0.12, 0.12, 3.3, { color: "dark", shadow: false });
  }, [3.35, -1.86, 0, 3.6, -0.35, 3.3]);
  cube(s, 0.5, -1.7, 0, 1.2, { color: "coral", icon: "users", glyph: "#0B1C24" });
  cube(s, 1.4, 1.75, 0, 1.1, { color: "amber", icon: "tag", glyph: "#0B1C24" });
  cube(s, 7.6, 5.2, 0, 1, { color: "teal", icon: "search" });
  cube(s, 0.6, 5.2, 0, 1, { color: "teal", icon: "languages" });
  person(s, 5.2, -0.3, { color: "coral", size: 1.2 });
  person(s, 7.4, 2.9, { color: "dark", size: 1.15, skin: 2 });
  label(s, { x: 56, y: 96, text: "One page of questions", tone: "teal", icon: "clipboard-list" });
  chip(s, { x: 56, y: 744, icon: "shield-check", label: "Checks sized to the harm", tone: "coral" });
  return s;
}

function vendorTrials(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.7, 2.8, 1.4], at: [0.5, 0.565], seed: 3 });
  s.ground();
  s.plate(-1.2, -1, 12, 9.4, s.t.floor, { stroke: s.t.line, sw: 1 });
  const booths = [
    ["Vendor A", "pale", [0.9, 0.5, 0.35]],
    ["Vendor B", "teal", [0.72, 0.82, 0.9]],
    ["Vendor C", "amber", [0.55, 0.9, 0.5]],
  ];
  booths.forEach(([name, color, scores], i) => {
    const x = i * 3.5;
    const bars = (w, _h) =>
      ["target", "wallet", "scroll-text"]
        .map((glyph, k) => {
          const v = 0.24 + k * 0.5;
          const best = i === 1;
          return (
            iconAt(glyph, 0.36, v + 0.16, 0.4, "#DCE9EA", 2) +
            rect(0.72, v, w - 0.95, 0.32, "#24454F", { rx: 0.08 }) +
            rect(0.72, v, (w - 0.95) * scores[k], 0.32, best ? s.t.coral : s.t.teal, {
              rx: 0.08,
              op: best ? 1 : 0.75,
            })
          );
        })
        .join("");
    s.shadow(x, 0, 2.9, 2, 3);
    s.group(() => {
      s.box(x, 0, 0, 2.9, 0.14, 3, { color: "dark", shadow: false });
      s.box(x, 0.14, 0, 0.14, 0.9, 3, { color: "stone", shadow: false });
      s.box(x + 2.76, 0.14, 0, 0.14, 0.9, 3, { color: "stone", shadow: false });
      person(s, x + 1.45, 1.35, {
        color: ["sand", "teal", "amber"][i],
        size: 1.15,
        skin: i,
        shadow: false,
      });
      s.box(x, 1.64, 0, 2.9, 0.55, 1.05, {
        color: "mid",
        shadow: false,
        left: words(name, { size: 0.42, fill: "#FFFFFF" }),
      });
      const awning = (w, h) =>
        [0, 2, 4].map((k) => rect((w * k) / 6, 0, w / 6, h, "#0B1C24", { op: 0.28 })).join("");
      s.box(x - 0.1, 0, 3, 3.1, 1.1, 0.3, { color, shadow: false, left: awning, top: awning });
      slab(s, x + 0.15, 0.5, 2.6, 1.75, { z: 3.3, color: "black", paint: bars, shadow: false });
    }, [x - 0.1, 0, 0, x + 3, 2.3, 5.1]);
    // The same tray in front of each.
    tray(s, x + 0.5, 3.3, 0);
    const cx = x + 1.45;
    s.path(
      [
        [2.4, 7],
        [2.4, 5.5],
        [cx, 5.5],
        [cx, 4.75],
      ],
      { color: s.t.coral, w: 3.4, dash: "2 10" },
    );
  });
  tray(s, 1.45, 6.3, 0, { color: "coral" });
  person(s, 8.2, 5.9, { color: "coral", size: 1.25, skin: 3 });
  label(s, { x: 66, y: 770, text: "Your past cases", tone: "coral", icon: "folder-open" });

  return s;
}

/** A tray with case files standing in it. */
function tray(s, x, y, z, { color = "teal" } = {}) {
  if (!z) s.shadow(x, y, 1.9, 1.3, 0.7);
  s.group(() => {
    s.box(x, y, z, 1.9, 1.3, 0.16, { color: "sand", shadow: false });
    for (let i = 0; i < 5; i++)
      s.box(x + 0.14, y + 0.1 + i * 0.22, z + 0.16, 1.62, 0.14, 0.72 + (i % 2) * 0.1, {
        color: i === 3 ? color : "pale",
        shadow: false,
        left: i === 4 ? lines(3, { seed: 2, color: "#566A72" }) : undefined,
      });
    s.box(x, y + 1.2, z + 0.16, 1.9, 0.1, 0.3, { color: "sand", shadow: false });
  });
}

function incidentDrill(theme) {
  const s = new Scene({ theme, scale: 82, focus: [3.2, 2.5, 1.6], at: [0.5, 0.525], seed: 6 });
  s.ground();
  room(s, -1.2, -1, 9.2, 7.6, 3.9, { wall: "pale" });
  // Clock on the back wall.
  disc(s, 6.6, -0.98, 2.7, 0.82, {
    rim: "#2A4650",
    paint: clockFace({ hour: 300, minute: 120, lit: "#FF6A3D" }),
  });
  // The assistant's screen with its wrong answer.
  desk(s, -0.6, -0.2, 5.6, 1.7, { h: 0.95, color: "stone", body: "dark" });
  const talk = (w, _h) =>
    rect(0, 0, w, 0.5, "#12303B") +
    text(0.28, 0.36, "Assistant", { size: 0.34, weight: 560, fill: "#FFFFFF" }) +
    rect(w - 2.6, 0.72, 2.3, 0.5, "#12303B", { rx: 0.2 }) +
    rect(w - 2.35, 0.92, 1.7, 0.1, "#FFFFFF", { op: 0.8 }) +
    rect(0.3, 1.4, 2.9, 0.95, "#FFE1D7", { rx: 0.2, stroke: "#FF6A3D", sw: 0.05 }) +
    iconAt("triangle-alert", 0.78, 1.87, 0.6, "#C93F14", 2.2) +
    rect(1.25, 1.66, 1.7, 0.1, "#C93F14") +
    rect(1.25, 1.86, 1.5, 0.1, "#C93F14", { op: 0.6 }) +
    rect(1.25, 2.06, 1.1, 0.1, "#C93F14", { op: 0.6 });
  screen(s, -0.1, 0.4, { z: 0.95, w: 4.4, h: 2.6, paint: talk });
  // Warning lamp on top of it.
  s.lathe(2.1, 0.55, 3.85, coords("0.3 0, 0.3 0.14"), { color: "dark", shadow: false });
  s.lathe(2.1, 0.55, 3.99, coords("0.25 0, 0.25 0.26, 0.18 0.42, 0.04 0.48"), {
    color: "coral",
    shadow: false,
  });
  const [lx, ly] = s.p(2.1, 0.55, 4.25);
  s.draw(
    [200, 235, 270, 305, 340]
      .map((a) => {
        const [c, n] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
        return line(lx + c * 40, ly + n * 40, lx + c * 62, ly + n * 62, s.t.coral, { sw: 5 });
      })
      .join(""),
  );
  // The hand switch, set to off.
  const dial = (w, h) =>
    rect(0.16, 0.18, w - 0.32, h - 0.36, "#0B1C24", { rx: 0.1 }) +
    text(w / 2, 0.66, "On", { size: 0.36, fill: "#8FA3A8", anchor: "middle", weight: 560 }) +
    rect(w / 2 - 0.13, 0.9, 0.26, 1.1, "#2A4650", { rx: 0.13 }) +
    rect(0.34, h - 0.9, w - 0.68, 0.52, "#FF6A3D", { rx: 0.1 }) +
    text(w / 2, h - 0.51, "Off", { size: 0.4, fill: "#0B1C24", anchor: "middle", weight: 640 });
  s.box(5.9, 2.6, 0, 1.7, 0.6, 3, { color: "mid", left: dial });
  s.beam([6.75, 3.3, 1.55], [6.75, 3.75, 1.05], 0.16, { color: "pale" });
  s.sphere(6.75, 3.85, 0.98, 0.19, { color: "coral" });
  person(s, 5.1, 4.2, { color: "coral", size: 1.3, skin: 1 });
  // The checklist on its board.
  const list = (w, _h) => {
    let svg = "";
    for (let i = 0; i < 4; i++) {
      const v = 0.55 + i * 0.62;
      const done = i < 3;
      svg += circle(0.5, v + 0.12, 0.22, done ? s.t.teal : "none", {
        stroke: done ? undefined : "#566A72",
        sw: 0.05,
      });
      if (done) svg += iconAt("check", 0.5, v + 0.12, 0.3, "#FFFFFF", 3.4);
      svg += rect(0.95, v, w - 1.35 - (i % 2) * 0.4, 0.22, "#566A72", { op: 0.6, rx: 0.05 });
    }
    return svg;
  };
  desk(s, -0.8, 3.2, 3.6, 3.4, { h: 0.8, color: "sand", body: "mid" });
  s.box(-0.4, 3.5, 0.8, 2.7, 2.9, 0.08, { color: "dark", shadow: false });
  s.box(-0.25, 3.75, 0.88, 2.4, 2.5, 0.05, { color: "pale", shadow: false, top: list });
  s.box(0.6, 3.5, 0.88, 0.8, 0.26, 0.1, { color: "mid", shadow: false });
  person(s, 3.5, 5.6, { color: "teal", size: 1.3, skin: 2 });
  label(s, { x: 60, y: 800, text: "Drill, not real", tone: "teal", icon: "siren" });
  return s;
}

const id = (name) => `services/ai-strategy-governance/${name}`;

export const pictures = [
  {
    id: id("card"),
    theme: "ink",
    title: "Model cubes under name plates on a meeting table, with a stamp",
    draw: card,
  },
  {
    id: id("ranked-uses"),
    theme: "paper",
    title: "Idea notes on a floor, three lifted onto steps",
    draw: rankedUses,
  },
  { id: id("model-register"), theme: "ink", title: "A cabinet of labelled model cubes", draw: modelRegister },
  {
    id: id("risk-classes"),
    theme: "paper",
    title: "A page of questions and three lanes to gates",
    draw: riskClasses,
  },
  {
    id: id("vendor-trials"),
    theme: "ink",
    title: "Three booths with the same tray of cases",
    draw: vendorTrials,
  },
  {
    id: id("incident-drill"),
    theme: "paper",
    title: "A screen with a warning and a switch set to off",
    draw: incidentDrill,
  },
];
