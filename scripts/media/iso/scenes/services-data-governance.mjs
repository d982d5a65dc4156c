/** Service page "Data: Strategy & Governance": shelves, roads, plinths, a counter, threads and cards. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { cube } from "../props/agents.mjs";
import { drumStore } from "../props/data-stores.mjs";
import { disc } from "../props/discs.mjs";
import { words } from "../props/faces.mjs";
import { ghost } from "../props/marks.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { chair, desk, room } from "../props/room.mjs";
import { laptop } from "../props/screens.mjs";
import { serverRack } from "../props/servers.mjs";
import { plate, slab } from "../props/slabs.mjs";

/** A padlock on a face that looks to the lower right, its foot at x, y, z. */
function padlock(s, x, y, z, color = "amber") {
  s.group(() => {
    const shackle = `<path d="M.08 .3V.16A.13 .13 0 0 1 .34 .16V.3" fill="none" stroke="#B9CBCE" stroke-width=".08"/>`;
    s.add(
      [x, y, z + 0.3, x + 0.12, y + 0.42, z + 0.6],
      s.decal("right", x + 0.08, y + 0.42, z + 0.6, shackle),
    );
    s.box(x, y, z, 0.14, 0.42, 0.34, {
      color,
      shadow: false,
      right: (w, h) => circle(w / 2, h / 2, 0.07, INK),
    });
  });
}

/** Dots in rows on a face: a block of data. */
const dots = (fill) => (w, h) => {
  let svg = "";
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      svg += rect(w * (0.16 + i * 0.25), h * (0.18 + j * 0.24), w * 0.17, h * 0.13, fill, {
        op: 0.85,
        rx: 0.03,
      });
  return svg;
};

function card(theme) {
  const s = new Scene({ theme, scale: 66, focus: [3.6, 3.2, 1.5], at: [0.5, 0.56], seed: 5 });
  s.ground();
  s.plate(-1.4, -1.2, 12.6, 9.6, s.t.floor, { stroke: s.t.line, sw: 1 });
  s.plate(1.5, 2.9, 5.2, 1.5, s.t.floor2, { stroke: s.t.line, sw: 1 });
  const shelves = [
    ["Customers", "Orders", "Stock"],
    ["Suppliers", "Prices", "Sites"],
  ];
  shelves.forEach((names, k) => {
    const y = 3.9 - k * 4.3;
    const [len, rise, d] = [4.1, 1.6, 1.25];
    s.shadow(-0.2, y, d, len, 5);
    s.group(() => {
      const flat = { color: "mid", shadow: false };
      s.box(-0.2, y, 0, 0.1, len, rise * 3 + 0.12, { ...flat, color: "black" });
      s.box(-0.1, y, 0, d, 0.12, rise * 3 + 0.12, flat);
      s.box(-0.1, y + len - 0.12, 0, d, 0.12, rise * 3 + 0.12, flat);
      for (let r = 0; r <= 3; r++) s.box(-0.1, y + 0.12, r * rise, d, len - 0.24, 0.12, flat);
      names.forEach((name, r) => {
        const z = r * rise + 0.12;
        const hot = name === "Orders";
        const sizes = [0.9, 0.7, 0.9];
        sizes.forEach((size, i) => {
          const color = hot && i === 1 ? "coral" : ["teal", "pale", "teal"][(i + r + k) % 3];
          const fill = color === "teal" ? "#FFFFFF" : INK;
          s.box(0, y + 0.36 + i * 1.2, z, 0.9, size, size, {
            color,
            right: dots(fill),
            left: dots(fill),
            shadow: false,
          });
        });
        plate(s, d, y + 0.9, z - 0.12, name, { w: 2.3, h: 0.42, size: 0.36, face: "right", color: "pale" });
        padlock(s, d, y + 0.3, z - 0.06, hot ? "coral" : "amber");
      });
    }, [-0.2, y, 0, d + 0.12, y + len, rise * 3 + 0.2]);
  });
  // The way from one shelf to the table where its block is used.
  s.path(coords("1.5 3.65, 6.5 3.65"), { color: s.t.coral, w: 4, dash: "2 11" });
  desk(s, 6.7, 2, 2.4, 3.6, { h: 0.95, color: "pale", body: "dark" });
  s.box(7, 3.2, 0.95, 1, 1, 1, { color: "coral", left: dots(INK), right: dots(INK), shadow: false });
  laptop(s, 7.6, 4.6, 0.95, {
    paint: (_w, h) => path(`M.16 ${h - 0.14}L.38 .3L.6 .42L.86 .16`, { stroke: s.t.teal, sw: 0.06 }),
  });
  chair(s, 7.3, 1, { back: "n", who: { color: "coral", skin: 1 } });
  person(s, 9.8, 3.8, { color: "teal", size: 1.25, skin: 3 });
  chip(s, {
    x: 800,
    y: 64,
    icon: "lock-keyhole",
    label: "Open to this purpose",
    sub: "Shelf, owner, rule",
    tone: "coral",
  });
  return s;
}

