/** FMCG: a filling line, packs and pallets, the supermarket shelf, and the field the goods come from. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { fields } from "../overlays/fields.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { gantt } from "../overlays/gantt.mjs";
import { ledger } from "../overlays/ledger.mjs";
import { tiles } from "../overlays/tiles.mjs";
import { truck } from "../props/cars.mjs";
import { conveyor } from "../props/conveyor.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { bottle, packs, pallet, parcel } from "../props/goods.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { person } from "../props/people.mjs";
import { code, lines } from "../props/print.mjs";
import { shelf } from "../props/shelf.mjs";

/** A crate of six bottles. */
function crate(s, x, y, { z = 0, color = "coral", bottles = "teal" } = {}) {
  s.group(() => {
    s.box(x, y, z, 1.2, 0.85, 0.42, { color, shadow: false });
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 2; j++)
        s.lathe(
          x + 0.22 + i * 0.38,
          y + 0.23 + j * 0.38,
          z + 0.42,
          [
            [0.09, 0, bottles],
            [0.09, 0.08],
            [0.05, 0.2],
            [0.06, 0.2, "pale"],
            [0.06, 0.28],
          ],
          { shadow: false },
        );
  });
  if (z < 0.01) s.shadow(x, y, 1.2, 0.85, 0.6);
}

/** A pallet with layers of cartons. */
function load(s, x, y, layers, { color = "sand", odd } = {}) {
  pallet(s, x, y, { dx: 1.7, dy: 1.4 });
  for (let l = 0; l < layers; l++) {
    for (let i = 0; i < 2; i++) {
      for (let j = 0; j < 2; j++) {
        const hot = odd && l === layers - 1 && i === 1 && j === 1;
        parcel(s, x + 0.02 + i * 0.83, y + 0.02 + j * 0.68, {
          z: 0.22 + l * 0.56,
          dx: 0.81,
          dy: 0.66,
          dz: 0.54,
          color: hot ? odd : color,
        });
      }
    }
  }
  s.shadow(x, y, 1.7, 1.4, layers * 0.56);
}

/** The filler: a column of tanks over a carousel, through which the belt runs. */
function filler(s, x, y) {
  // Not a group: the belt runs between the body and the bridge, so each part is sorted by itself.
  s.box(x, y - 1.6, 0, 3, 1.5, 3.4, {
    color: "stone",
    shadow: false,
    left: (w, h) =>
      rect(w * 0.1, h * 0.1, w * 0.34, h * 0.26, s.t.dark ? "#071620" : "#12303B", { rx: 0.06 }) +
      iconAt("activity", w * 0.27, h * 0.23, 0.55, "#3FD9BF", 2) +
      circle(w * 0.62, h * 0.16, 0.12, s.t.coral) +
      circle(w * 0.78, h * 0.16, 0.12, "#22B9A2"),
  });
  s.box(x, y - 0.1, 2.5, 3, 1.4, 0.5, { color: "dark", shadow: false });
  for (let i = 0; i < 5; i++)
    s.lathe(x + 0.35 + i * 0.58, y + 0.62, 2.02, coords("0.04 0, 0.12 0.2, 0.12 0.48"), {
      color: "pale",
      shadow: false,
    });
  s.lathe(x + 0.8, y - 0.85, 3.4, coords("0.62 0, 0.62 1.1, 0.3 1.35, 0.12 1.4"), {
    color: "teal",
    shadow: false,
  });
  s.lathe(x + 2.2, y - 0.85, 3.4, coords("0.62 0, 0.62 1.1, 0.3 1.35, 0.12 1.4"), {
    color: "pale",
    shadow: false,
  });
  s.shadow(x, y - 1.6, 3, 1.5, 3.4);
}

/** The line along x: filler, bottles on the belt, a packing station and pallets. */
function base({ theme = "ink", scale = 50, focus = [3, 1, 1], at = [0.5, 0.5], seed = 4 } = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  s.plate(-8, -2.6, 20, 5.6, s.t.floor, { stroke: s.t.line, sw: 1 });
  conveyor(s, -8, 0, 17);
  filler(s, -2.4, 0);
  for (let i = 0; i < 24; i++) {
    const x = -7.7 + i * 0.62;
    if (x > 5) continue;
    bottle(s, x, 0.55, {
      z: 0.8,
      u: 1.05,
      color: x < -2.2 ? "glass" : "teal",
      cap: x < -0.4 ? (x < -2.2 ? "glass" : "teal") : "coral",
    });
  }
  s.box(5.2, -0.5, 0, 1.7, 0.4, 2.6, { color: "dark", shadow: false });
  s.box(5.2, 1.2, 0, 1.7, 0.4, 2.6, {
    color: "dark",
    shadow: false,
    left: emblem("package", s.t.coral, { size: 0.5 }),
  });
  s.box(5.2, -0.5, 2.6, 1.7, 2.1, 0.4, { color: "dark", shadow: false });
  for (const x of [7.1, 8]) parcel(s, x, 0.15, { z: 0.8, dx: 0.8, dy: 0.8, dz: 0.62 });
  return s;
}

