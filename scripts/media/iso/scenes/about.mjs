/** The About page: what the three words mean, generalist and specialist, and an empty chair. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { cube } from "../props/agents.mjs";
import { openBook, page } from "../props/books.mjs";
import { car } from "../props/cars.mjs";
import { disc } from "../props/discs.mjs";
import { windows, words } from "../props/faces.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { chair, desk, room } from "../props/room.mjs";
import { laptop } from "../props/screens.mjs";
import { serverRack } from "../props/servers.mjs";

/** A flag on a pole; the cloth runs along +x. */
function flag(s, x, y, h, { z = 0, color = s.t.coral, size = 1.5 } = {}) {
  s.box(x, y, z, 0.12, 0.12, h, { color: "pale" });
  const [x0, x1, top] = [x + 0.12, x + 0.12 + size, z + h];
  s.sheet(
    [
      [x0, y + 0.06, top],
      [x1, y + 0.06, top - size * 0.3],
      [x0, y + 0.06, top - size * 0.62],
    ],
    color,
  );
}

function trusted(theme) {
  const s = new Scene({ theme, scale: 64, focus: [3.3, 3.1, 1.2], at: [0.5, 0.535], seed: 3 });
  s.ground();
  s.plate(-1.6, -1.6, 10.4, 9.6, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // The client's walls; the gate stands open for as long as the client wishes.
  const wall = (x, y, dx, dy, h = 1.3) => s.box(x, y, 0, dx, dy, h, { color: "mid" });
  wall(-1.9, -1.9, 10.7, 0.3);
  wall(-1.9, -1.6, 0.3, 9.3);
  wall(8.5, -1.6, 0.3, 9.3, 1.1);
  wall(-1.9, 7.7, 5.2, 0.3, 1.1);
  wall(6.1, 7.7, 2.7, 0.3, 1.1);
  for (const x of [3.3, 5.7]) s.box(x, 7.6, 0, 0.42, 0.5, 1.9, { color: "pale" });
  s.path(coords("4.9 11, 4.9 6.2"), { color: s.t.teal, w: 3, dash: "2 11" });
  // The client's house.
  const door = (w, h) => rect(w * 0.42, h - 1.3, w * 0.16, 1.3, s.t.amber, { op: 0.9 });
  const front = (w, h, sc) => windows({ cols: 6, rows: 3, seed: 5, lit: 0.3 })(w, h * 0.68, sc) + door(w, h);
  s.box(-0.6, -0.8, 0, 4.6, 3.2, 3.2, {
    color: "stone",
    left: front,
    right: windows({ cols: 4, rows: 3, seed: 8, lit: 0.3 }),
  });
  s.box(-0.8, -1, 3.2, 5, 3.6, 0.25, { color: "mid", shadow: false });
  s.box(0.6, 0, 3.45, 1.7, 1.3, 0.6, { color: "stone", shadow: false });
  // Our desk inside them, and the log open on it.
  chair(s, 4.7, 2.4, { back: "n", who: { color: "coral", skin: 1 } });
  chair(s, 6.5, 2.4, { back: "n", who: { color: "teal", skin: 3 } });
  desk(s, 3.8, 3.3, 4.3, 2, { h: 0.95, color: "pale", body: "dark" });
  laptop(s, 6.7, 3.5, 0.95, { away: true, w: 1 });
  const log = (w, h) => {
    let svg = "";
    for (let i = 0; i < 5; i++) {
      const v = 0.16 + i * ((h - 0.2) / 5);
      svg +=
        circle(0.22, v + 0.09, 0.09, i === 3 ? "#FF6A3D" : "#0C8A78") +
        rect(0.42, v, w - 0.6 - (i % 2) * 0.2, 0.15, "#566A72", { op: 0.75 });
    }
    return svg;
  };
  openBook(s, 4, 3.5, 0.95, { dx: 2.4, dy: 1.65, left: log, right: log });
  // A client's colleague reads in it.
  person(s, 4.6, 6.1, { color: "iris", size: 1.25, skin: 2 });
  tree(s, 0.2, 4.4, { h: 1.9, r: 0.6 });
  tree(s, -0.4, 6.4, { h: 1.6, r: 0.55 });
  tree(s, 7.4, -0.4, { h: 1.8, r: 0.6 });
  chip(s, {
    x: 806,
    y: 64,
    icon: "notebook-pen",
    label: "The log is open",
    sub: "Inside your walls",
    tone: "coral",
  });
  return s;
}

/** A machine: a cabinet with dials, a hopper and a stack. */
function machine(s, x, y, u, { color = "mid", lit = false } = {}) {
  const front = (w, h) => {
    let svg = rect(w * 0.1, h * 0.12, w * 0.8, h * 0.34, lit ? "#FFFFFF" : INK, {
      rx: 0.08,
      op: lit ? 0.95 : 0.5,
    });
    if (lit)
      return (
        svg +
        iconAt("check", w / 2, h * 0.29, h * 0.3, "#C93F14", 3) +
        rect(w * 0.22, h * 0.66, w * 0.56, h * 0.09, INK, { op: 0.5 })
      );
    for (let i = 0; i < 4; i++)
      svg += circle(w * (0.2 + i * 0.2), h * 0.62, Math.min(w, h) * 0.055, "#E6F0F0", { op: 0.8 });
    for (let i = 0; i < 3; i++)
      svg += rect(w * 0.14, h * (0.74 + i * 0.07), w * 0.72, h * 0.03, INK, { op: 0.3 });
    return svg;
  };
  const side = (w, h) =>
    [0, 1, 2, 3]
      .map((i) => rect(w * 0.18, h * (0.2 + i * 0.16), w * 0.64, h * 0.05, INK, { op: 0.3 }))
      .join("");
  s.shadow(x, y, u, u, u * 1.5);
  s.group(() => {
    s.box(x, y, 0, u, u, u * 1.05, { color, left: front, right: side, shadow: false });
    s.box(x + u * 0.1, y + u * 0.1, u * 1.05, u * 0.45, u * 0.5, u * 0.42, { color, shadow: false });
    s.lathe(
      x + u * 0.76,
      y + u * 0.35,
      u * 1.05,
      [
        [u * 0.13, 0],
        [u * 0.13, u * 0.7],
        [u * 0.17, u * 0.7],
        [u * 0.17, u * 0.8],
      ],
      { color, shadow: false },
    );
  });
}

function intelligent(theme) {
  const s = new Scene({ theme, scale: 56, focus: [2, 1.2, 1.1], at: [0.5, 0.58], seed: 4 });
  s.ground();
  // The fork: one road comes in, two go out.
  const tar = "#CFC9BB";
  s.plate(-7, 3.2, 9.4, 1.8, tar);
  s.plate(2.4, 3.2, 1.8, 8, tar);
  s.plate(2.4, 3.2, 9.5, 1.8, tar);
  s.path(coords("-7 4.1, 3.2 4.1"), { color: "#8FA3A8", w: 4, dash: "12 12" });
  s.path(coords("3.3 4.1, 3.3 11"), { color: "#8FA3A8", w: 4, dash: "12 12" });
  s.path(coords("3.3 4.1, 12 4.1"), { color: s.t.coral, w: 6 });
  // The decision is a plate in the road, with an arrow on it.
  s.cylinder(3.3, 4.1, 0, 1.35, 0.22, { color: "dark" });
  s.add(
    [2.2, 3, 0.22, 4.4, 5.2, 0.23],
    s.decal(
      "top",
      3.3,
      4.1,
      0.22,
      circle(0, 0, 1.12, undefined, { stroke: "#FF6A3D", sw: 0.12 }) +
        `<g transform="rotate(90)">${iconAt("split", 0, 0, 1.25, "#FFFFFF", 2.2)}</g>`,
    ),
  );
  // Four machines; only the smallest is connected.
  machine(s, -5.2, -2.6, 3.3, { color: "mid" });
  machine(s, -0.9, -2.5, 2.6, { color: "stone" });
  machine(s, 2.6, -2.2, 1.9, { color: "mid" });
  machine(s, 5.6, 1, 1.25, { color: "coral", lit: true });
  for (const x of [-3.4, 0.5, 3.6])
    s.path(
      [
        [x, 0.9],
        [x, 2],
      ],
      { color: "#8FA3A8", w: 4, dash: "2 11" },
    );
  s.path(coords("6.2 2.3, 6.2 2.75, 3.3 2.75, 3.3 3.4"), { color: s.t.coral, w: 6, nodes: false });
  person(s, 7.9, 1.9, { color: "coral", size: 1.25, skin: 1 });
  person(s, 1, 6, { color: "teal", size: 1.25, skin: 3 });
  car(s, -3.6, 3.7, { color: "teal" });
  car(s, 8.6, 3.7, { color: "coral" });
  for (const [x, y] of coords("-3.6 6.6, -1.6 7.2, 7.2 6.6, 6 7.6, 9.4 1.2"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  label(s, { x: 780, y: 120, text: "The simplest that works", tone: "coral", icon: "lightbulb" });
  return s;
}

function sustainable(theme) {
  const s = new Scene({ theme, scale: 72, focus: [3.3, 2.2, 1.3], at: [0.5, 0.53], seed: 5 });
  s.ground();
  s.plate(-1.8, -1.6, 10.8, 8.2, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // The system that runs.
  for (const x of [-0.6, 0.9]) serverRack(s, x, -0.6, { dx: 1.4, dy: 1.3, dz: 3, rows: 6, color: "dark" });
  s.box(2.6, -0.6, 0, 3.6, 1.3, 1.9, {
    color: "stone",
    left: (w, h) =>
      iconAt("refresh-cw", w * 0.2, h / 2, 0.9, s.t.teal, 2) +
      path(`M${w * 0.4} ${h * 0.62}l.4 -.3l.4 .14l.5 -.4l.5 .1`, { stroke: s.t.teal, sw: 0.1 }) +
      rect(w * 0.4, h * 0.76, w * 0.5, 0.07, "#8FA3A8"),
  });
  s.box(2.8, -0.5, 1.9, 3.2, 1.1, 0.08, {
    color: "black",
    shadow: false,
    top: (w, h) =>
      [0.25, 0.5, 0.75].map((u) => line(w * u, 0, w * u, h, "#8FE3D4", { sw: 0.04 })).join("") +
      line(0, h / 2, w, h / 2, "#8FE3D4", { sw: 0.04 }),
  });
  // The meter, low.
  s.box(6.9, -0.3, 0, 1.4, 0.5, 1.6, { color: "mid" });
  const dial = (r) => {
    const arc = (a, b, c) => {
      const q = (v) => `${-Math.cos(Math.PI * v) * r * 0.66} ${-Math.sin(Math.PI * v) * r * 0.66}`;
      return path(`M${q(a)}A${r * 0.66} ${r * 0.66} 0 0 1 ${q(b)}`, { stroke: c, sw: r * 0.2, cap: "butt" });
    };
    return (
      arc(0, 0.36, "#0C8A78") +
      arc(0.38, 0.68, "#E9B872") +
      arc(0.7, 1, "#FF6A3D") +
      line(0, 0, -r * 0.56, -r * 0.26, INK, { sw: r * 0.08 }) +
      circle(0, 0, r * 0.11, INK) +
      text(0, r * 0.52, "Low", { size: r * 0.44, weight: 620, fill: "#0A7265", anchor: "middle" })
    );
  };
  disc(s, 7.6, -0.1, 2.35, 0.95, { rim: "#2A4650", paint: dial });
  // Controls with the client's own people.
  s.box(2, 3, 0, 4.4, 1.3, 1.05, {
    color: "dark",
    top: (w, h) =>
      [0.3, 0.9, 1.5]
        .map(
          (u, i) =>
            rect(u, 0.28, 0.4, h - 0.56, "#0B1C24", { rx: 0.06 }) +
            rect(u, 0.4 + i * 0.16, 0.4, 0.2, i === 1 ? "#FF6A3D" : "#8FE3D4", { rx: 0.04 }),
        )
        .join("") +
      [0, 1, 2, 3]
        .map((i) =>
          circle(w - 0.5 - (i % 2) * 0.6, 0.4 + Math.floor(i / 2) * 0.5, 0.17, i ? "#8FE3D4" : "#FF6A3D"),
        )
        .join(""),
  });
  person(s, 2.8, 2.4, { color: "teal", size: 1.35, skin: 2 });
  person(s, 5.2, 2.4, { color: "coral", size: 1.35, skin: 0 });
  // The runbook on its stand.
  s.box(0.2, 4.5, 0, 1.9, 1.5, 0.95, {
    color: "sand",
    left: (w, h) =>
      text(w / 2, h * 0.66, "Runbook", { size: 0.38, weight: 600, fill: INK, anchor: "middle" }),
  });
  const todo = (w) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          circle(0.22, 0.28 + i * 0.34, 0.09, "#0C8A78") +
          rect(0.4, 0.22 + i * 0.34, w - 0.6 - (i % 2) * 0.15, 0.12, "#566A72", { op: 0.8 }),
      )
      .join("");
  openBook(s, -0.1, 4.35, 0.95, { dx: 2.5, dy: 1.75, left: todo, right: todo });
  for (const [x, y, h] of coords("-1.1 2.2 2, -1 4 1.6, 7.9 2.2 2, 8.2 4.2 1.7, 6.8 5.7 1.5, 4.4 6 1.4"))
    tree(s, x, y, { h, r: h * 0.32 });
  return s;
}

function generalist(theme) {
  const s = new Scene({ theme, scale: 42, focus: [1.7, 0, 2.2], at: [0.5, 0.585], seed: 6 });
  s.ground();
  // Departments of every kind, one on another.
  const floors = [
    [-6, -1.4, 4.8, 4.4, 1.8, "stone", "landmark"],
    [-6.3, -1.2, 4.6, 4.2, 1.5, "sand", "scale"],
    [-5.7, -1.6, 4.4, 4.2, 1.6, "mid", "factory"],
    [-6.2, -1.1, 4.2, 3.8, 1.4, "pale", "megaphone"],
    [-5.6, -1.3, 4.1, 3.9, 1.6, "amber", "users"],
    [-5.9, -1, 3.6, 3.4, 1.5, "dark", "calculator"],
  ];
  let z = 0;
  s.shadow(-6, -1.4, 4.8, 4.4, 9);
  s.group(() => {
    floors.forEach(([x, y, dx, dy, dz, color, glyph], i) => {
      const tone = color === "dark" || color === "mid" ? "#FFFFFF" : INK;
      const sign = (w, h, sc) =>
        windows({ cols: 3, rows: 2, seed: i + 3, lit: 0.3 })(w * 0.62, h, sc) +
        iconAt(glyph, w * 0.81, h / 2, h * 0.56, tone, 1.9);
      s.box(x, y, z, dx, dy, dz - 0.18, {
        color,
        left: i ? sign : undefined,
        right: windows({ cols: 4, rows: 2, seed: i + 20, lit: 0.2 }),
        shadow: false,
      });
      s.box(x - 0.1, y - 0.1, z + dz - 0.18, dx + 0.2, dy + 0.2, 0.18, { color: "dark", shadow: false });
      if (!i)
        s.box(x + 1.6, y + dy, 0, 1.3, 0.3, 1.4, {
          color: "dark",
          shadow: false,
          left: (w, h) => rect(w * 0.14, h * 0.12, w * 0.72, h * 0.88, "#C6D2D3"),
        });
      z += dz;
    });
  }, [-6.4, -1.7, 0, -1.1, 3.3, 9.4]);
  // The long way from the door to the flag.
  const road = coords(
    "-3.8 3.6, -3.8 6.4, 0.4 6.4, 0.4 1.4, 3.4 1.4, 3.4 5.6, 7 5.6, 7 -2.4, 2.4 -2.4, 2.4 -6.6, 8.4 -6.6",
  );
  s.path(road, { color: "#FFFFFF", w: 30, glow: false });
  s.path(road, { color: "#8FA3A8", w: 4, dash: "3 12", glow: false });
  s.cylinder(8.9, -6.6, 0, 0.9, 0.2, { color: "mid" });
  flag(s, 8.85, -6.65, 2.6, { z: 0.2, color: s.t.coral, size: 1.6 });
  for (const [x, y, glyph] of [
    [-1.8, 6.4, "file-search"],
    [0.4, 3.6, "presentation"],
    [3.4, 3.8, "files"],
    [7, 2, "receipt"],
    [4.8, -2.4, "clock"],
  ]) {
    s.cylinder(x, y, 0, 0.75, 0.24, { color: "dark" });
    s.add(
      [x - 0.6, y - 0.6, 0.24, x + 0.6, y + 0.6, 0.25],
      s.decal("top", x, y, 0.24, iconAt(glyph, 0, 0, 0.85, "#FFFFFF", 2.1)),
    );
  }
  person(s, -3.8, 4.6, { color: "teal", size: 1.3, skin: 2 });
  person(s, -4.6, 4.2, { color: "dark", size: 1.3 });
  person(s, -3, 4.2, { color: "sand", size: 1.3, skin: 1 });
  for (const [x, y] of coords("-1 4.4, 2 3.6, 5.2 3.4, 5 0, -6.4 5.6, 0.8 -4.6, 5.4 -4.4, 1.6 7.4"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  return s;
}

function specialist(theme) {
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

function join(theme) {
  const s = new Scene({ theme, scale: 94, focus: [3, 1.6, 1.5], at: [0.5, 0.5], seed: 8 });
  s.ground();
  s.plate(-1.8, -1.8, 9.8, 6.6, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // A long bench: a colleague at either end, the free place between them.
  desk(s, -0.2, 0.4, 6.6, 2.8, { h: 1, color: "sand", body: "mid" });
  chair(s, -1.3, 1.3, { back: "w", color: "dark", who: { color: "teal", skin: 2 } });
  chair(s, 6.8, 1.3, { back: "e", color: "dark", who: { color: "iris", skin: 0 } });
  chair(s, 3, 3.7, { back: "s", color: "coral" });
  // The model on the table is half finished; the dashes are the rest of it.
  const cell = 0.62;
  const heights = coords("3 3 1, 3 2 1, 2 1 0");
  const [mx, my, mz] = [2.4, 0.7, 1.1];
  s.box(mx - 0.2, my - 0.2, 1, cell * 3 + 0.4, cell * 3 + 0.4, 0.1, { color: "dark", shadow: false });
  heights.forEach((row, j) => {
    row.forEach((high, i) => {
      for (let k = 0; k < high; k++)
        s.box(mx + i * cell, my + j * cell, mz + k * cell, cell - 0.03, cell - 0.03, cell - 0.03, {
          color: (i + j * 2 + k) % 3 ? "teal" : "pale",
          shadow: false,
        });
    });
  });
  const [ex, ey, ez] = [mx + cell * 3, my + cell * 3, mz + cell * 3];
  const dashed = (list) => s.path(list, { color: s.t.coralText, w: 2.4, dash: "6 8", layer: "over" });
  dashed([
    [mx, my, ez],
    [ex, my, ez],
    [ex, ey, ez],
    [mx, ey, ez],
    [mx, my, ez],
  ]);
  for (const [x, y] of [
    [ex, my],
    [ex, ey],
    [mx, ey],
  ])
    dashed([
      [x, y, mz],
      [x, y, ez],
    ]);
  dashed([
    [ex, my, mz],
    [ex, ey, mz],
    [mx, ey, mz],
  ]);
  // Parts still to be placed, tools, papers.
  for (const [x, y, c] of [
    [0.3, 1.9, "teal"],
    [1, 2.3, "pale"],
    [1.2, 1.5, "teal"],
    [4.9, 2.2, "coral"],
  ])
    s.box(x, y, 1, cell, cell, cell, { color: c, shadow: false });
  page(s, 5.1, 0.8, 1, { dx: 1, dy: 1.2, count: 5 });
  s.box(3.1, 2.75, 1, 0.7, 0.18, 0.08, { color: "coral", shadow: false });
  // The lamp is already on.
  s.group(() => {
    s.cylinder(0.7, 0.8, 1, 0.32, 0.08, { color: "dark", shadow: false });
    s.beam([0.7, 0.8, 1.08], [0.7, 0.8, 3.1], 0.11, { color: "dark" });
    s.beam([0.7, 0.8, 3.1], [1.7, 0.8, 3.5], 0.11, { color: "dark" });
    s.sphere(1.75, 0.8, 3.12, 0.24, { color: "amber" });
    s.lathe(1.75, 0.8, 3.1, coords("0.55 0, 0.22 0.42, 0.14 0.54"), { color: "coral", shadow: false });
  }, [0.4, 0.5, 1, 2.2, 1.1, 3.7]);
  chip(s, { x: 60, y: 752, icon: "armchair", label: "This chair is free", tone: "coral" });
  return s;
}

const id = (name) => `about/${name}`;

export const pictures = [
  {
    id: id("trusted"),
    theme: "ink",
    title: "A desk with an open log inside a client's walls",
    draw: trusted,
  },
  {
    id: id("intelligent"),
    theme: "paper",
    title: "Machines at a fork, the smallest one connected",
    draw: intelligent,
  },
  {
    id: id("sustainable"),
    theme: "paper",
    title: "A running system with its runbook and a low meter",
    draw: sustainable,
  },
  {
    id: id("generalist"),
    theme: "paper",
    title: "A stacked tower and a long winding path",
    draw: generalist,
  },
  {
    id: id("specialist"),
    theme: "ink",
    title: "A workshop with three benches and a short path",
    draw: specialist,
  },
  { id: id("join"), theme: "paper", title: "A workbench with an empty chair", draw: join },
];