function decisionRoadmap(theme) {
  const s = new Scene({ theme, scale: 53, focus: [1.3, 0.4, 1.2], at: [0.5, 0.54], seed: 8 });
  s.ground();
  const road = (x, y, dx, dy) => s.plate(x, y, dx, dy, "#CFC9BB");
  road(-6.2, 2.2, 8, 1.5);
  road(1.8, -5, 1.5, 8.7);
  road(3.3, -1.6, 1.9, 1.5);
  road(6.9, -1.6, 1.2, 1.5);
  s.plate(0.8, 1.4, 3.6, 3.4, "#CFC9BB");
  const lane = (list, color) => s.path(list, { color, w: 4, dash: "10 10" });
  lane(coords("-6 2.95, 1.4 2.95"), s.t.teal);
  lane(coords("2.55 -5, 2.55 1.8"), s.t.teal);
  lane(coords("2.6 -0.85, 4.8 -0.85"), s.t.coralText);
  // The gap: the road simply is not there yet.
  s.plate(5.2, -1.6, 1.7, 1.5, undefined, { stroke: s.t.coralText, dash: "7 7", sw: 2.5 });
  for (const y of [-1.5, -0.55])
    s.lathe(4.85, y + 0.25, 0, coords("0.3 0, 0.3 0.08, 0.2 0.08, 0.05 0.75"), { color: "coral" });
  const [gx, gy] = s.p(6.05, -0.85, 0);
  s.marks.push(iconAt("circle-help", gx, gy, 58, s.t.coralText, 2));
  // Where the data is.
  const stores = (x, y, list, name, w, px, py) => {
    list.forEach(([dx, dy, h, color]) => {
      drumStore(s, x + dx, y + dy, { r: 0.85, h, color });
    });
    plate(s, x + px, y + py, 0, name, { w, h: 0.62, size: 0.42 });
  };
  stores(
    -6.2,
    2.9,
    [
      [0, 0, 2.2, "teal"],
      [0.1, -2.1, 1.4, "teal"],
    ],
    "Sales",
    1.9,
    1.3,
    1.25,
  );
  stores(
    2.2,
    -6.9,
    [
      [0, 0, 2.6, "teal"],
      [2, 0.1, 1.7, "teal"],
    ],
    "Stock",
    1.9,
    -0.6,
    1.3,
  );
  stores(
    9,
    -0.9,
    [
      [0, 0, 2.2, "mid"],
      [0.1, -2.1, 1.5, "mid"],
    ],
    "Suppliers",
    2.6,
    -1.2,
    1.3,
  );
  // The signpost of decisions, nearest of all.
  s.box(2.1, 2.6, 0, 0.9, 0.9, 0.3, { color: "stone" });
  s.group(() => {
    s.box(2.45, 2.95, 0.3, 0.22, 0.22, 5, { color: "dark", shadow: false });
    const boards = [
      ["Price", 4.5, 0.2, "teal", "tag"],
      ["Re-order", 3.3, -0.25, "teal", "package"],
      ["New site", 2.1, 0.4, "coral", "map-pin"],
    ];
    boards.forEach(([name, z, dx, color, glyph]) => {
      const fill = color === "coral" ? INK : "#FFFFFF";
      const face = (_w, h) =>
        iconAt(glyph, 0.5, h / 2, 0.54, fill, 2.2) +
        text(0.95, h / 2 + 0.19, name, { size: 0.54, fill, weight: 600 });
      s.box(1 + dx, 3.17, z, 3.3, 0.14, 0.86, { color, left: face, shadow: false });
    });
  }, [1, 2.9, 0.3, 4.8, 3.4, 5.3]);
  s.shadow(1.4, 2.95, 2.6, 0.3, 3);
  person(s, 1.2, 5.2, { color: "coral", size: 1.3, skin: 1 });
  person(s, 4.4, 5, { color: "dark", size: 1.3, skin: 2 });
  for (const [x, y] of coords("-3.4 0.4, -1.6 -1.6, 5.8 2.8, -3.2 6.2, 6.4 -4.6, -0.6 -3.6"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  chip(s, { x: 56, y: 748, icon: "construction", label: "One road missing", sub: "Build this part first" });
  return s;
}

function namedOwners(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.4, 2.6, 1], at: [0.5, 0.5], seed: 3 });
  s.ground();
  s.plate(-1.4, -1.4, 12.9, 6.6, s.t.floor, { stroke: s.t.line, sw: 1 });
  const owners = [
    ["Suppliers", "Omar", "truck"],
    ["Prices", "Lena", "tag"],
    ["Customers", "Ravi", "users"],
  ];
  owners.forEach(([set, who, glyph], i) => {
    const x = i * 3.9;
    const label = words(set, { size: 0.42, fill: "#FFFFFF" });
    s.box(x, -0.4, 0, 2.4, 2.2, 1, { color: "mid", left: label });
    cube(s, x + 0.45, -0.05, 1, 1.5, { color: "teal", icon: glyph });
    // The badge hangs from the block.
    const badge = (w, h) =>
      rect(0, 0, w, 0.3, "#FF6A3D") +
      circle(w / 2, 0.56, 0.18, INK) +
      path(`M${w / 2 - 0.32} 1.1A.32 .32 0 0 1 ${w / 2 + 0.32} 1.1Z`, { fill: INK }) +
      text(w / 2, h - 0.16, who, { size: 0.4, weight: 640, fill: INK, anchor: "middle" });
    slab(s, x + 0.62, 1.47, 1.15, 1.6, { z: 1.02, t: 0.08, color: "pale", paint: badge, shadow: false });
    // The owner's desk beside it.
    chair(s, x + 0.5, 3.1, { back: "n", who: { color: ["coral", "teal", "pale"][i], skin: i } });
    desk(s, x - 0.2, 3.95, 2.3, 1.05, { h: 0.85, color: "pale", body: "dark" });
    laptop(s, x + 0.4, 4.15, 0.85, { away: true, w: 0.95 });
  });
  // The committee's empty table, pushed aside.
  desk(s, 1.1, 7.4, 4.6, 1.8, { h: 0.8, color: "mid", body: "stone" });
  for (const x of [1.4, 2.9, 4.4]) {
    chair(s, x, 6.5, { back: "n", color: "stone" });
  }
  plate(s, 2.2, 8.7, 0.8, "Committee", { w: 2.4, h: 0.5, size: 0.38 });
  chip(s, { x: 768, y: 56, icon: "id-card", label: "An owner with a name", sub: "And the hours for it" });
  return s;
}