function overview(theme) {
  const s = base({ theme, scale: 45, focus: [2.6, 1.4, 1], at: [0.5, 0.48] });
  load(s, 9.8, -0.6, 3);
  load(s, 9.8, 1.3, 2, { odd: "coral" });
  load(s, 12, -0.6, 3);
  // The shelf at the end of it all.
  s.plate(2.4, 4.8, 8.4, 4.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  shelf(s, 3.4, 5.2, 6, {
    levels: 3,
    gap: 1,
    goods: (sc, level, x0, _x1, y, z) => {
      if (level === 1)
        packs(sc, x0 + 0.15, y + 0.1, z, 11, {
          colors: ["teal", "teal", "amber", "coral", "coral"],
          step: 0.53,
        });
      else
        for (let i = 0; i < 11; i++)
          bottle(sc, x0 + 0.36 + i * 0.53, y + 0.4, {
            z,
            u: 0.8,
            color: level ? "amber" : "teal",
            cap: "coral",
          });
    },
  });
  person(s, 6.2, 7.6, { color: "coral", skin: 1 });
  person(s, 8.4, 7.9, { color: "pale", skin: 3 });
  person(s, 1.2, 2.3, { color: "amber", skin: 2 });
  s.path(coords("9.4 7, 13.6 7, 13.6 2.9, 11.6 2.9"), { color: s.t.teal, w: 3.4, dash: "2 11" });
  s.path(coords("2.4 6.6, -0.9 6.6, -0.9 1.5"), { color: s.t.coral, w: 3.4 });
  truck(s, 11.4, -4, { color: "mid", mark: (w, h) => iconAt("milk", w / 2, h / 2, 0.7, "#FFFFFF", 1.8) });
  forecast(s, { x: 56, y: 608, w: 360, title: "Shelf demand", value: "On plan", seed: 8 });
  chip(s, {
    x: 812,
    y: 64,
    icon: "refresh-cw",
    label: "From shelf to line",
    sub: "Runs follow what sells",
    tone: "teal",
  });
  return s;
}

function demandSensing(theme) {
  const s = new Scene({ theme, scale: 55, focus: [3, 2.4, 0.8], at: [0.52, 0.56], seed: 6 });
  s.ground();
  const shop = (x, y, color, name, stock, hot) => {
    s.box(x, y, 0, 3, 2, 1.9, {
      color: "pale",
      left: (w, h) =>
        rect(w * 0.08, h * 0.42, w * 0.5, h * 0.5, s.t.dark ? "#1E5563" : "#A9C7CA") +
        rect(w * 0.68, h * 0.42, w * 0.22, h * 0.58, "#2A4650") +
        iconAt(name, w * 0.33, h * 0.67, 0.6, "#FFFFFF", 2),
      right: windows({ cols: 2, rows: 1, lit: 0, pad: 0.28 }),
    });
    s.box(x - 0.1, y + 2, 1.15, 3.2, 0.55, 0.12, { color, shadow: false });
    s.box(x, y, 1.9, 3, 2, 0.2, { color, shadow: false });
    // What will be asked for, as a column of crates outside the door.
    for (let i = 0; i < stock; i++) crate(s, x + 3.4, y + 0.7, { z: i * 0.44, color: hot ? "coral" : "mid" });
  };
  shop(-4.2, -2.4, "teal", "shopping-basket", 2);
  shop(1, -0.6, "coral", "shopping-basket", 6, true);
  shop(6.2, 1.2, "teal", "shopping-basket", 3);
  // Signals: weather, holiday, tills.
  s.path(coords("-5.4 4.6, -2 4.6, -2 0.6"), { color: s.t.teal, w: 3, dash: "1 9" });
  s.path(coords("-2.4 6.6, 2.6 6.6, 2.6 2.4"), { color: s.t.coral, w: 3.4, dash: "1 9" });
  s.path(coords("2.4 8.8, 7.6 8.8, 7.6 4.2"), { color: s.t.teal, w: 3, dash: "1 9" });
  const signal = (x, y, name, color, glyph) =>
    s.box(x, y, 0, 1.6, 1.6, 0.3, {
      color,
      top: (w, h) =>
        `<g transform="translate(${w / 2} ${h / 2}) rotate(-45)">${iconAt(name, 0, 0, 0.95, glyph, 1.9)}</g>`,
    });
  signal(-6.2, 3.8, "cloud-rain", "pale", s.t.teal);
  signal(-3.8, 5.8, "sun", "coral", "#0B1C24");
  signal(1, 8, "scan-barcode", "pale", s.t.teal);
  truck(s, -6.2, -4.8, {
    color: "teal",
    mark: (w, h) => iconAt("cup-soda", w / 2, h / 2, 0.7, "#FFFFFF", 1.8),
  });
  person(s, 2.4, 3.6, { color: "teal", skin: 1 });
  person(s, 4.2, 3.2, { color: "amber", skin: 2 });
  forecast(s, {
    x: 740,
    y: 56,
    w: 400,
    title: "Cold drinks, this weekend",
    value: "Rising",
    tag: "Hot spell",
    seed: 10,
    trend: 0.55,
  });
  chip(s, { x: 56, y: 756, icon: "cup-soda", label: "Send to the coast first", sub: "Planner confirms" });
  return s;
}

function tradePromotion(theme) {
  const s = new Scene({ theme, scale: 68, focus: [2.4, 2.2, 1.4], at: [0.325, 0.52], seed: 11 });
  s.ground();
  s.plate(-1.8, -1.4, 8.6, 7.6, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // A promotion stand: a stepped pyramid of packs under a board.
  s.box(-0.6, -0.6, 0, 4.6, 0.3, 5, {
    color: "coral",
    left: (w, _h) => {
      return (
        rect(0.2, 0.2, w - 0.4, 1.5, "#FFFFFF", { rx: 0.16 }) +
        text(w / 2, 1.02, "Two for one", {
          size: 0.62,
          weight: 600,
          fill: "#0B1C24",
          anchor: "middle",
          display: true,
        }) +
        text(w / 2, 1.45, "this month", { size: 0.34, weight: 480, fill: "#3E545D", anchor: "middle" })
      );
    },
  });
  const tone = ["teal", "amber", "teal", "pale"];
  for (let level = 0; level < 4; level++) {
    const n = 4 - level;
    for (let i = 0; i < n + 1; i++) {
      for (let j = 0; j < n; j++) {
        if (j < n - 1 && i < n && level < 3 && i > 0 && j > 0) continue;
        s.box(-0.3 + level * 0.4 + i * 0.8, -0.2 + j * 0.8, level * 0.74, 0.76, 0.76, 0.72, {
          color: tone[level],
          shadow: level === 0,
          left: (w, h) =>
            rect(w * 0.14, h * 0.2, w * 0.72, h * 0.6, "#FFFFFF", { rx: 0.06, op: 0.9 }) +
            iconAt("leaf", w / 2, h / 2, 0.36, "#0A7265", 2),
          right: (w, h) => rect(w * 0.14, h * 0.2, w * 0.72, h * 0.6, "#FFFFFF", { rx: 0.06, op: 0.55 }),
        });
      }
    }
  }
  // Shoppers, one with a basket.
  person(s, 1.2, 4.6, { color: "coral", size: 1.25, skin: 2 });
  person(s, 4.9, 3.2, { color: "pale", size: 1.25, skin: 0 });
  s.box(5.4, 3.6, 0, 0.9, 0.6, 0.5, { color: "dark" });
  packs(s, 5.48, 3.66, 0.5, 2, { dz: 0.24, dx: 0.34, color: "teal" });
  s.leader([3.3, 0.6, 2.4], [760, 476]);
  gantt(s, {
    x: 636,
    y: 476,
    w: 512,
    title: "Promotion calendar",
    columns: ["May", "June", "July"],
    now: 0.345,
    rows: [
      {
        label: "North",
        bars: [
          { from: 0.02, to: 0.3, tone: "teal", text: "Display" },
          { from: 0.62, to: 0.96, tone: "muted", ghost: true, text: "Hold" },
        ],
      },
      { label: "South", bars: [{ from: 0.36, to: 0.74, tone: "coral", text: "Two for one" }] },
      {
        label: "Online",
        bars: [
          { from: 0.12, to: 0.36, tone: "muted" },
          { from: 0.52, to: 0.86, tone: "teal", text: "Bundle" },
        ],
      },
    ],
  });
  chip(s, {
    x: 780,
    y: 72,
    icon: "scale",
    label: "Compared before booking",
    sub: "Lift, cost, what it takes",
    tone: "teal",
  });
  return s;
}

function shelfChecks(theme) {
  const s = new Scene({ theme, scale: 78, focus: [2.6, 0.8, 1.8], at: [0.42, 0.5], seed: 7 });
  s.ground();
  const gapsAt = { 2: [5, 6], 0: [] };
  shelf(s, -1.6, -0.4, 7.4, {
    levels: 4,
    gap: 1.12,
    goods: (sc, level, x0, _x1, y, z) => {
      if (level === 3)
        packs(sc, x0 + 0.15, y + 0.1, z, 13, {
          step: 0.55,
          dz: 0.72,
          colors: ["teal", "teal", "teal", "amber", "amber"],
        });
      if (level === 2)
        packs(sc, x0 + 0.15, y + 0.1, z, 13, {
          step: 0.55,
          dz: 0.78,
          colors: ["dark", "dark", "coral"],
          gaps: gapsAt[2],
        });
      if (level === 1)
        for (let i = 0; i < 13; i++)
          bottle(sc, x0 + 0.4 + i * 0.55, y + 0.42, {
            z,
            u: 0.88,
            color: i > 7 ? "amber" : "teal",
            cap: "coral",
          });
      if (level === 0)
        packs(sc, x0 + 0.15, y + 0.1, z, 8, {
          step: 0.9,
          dx: 0.82,
          dz: 0.8,
          colors: ["sand", "sand", "mid", "iris"].slice(0, 3),
        });
    },
  });
  // What the photograph found, drawn on the plane of the shelf front.
  const mark = (x0, z0, w, h, color, dash) =>
    s.draw(
      s.decal(
        "left",
        x0,
        0.3,
        z0 + h,
        rect(0, 0, w, h, color, { op: 0.14, rx: 0.05, stroke: color, sw: 0.055, dash }),
      ),
    );
  mark(-1.5, 3.46, 3.32, 0.8, s.t.teal);
  mark(1.2, 2.3, 1.16, 0.98, s.t.coral);
  mark(2.9, 1.2, 2.84, 1, s.t.teal);
  // The field manager with a telephone held up, and the view it takes.
  person(s, 1.6, 4.4, { size: 1.45, color: "coral", skin: 1 });
  s.beam([1.75, 4.3, 1.52], [2.1, 3.8, 1.75], 0.2, { color: "coral" });
  s.box(1.9, 3.7, 1.5, 0.5, 0.08, 0.86, { color: "black", shadow: false });
  const eye = s.p(2.15, 3.7, 1.95);
  const [q0, q1] = [s.p(1.2, 0.3, 3.28), s.p(2.36, 0.3, 2.3)];
  s.draw(
    `<polygon points="${eye} ${q0} ${s.p(2.36, 0.3, 3.28)} ${q1} ${s.p(1.2, 0.3, 2.3)}"` +
      ` fill="${s.t.coral}" fill-opacity=".1"/>`,
  );
  tiles(s, {
    x: 772,
    y: 486,
    title: "Photo, aisle four",
    columns: 2,
    w: 152,
    h: 150,
    list: [
      {
        paint: (w, h) =>
          [0, 1, 2]
            .map(
              (i) =>
                rect(12 + i * 46, 36, 38, 92, s.t.teal, { rx: 5 }) +
                rect(18 + i * 46, 58, 26, 30, "#FFFFFF", { rx: 3, op: 0.8 }),
            )
            .join("") + rect(0, 128, w, h, s.t.faint),
        box: [0.05, 0.18, 0.9, 0.72],
        tone: "teal",
        label: "In place",
      },
      {
        paint: (w, h) => rect(10, 36, 38, 92, s.t.muted, { rx: 5 }) + rect(0, 128, w, h, s.t.faint),
        box: [0.38, 0.18, 0.54, 0.68],
        label: "Gap found",
      },
    ],
  });
  chip(s, {
    x: 800,
    y: 64,
    icon: "camera",
    label: "Shelf read from a photo",
    sub: "Task sent to the store",
    tone: "teal",
  });
  return s;
}

function provenance(theme) {
  const s = new Scene({ theme, scale: 47, focus: [3, 1.6, 0.6], at: [0.51, 0.5], seed: 13 });
  s.ground({ opacity: 0.5 });
  // Field with rows of crop and a barn.
  const soil = s.t.dark ? "#173D46" : "#D3E0D3";
  s.box(-9.4, -2.6, 0, 6, 6.4, 0.14, {
    color: [soil, s.t.dark ? "#0F2630" : "#A9B8A6", s.t.dark ? "#0B1F28" : "#94A592"],
    shadow: 0.4,
  });
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 8; c++) {
      const x = -8.9 + c * 0.7;
      const y = -1.2 + r * 0.85;
      if (r < 2 && c > 3) continue;
      s.lathe(x, y, 0.14, coords("0.2 0, 0.24 0.14, 0.02 0.48"), {
        color: (r + c) % 5 ? "leaf" : "amber",
        shadow: false,
      });
    }
  s.group(() => {
    s.box(-6, -2.4, 0.14, 2.2, 1.8, 1.2, {
      color: "coral",
      left: (w, h) =>
        rect(w * 0.3, h * 0.3, w * 0.4, h * 0.7, "#FFFFFF", { op: 0.9 }) +
        line(w * 0.3, h * 0.3, w * 0.7, h, s.t.coral, { sw: 0.05 }) +
        line(w * 0.7, h * 0.3, w * 0.3, h, s.t.coral, { sw: 0.05 }),
    });
    s.prism(-6.1, -2.5, 1.34, 2.4, 2, 0.9, { color: "dark" });
  });
  // Mill with two silos.
  s.plate(-1.6, -1.6, 4.2, 4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.lathe(-0.6, -0.6, 0, coords("0.7 0, 0.7 2.2, 0.08 2.8"), { color: "pale" });
  s.lathe(1, -0.6, 0, coords("0.7 0, 0.7 2.2, 0.08 2.8"), { color: "pale" });
  s.box(-1.2, 0.5, 0, 3, 1.4, 1.3, { color: "mid", left: emblem("wheat", "#FFFFFF") });
  // Plant with a saw-tooth roof.
  s.plate(4.6, -1.6, 4.6, 4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.box(5, -1.2, 0, 3.8, 3, 1.7, {
    color: "stone",
    left: windows({ cols: 5, rows: 1, lit: 0.4, pad: 0.2 }),
    right: emblem("factory", s.t.teal, { size: 0.5 }),
  });
  for (let i = 0; i < 3; i++) s.prism(5 + i * 1.27, -1.2, 1.7, 1.26, 3, 0.6, { color: "mid" });
  // The pack with its code.
  s.box(11.2, -0.6, 0, 1.9, 1.1, 3, {
    color: "amber",
    left: (w, h) =>
      rect(0, h * 0.1, w, h * 0.3, "#FFFFFF", { op: 0.95 }) +
      iconAt("wheat", w / 2, h * 0.25, 0.7, s.t.coralText, 1.8) +
      code(w * 0.2, h * 0.52, w * 0.6),
    right: (w, h) => lines(6, { color: "#8A5A1B", top: 0.3 })(w, h, s),
  });
  // One record under all of them.
  s.path(coords("-6.4 4.9, 12.2 4.9"), { color: s.t.iris, w: 5 });
  [
    [-6.4, 3.8, "sprout"],
    [0.4, 2.4, "wheat"],
    [6.8, 2.4, "factory"],
    [12.2, 0.6, "package"],
  ].forEach(([x, y, name]) => {
    s.path(
      [
        [x, y],
        [x, 4.9],
      ],
      { color: s.t.iris, w: 3, dash: "1 8" },
    );
    ledgerBlock(s, x - 0.55, 4.35, { size: 1.1, icon: name });
  });
  truck(s, -2.4, -4.4, { color: "teal", len: 2.2 });
  ledger(s, {
    x: 56,
    y: 640,
    blocks: [
      { icon: "sprout", label: "Grown" },
      { icon: "wheat", label: "Milled" },
      { icon: "factory", label: "Baked" },
      { icon: "package-check", label: "Packed", tone: "teal" },
    ],
    size: 84,
    gap: 34,
  });
  chip(s, {
    x: 820,
    y: 64,
    icon: "scan-qr-code",
    label: "Scan to see the farm",
    sub: "One record, four hands",
    tone: "iris",
  });
  return s;
}

function formulation(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.8, 1.8, 1.2], at: [0.42, 0.5], seed: 17 });
  s.ground();
  // A laboratory bench.
  s.box(-1.6, -0.4, 0, 8.6, 3.6, 1, {
    color: "dark",
    left: (w, h) =>
      [0.02, 0.27, 0.52, 0.77]
        .map(
          (u) =>
            rect(w * u + 0.06, 0.1, w * 0.23, h - 0.2, s.t.dark ? "#0B1F28" : "#1A323B", { rx: 0.04 }) +
            rect(w * u + 0.8, h * 0.45, 0.5, 0.07, s.t.faint, { rx: 0.03 }),
        )
        .join(""),
  });
  s.box(-1.7, -0.5, 1, 8.8, 3.8, 0.14, { color: "pale", shadow: false });
  const z = 1.14;
  const flask = (x, y, u, liquid) =>
    s.lathe(
      x,
      y,
      z,
      [
        [0.5 * u, 0, liquid],
        [0.52 * u, 0.08 * u],
        [0.32 * u, 0.55 * u, "glass"],
        [0.13 * u, 0.9 * u],
        [0.13 * u, 1.35 * u, "pale"],
        [0.17 * u, 1.35 * u],
        [0.17 * u, 1.42 * u],
      ],
      { shadow: false },
    );
  const beaker = (x, y, r, h, fill, liquid) =>
    s.lathe(
      x,
      y,
      z,
      [
        [r, 0, liquid],
        [r, h * fill, "glass"],
        [r, h],
      ],
      { shadow: false },
    );
  flask(-0.7, 0.5, 1.25, "teal");
  flask(0.9, 0.4, 1.5, "coral");
  beaker(2.4, 0.4, 0.4, 1.1, 0.6, "amber");
  beaker(-0.6, 2, 0.34, 0.8, 0.5, "iris");
  beaker(0.5, 2.3, 0.3, 0.7, 0.7, "teal");
  // Test tubes in a rack.
  s.group(() => {
    s.box(3.3, 0, z, 2.6, 0.6, 0.12, { color: "sand" });
    for (let i = 0; i < 5; i++)
      s.lathe(
        3.6 + i * 0.5,
        0.3,
        z + 0.12,
        [
          [0.13, 0, ["teal", "amber", "coral", "teal", "iris"][i]],
          [0.13, 0.35 + (i % 3) * 0.16, "glass"],
          [0.13, 1.15],
        ],
        { shadow: false },
      );
    s.box(3.3, 0.45, z + 0.62, 2.6, 0.1, 0.12, { color: "sand" });
  }, [3.3, 0, z, 5.9, 0.6, z + 1.3]);
  // A scale with a sample, and the prototype pack.
  s.box(2, 1.6, z, 1.5, 1.3, 0.3, {
    color: "mid",
    shadow: false,
    left: (w, h) =>
      rect(w * 0.3, h * 0.2, w * 0.4, h * 0.6, "#0B1C24", { rx: 0.04 }) +
      rect(w * 0.38, h * 0.42, w * 0.24, h * 0.18, "#3FD9BF"),
  });
  s.lathe(2.75, 2.25, z + 0.3, coords("0.5 0, 0.54 0.07"), { color: "pale", shadow: false });
  s.lathe(2.75, 2.25, z + 0.37, coords("0.34 0, 0.05 0.26"), { color: "sand", shadow: false });
  bottle(s, 4.2, 2.3, { z, u: 1.7, color: "coral", cap: "pale", shadow: false });
  bottle(s, 5.2, 2.5, { z, u: 1.7, color: "teal", cap: "pale", shadow: false });
  // A molecule above the bench.
  const m = coords("500 148, 578 102, 656 148, 656 236, 578 282, 500 236");
  const ring = m.map((q) => q.join(" ")).join("L");
  s.draw(
    `<g transform="translate(-312 18) scale(.85)">` +
      path(`M${ring}Z`, { stroke: s.t.teal, sw: 12, so: 0.18 }) +
      path(`M${ring}Z`, { stroke: s.t.teal, sw: 4 }) +
      path("M656 148L720 108M500 236L436 272M578 102L578 60", { stroke: s.t.teal, sw: 4 }) +
      m
        .map(([x, y], i) =>
          circle(x, y, i === 2 ? 17 : 13, i === 2 ? s.t.coral : s.t.bg0, {
            stroke: i === 2 ? s.t.coral : s.t.teal,
            sw: 4,
          }),
        )
        .join("") +
      circle(726, 104, 11, s.t.coral) +
      circle(430, 276, 11, s.t.teal) +
      circle(578, 54, 11, s.t.teal) +
      "</g>",
  );
  fields(s, {
    x: 770,
    y: 96,
    w: 372,
    title: "Next trial",
    tag: { label: "Proposed", tone: "coral" },
    items: [
      { label: "Sugar", value: 0.3, tone: "coral" },
      { label: "Citrus", value: 0.62 },
      { label: "Stabiliser", value: 0.44 },
      { label: "Taste match", value: 0.86 },
    ],
  });
  checklist(s, {
    x: 808,
    y: 604,
    items: [
      { label: "Within regulation", state: "done" },
      { label: "Supplier available", state: "done" },
      { label: "Panel tasting", state: "wait" },
    ],
    title: "Before the bench",
  });
  return s;
}