function purposeAccess(theme) {
  const s = new Scene({ theme, scale: 84, focus: [4, 2.2, 1.6], at: [0.5, 0.52], seed: 4 });
  s.ground();
  room(s, -1.2, -1.8, 10.4, 7.8, 3.6);
  // Counter with the clerk behind it.
  person(s, 1.4, -0.2, { color: "teal", size: 1.5, skin: 3 });
  desk(s, 0, 0.6, 8.2, 1.6, { h: 1.15, color: "stone", body: "dark" });
  // The request card, with its purpose.
  const request = (w, _h) =>
    rect(0, 0, w, 0.62, "#FF6A3D") +
    text(0.18, 0.44, "Purpose", { size: 0.38, weight: 620, fill: INK }) +
    iconAt("target", 0.55, 1.15, 0.62, "#C93F14", 2.1) +
    rect(1.05, 0.92, w - 1.3, 0.15, "#566A72", { op: 0.8 }) +
    rect(1.05, 1.2, w - 1.6, 0.15, "#566A72", { op: 0.5 }) +
    rect(0.2, 1.66, w - 0.4, 0.13, "#566A72", { op: 0.4 });
  slab(s, 0.4, 1.5, 2, 2.05, { z: 1.15, t: 0.12, color: "pale", paint: request, shadow: false });
  person(s, 0.8, 3.9, { color: "coral", size: 1.5, skin: 1 });
  // Hourglass: the access ends.
  s.group(() => {
    const z = 1.15;
    s.lathe(
      3.75,
      1.4,
      z,
      [
        [0.5, 0, "dark"],
        [0.5, 0.14],
      ],
      { color: "dark", shadow: false },
    );
    s.lathe(
      3.75,
      1.4,
      z + 0.14,
      [
        [0.4, 0, "amber"],
        [0.34, 0.3],
        [0.1, 0.62, "glass"],
        [0.06, 0.72],
        [0.12, 0.82, "glass"],
        [0.36, 1.14, "amber"],
        [0.28, 1.0, "glass"],
        [0.4, 1.4],
      ],
      { color: "glass", shadow: false },
    );
    s.cylinder(3.75, 1.4, z + 1.54, 0.5, 0.14, { color: "dark", shadow: false });
    for (const [dx, dy] of coords("-0.36 0.36, 0.36 0.36, 0.42 -0.3"))
      s.beam([3.75 + dx, 1.4 + dy, z + 0.1], [3.75 + dx, 1.4 + dy, z + 1.6], 0.07, { color: "dark" });
  }, [3.3, 0.9, 1.15, 4.25, 1.9, 2.85]);
  // The table handed out, two of its columns masked.
  const grid = (w, h) => {
    const cols = 5;
    const cw = (w - 0.3) / cols;
    let svg = rect(0.15, 0.15, w - 0.3, 0.42, "#12303B");
    for (let c = 0; c < cols; c++) {
      const masked = c === 1 || c === 3;
      const x = 0.15 + c * cw;
      svg += rect(x + 0.1, 0.29, cw - 0.2, 0.14, "#FFFFFF", { op: 0.85 });
      if (masked) {
        svg += rect(x + 0.03, 0.62, cw - 0.06, h - 0.77, "#2A4650");
        for (let i = 0; i < 7; i++)
          svg += line(x + 0.08, 0.98 + i * 0.28, x + cw - 0.08, 0.7 + i * 0.28, "#4A6A74", { sw: 0.05 });
        svg +=
          circle(x + cw / 2, h * 0.6, 0.27, "#F6F4EF") +
          iconAt("eye-off", x + cw / 2, h * 0.6, 0.34, INK, 2.3);
      } else
        for (let i = 0; i < 6; i++)
          svg += rect(
            x + 0.08,
            0.76 + i * 0.31,
            cw - 0.2 - ((i + c) % 3) * 0.1,
            0.15,
            c === 2 ? s.t.teal : "#8FA3A8",
            { op: 0.9 },
          );
    }
    return svg;
  };
  slab(s, 4.8, 1.6, 3.3, 2.75, { z: 1.15, t: 0.12, color: "pale", paint: grid, shadow: false });
  // Over the counter it goes, one way in and one way out.
  s.path(coords("1.4 3, 1.4 4.2, 5.7 4.2"), { color: s.t.coral, w: 4, dash: "2 11" });
  desk(s, 5.7, 3.5, 2.6, 1.4, { h: 0.85, color: "sand", body: "mid" });
  laptop(s, 6.4, 3.8, 0.85, {
    w: 1.15,
    paint: (_w, h) =>
      [0.2, 0.45, 0.7].map((u, i) => rect(u, h - 0.5 + i * 0.08, 0.16, 0.4 - i * 0.08, s.t.teal)).join(""),
  });
  chip(s, { x: 56, y: 748, icon: "hourglass", label: "Ends with the study", tone: "coral" });
  return s;
}