function consumerVoice(theme) {
  const s = new Scene({ theme, scale: 80, focus: [1.6, 1.6, 1.5], at: [0.5, 0.56], seed: 19 });
  s.ground();
  // One product on a plinth, and what people say about it.
  s.cylinder(1.6, 1.6, 0, 2.2, 0.22, { color: "pale" });
  s.cylinder(1.6, 1.6, 0.22, 1.9, 0.2, { color: "coral", shadow: false });
  s.lathe(
    1.6,
    1.6,
    0.42,
    [
      [1, 0, "teal"],
      [1, 0.7, "pale"],
      [1, 2.1, "teal"],
      [1, 2.6],
      [0.46, 3.2],
      [0.46, 3.4, "coral"],
      [0.56, 3.4],
      [0.56, 3.95],
    ],
    { shadow: false },
  );
  const face = s.p(1.6, 1.6, 1.8);
  s.draw(iconAt("leaf", face[0] - 4, face[1] + 46, 74, s.t.teal, 1.7));
  [
    [-3.5, 2.4, "coral", 0],
    [0, 5.5, "amber", 1],
    [1.7, -4, "teal", 2],
    [4, -3.6, "dark", 3],
    [-3.2, 4.2, "teal", 3],
  ].forEach(([x, y, c, k]) => {
    person(s, x, y, { color: c, skin: k, size: 1.15 });
  });
  const say = (x, y, lines, name, tone) =>
    bubbles(s, { x, y, messages: [{ text: lines, icon: name, tone }] });
  say(178, 118, ["The new cap leaks", "in my bag"], "droplets", "coral");
  say(212, 458, "Smells of summer", "heart", "teal");
  say(900, 70, ["Cap would not", "close again"], "droplets", "coral");
  s.leader([1.6, 1.6, 4.1], [470, 190], { color: s.t.coralText });
  fields(s, {
    x: 784,
    y: 606,
    w: 368,
    title: "What they say",
    items: [
      { label: "Cap", text: "New complaint", tone: "coral" },
      { label: "Scent", text: "Loved" },
      { label: "Refill", text: "Asked for" },
    ],
  });
  chip(s, {
    x: 56,
    y: 768,
    icon: "messages-square",
    label: "Reviews, calls, letters",
    sub: "Grouped, with the originals",
    tone: "teal",
  });
  return s;
}

const id = (name) => `industries/fmcg/${name}`;

export const pictures = [
  {
    id: id("overview"),
    theme: "ink",
    title: "A filling line, pallets and the shelf they end on",
    draw: overview,
  },
  {
    id: id("demand-sensing"),
    theme: "paper",
    title: "Weather and till signals reaching three shops",
    draw: demandSensing,
  },
  {
    id: id("trade-promotion"),
    theme: "ink",
    title: "A promotion stand beside its calendar",
    draw: tradePromotion,
  },
  {
    id: id("shelf-checks"),
    theme: "paper",
    title: "A shelf photographed, with the gap found",
    draw: shelfChecks,
  },
  {
    id: id("provenance"),
    theme: "paper",
    title: "Field, mill, plant and pack on one record",
    draw: provenance,
  },
  { id: id("formulation"), theme: "ink", title: "A laboratory bench with a trial recipe", draw: formulation },
  {
    id: id("consumer-voice"),
    theme: "paper",
    title: "People around a product saying what they think",
    draw: consumerVoice,
  },
];