function workingDeletion(theme) {
  const s = new Scene({ theme, scale: 55, focus: [3.2, 2.4, 0.8], at: [0.47, 0.5], seed: 9 });
  s.ground();
  const face = (w, h) =>
    circle(w / 2, h * 0.36, h * 0.15, INK) +
    path(`M${w * 0.24} ${h * 0.78}A${w * 0.26} ${h * 0.25} 0 0 1 ${w * 0.76} ${h * 0.78}Z`, { fill: INK });
  const thread = (list, color = s.t.teal) => s.path(list, { color, w: 3, dash: "2 10" });
  thread(coords("3.2 2.6, 3.2 -2.2"));
  thread(coords("3.2 2.6, -2.2 2.6, -2.2 1.2"));
  thread(coords("3.2 2.6, 6.9 2.6, 6.9 -0.3"));
  thread(coords("3.2 3.4, 7.6 3.4, 7.6 4.4"));
  thread(coords("2.4 3.2, 2.4 7, -1.6 7"));
  thread(coords("4 3.2, 4 7.6"), s.t.amber);
  // The record itself.
  s.lathe(3.2, 2.7, 0, coords("1.7 0, 1.7 0.3"), { color: "mid" });
  const record = (w, h) =>
    rect(0, 0, w, 0.3, "#C04C29") +
    face(w * 0.5, h * 0.62).replace(/^/, `<g transform="translate(${w * 0.25} .28)">`) +
    "</g>" +
    [0, 1, 2]
      .map((i) => rect(w * 0.16, h * 0.64 + i * 0.26, w * (0.68 - i * 0.14), 0.13, INK, { op: 0.75 }))
      .join("");
  slab(s, 2.15, 2.6, 2.1, 2.7, { z: 0.3, t: 0.16, color: "coral", paint: record, shadow: false });
  // Systems with their copies, each paler than the one before.
  serverRack(s, 2.1, -4.4, { dx: 1.5, dy: 1.3, dz: 3.2, rows: 7 });
  serverRack(s, 3.7, -4.4, { dx: 1.5, dy: 1.3, dz: 3.2, rows: 7, color: "stone" });
  drumStore(s, -2.6, 0, { r: 1, h: 2.1, color: "mid" });
  drumStore(s, -3.6, -1.9, { r: 0.9, h: 1.4, color: "mid" });
  s.box(7.6, -2.8, 0, 1.7, 1.7, 1.3, {
    color: "stone",
    left: (w, h) => iconAt("archive", w / 2, h / 2, 0.8, s.t.muted, 1.8),
  });
  desk(s, -3.4, 6.2, 2.2, 1.2, { h: 0.85, color: "mid", body: "dark" });
  laptop(s, -2.8, 6.4, 0.85, { w: 1, paint: (w, h) => iconAt("sheet", w / 2, h / 2, 0.44, s.t.muted, 2) });
  // Mailbox on a post.
  s.box(8, 5.1, 0, 0.2, 0.2, 1.1, { color: "dark" });
  s.box(7.4, 4.7, 1.1, 1.5, 1, 0.95, {
    color: "mid",
    shadow: false,
    left: (w, h) => iconAt("mail", w / 2, h / 2, 0.7, "#FFFFFF", 1.9),
    right: (w, h) => rect(w * 0.2, h * 0.26, w * 0.6, 0.1, INK),
  });
  const copy = (x, y, z, op) => {
    if (op > 0) s.box(x, y, z, 1.1, 0.1, 1.4, { color: "pale", left: face, opacity: op, shadow: false });
    ghost(s, x, y + 0.12, z, 1.1, 0.02, 1.4, { color: s.t.text, op: 0.03 });
  };
  copy(2.7, -2.6, 0.05, 0.55);
  copy(-2.7, 1.3, 0.05, 0.3);
  copy(6.4, -0.7, 0.05, 0);
  copy(-1.2, 7, 0.05, 0.16);
  copy(7.2, 3.6, 0.05, 0);
  // The one copy the law keeps.
  s.box(2.9, 7.4, 0, 2.2, 1.6, 0.7, { color: "dark" });
  s.box(3.45, 8.1, 0.7, 1.1, 0.1, 1.4, { color: "pale", left: face, shadow: false });
  const sign = (w, h) => text(w / 2, h * 0.77, "§", { size: 0.95, weight: 600, fill: INK, anchor: "middle" });
  slab(s, 3, 7.6, 0.12, 2.6, { z: 0.7, t: 0.12, color: "mid", shadow: false });
  slab(s, 4.86, 7.6, 0.12, 2.6, { z: 0.7, t: 0.12, color: "mid", shadow: false });
  slab(s, 3, 7.6, 1.98, 1.05, { z: 3.3, t: 0.14, color: "amber", paint: sign, shadow: false });
  checklist(s, {
    x: 788,
    y: 650,
    title: "Copies of one person",
    items: [
      { label: "Systems", state: "done", tag: "Gone" },
      { label: "Mailbox", state: "done", tag: "Gone" },
      { label: "Invoice", state: "locked", tone: "amber", tag: "Kept by law" },
    ],
  });
  return s;
}

function mergedRecords(theme) {
  const s = new Scene({ theme, scale: 80, focus: [3.4, 2.3, 1.4], at: [0.5, 0.545], seed: 2 });
  s.ground();
  s.plate(-2.6, -1.4, 12.4, 7.8, s.t.floor2, { stroke: s.t.line, sw: 1 });
  const patient = (name, site, odd) => (w, _h) => {
    const tone = odd ? "#C93F14" : s.t.teal;
    return (
      rect(0, 0, w, 0.66, odd ? "#FF6A3D" : "#0C8A78") +
      iconAt("cross", 0.4, 0.33, 0.42, odd ? INK : "#FFFFFF", 2.2) +
      text(0.74, 0.46, site, { size: 0.36, weight: 560, fill: odd ? INK : "#FFFFFF" }) +
      circle(w / 2, 1.3, 0.33, "#8FA3A8") +
      path(`M${w / 2 - 0.56} 2.2A.56 .5 0 0 1 ${w / 2 + 0.56} 2.2Z`, { fill: "#8FA3A8" }) +
      text(w / 2, 2.66, name, { size: 0.35, weight: 600, fill: INK, anchor: "middle" }) +
      rect(w * 0.2, 2.86, w * 0.6, 0.13, tone, { op: 0.8 }) +
      rect(w * 0.28, 3.08, w * 0.44, 0.11, "#8FA3A8", { op: 0.8 })
    );
  };
  // Two cards that are one person: one behind the other, held by clasps.
  slab(s, -1.5, 0.1, 2.25, 3.4, { t: 0.18, color: "pale", paint: patient("Anna Berg", "North") });
  slab(s, 0.9, 0.1, 2.25, 3.4, { t: 0.18, color: "pale", paint: patient("Anna Berg", "Harbour") });
  for (const z of [1.12, 2.05])
    s.box(0.56, 0.3, z, 0.54, 0.16, 0.46, {
      color: "teal",
      shadow: false,
      left: (w, h) => iconAt("link", w / 2, h / 2, 0.34, "#FFFFFF", 2.6),
    });
  s.box(-1.7, -0.1, 0, 5.05, 0.18, 0.3, { color: "dark" });
  // The third waits in front of the steward's desk.
  slab(s, 4.9, 0.9, 2.25, 3.4, { t: 0.18, color: "pale", paint: patient("Ana Berg", "Hill", true) });
  const [qx, qy] = [6.02, 4.2];
  s.beam([qx, 0.99, 3.4], [qx, 0.99, 3.75], 0.1, { color: "dark" });
  disc(s, qx, 0.9, qy, 0.55, {
    rim: "#A7452C",
    fill: "#FF6A3D",
    paint: () => text(0, 0.27, "?", { size: 0.8, weight: 640, fill: INK, anchor: "middle" }),
  });
  chair(s, 2.3, 2.6, { back: "n", who: { color: "teal", skin: 2 } });
  desk(s, 1.2, 3.6, 4.6, 1.7, {
    h: 0.95,
    color: "sand",
    body: "dark",
    left: (w, h) =>
      text(w * 0.5, h * 0.66, "Data steward", { size: 0.46, weight: 580, fill: "#FFFFFF", anchor: "middle" }),
  });
  laptop(s, 2.2, 3.9, 0.95, { away: true, w: 1.1 });
  // A button that undoes: every merge can be taken back.
  s.lathe(4.8, 4.5, 0.95, coords("0.62 0, 0.62 0.14"), { color: "mid", shadow: false });
  s.lathe(4.8, 4.5, 1.09, coords("0.5 0, 0.5 0.16"), { color: "coral", shadow: false });
  s.add([4.3, 4, 1.26, 5.3, 5, 1.27], s.decal("top", 4.8, 4.5, 1.25, iconAt("undo-2", 0, 0, 0.6, INK, 2.6)));
  s.path(coords("6 1.3, 6 3, 5.2 3.4"), { color: s.t.coral, w: 4, dash: "2 11" });
  chip(s, { x: 56, y: 748, icon: "undo-2", label: "Can be undone", sub: "Both originals are kept" });
  return s;
}

const id = (name) => `services/data-strategy-governance/${name}`;

export const pictures = [
  {
    id: id("card"),
    theme: "ink",
    title: "Named and locked shelves of data and a way to a table",
    draw: card,
  },
  {
    id: id("decision-roadmap"),
    theme: "paper",
    title: "A signpost of decisions and roads to data stores",
    draw: decisionRoadmap,
  },
  {
    id: id("named-owners"),
    theme: "ink",
    title: "Data on plinths, each with a badge and a desk",
    draw: namedOwners,
  },
  {
    id: id("purpose-access"),
    theme: "paper",
    title: "A request card and a table with masked columns",
    draw: purposeAccess,
  },
  {
    id: id("working-deletion"),
    theme: "ink",
    title: "One record and its fading copies",
    draw: workingDeletion,
  },
  {
    id: id("merged-records"),
    theme: "paper",
    title: "Three clinic cards, two of them joined",
    draw: mergedRecords,
  },
];
