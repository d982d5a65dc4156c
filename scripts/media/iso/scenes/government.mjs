/** Government: a ministry under a dome on a civic square, and the services that reach people from there. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { chip } from "../overlays/chip.mjs";
import { doc } from "../overlays/doc.mjs";
import { graph } from "../overlays/graph.mjs";
import { heatmap } from "../overlays/heatmap.mjs";
import { ledger } from "../overlays/ledger.mjs";
import { queue } from "../overlays/queue.mjs";
import { steps } from "../overlays/steps.mjs";
import { car } from "../props/cars.mjs";
import { windows } from "../props/faces.mjs";
import { parcel } from "../props/goods.mjs";
import { house } from "../props/house.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { lines } from "../props/print.mjs";
import { desk, room } from "../props/room.mjs";
import { phone, screen } from "../props/screens.mjs";
import { shelf } from "../props/shelf.mjs";
import { bench } from "../props/street.mjs";
import { tower } from "../props/towers.mjs";

/** The ministry: two long wings, a colonnade in the middle, drum, dome and lantern. 12 by 4.4 units. */
function ministry(s, x, y, { u = 1, dome = "teal" } = {}) {
  const a = (v) => v * u;
  s.shadow(x, y, a(12), a(4.4), a(4));
  const glass = windows({ cols: 6, rows: 2, lit: 0.25, seed: 3, pad: 0.26 });
  s.group(() => {
    const flat = { shadow: false };
    s.box(x, y, 0, a(12), a(4.4), a(0.3), flat);
    s.box(x + a(0.3), y + a(0.4), a(0.3), a(3.7), a(3.2), a(2.5), {
      ...flat,
      left: glass,
      right: windows({ cols: 4, rows: 2, seed: 5, pad: 0.26 }),
    });
    s.box(x + a(0.2), y + a(0.3), a(2.8), a(3.9), a(3.4), a(0.2), { ...flat, color: "pale" });
    s.box(x + a(8), y + a(0.4), a(0.3), a(3.7), a(3.2), a(2.5), {
      ...flat,
      left: glass,
      right: windows({ cols: 4, rows: 2, seed: 6, pad: 0.26 }),
    });
    s.box(x + a(7.9), y + a(0.3), a(2.8), a(3.9), a(3.4), a(0.2), { ...flat, color: "pale" });
    s.box(x + a(4), y + a(0.2), a(0.3), a(4), a(3.2), a(3.2), {
      ...flat,
      color: "mid",
      left: (w, h) =>
        rect(w * 0.38, h * 0.3, w * 0.24, h * 0.7, s.t.dark ? "#FFC27A" : "#2A4650", { op: 0.9 }),
    });
    for (let i = 0; i < 6; i++)
      s.lathe(
        x + a(4.3 + i * 0.68),
        y + a(3.8),
        a(0.3),
        [
          [a(0.17), 0],
          [a(0.14), a(3)],
        ],
        { color: "pale" },
      );
    s.box(x + a(3.9), y + a(0.1), a(3.5), a(4.2), a(4.05), a(0.4), { ...flat, color: "pale" });
    s.lathe(
      x + a(6),
      y + a(2),
      a(3.9),
      [
        [a(1.6), 0],
        [a(1.6), a(0.25)],
        [a(1.35), a(0.25)],
        [a(1.35), a(1.2)],
        [a(1.5), a(1.2)],
        [a(1.5), a(1.4)],
      ],
      { color: "pale" },
    );
    s.sphere(x + a(6), y + a(2), a(5.3), a(1.4), { color: dome, dome: true });
    s.lathe(
      x + a(6),
      y + a(2),
      a(6.95),
      [
        [a(0.26), 0],
        [a(0.24), a(0.4)],
        [a(0.3), a(0.42)],
        [0, a(0.85)],
      ],
      { color: "pale", bounds: [x + a(5.8), y + a(1.8), a(7), x + a(6.2), y + a(2.2), a(7.8)] },
    );
  }, [x, y, 0, x + a(12), y + a(4.4), a(7.8)]);
}

/** A flag on a pole. */
function flag(s, x, y, { h = 3, color = "coral" } = {}) {
  s.lathe(
    x,
    y,
    0,
    [
      [0.12, 0],
      [0.04, 0.1],
      [0.035, h],
    ],
    { color: "pale" },
  );
  s.box(x + 0.04, y - 0.03, h - 0.75, 1.05, 0.06, 0.65, { color, shadow: false });
}

/** A round fountain. */
function fountain(s, x, y) {
  s.cylinder(x, y, 0, 1.5, 0.35, { color: "stone" });
  s.cylinder(x, y, 0.35, 1.3, 0.02, { color: "teal", shadow: false });
  s.lathe(x, y, 0.37, coords("0.2 0, 0.14 0.7, 0.6 0.95, 0.6 1.02"), { color: "pale", shadow: false });
}

/** The square with the ministry on it. */
function base({ theme = "ink", scale = 42, focus = [6, 5, 1.5], at = [0.5, 0.5], seed = 7 } = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  s.plate(-0.6, -0.6, 13.2, 12, s.t.floor, { stroke: s.t.line, sw: 1 });
  ministry(s, 0, 0);
  return s;
}

/** A road with a dashed middle, along x or y. */
function road(s, x, y, len, { axis = "x", w = 1.9 } = {}) {
  const [dx, dy] = axis === "x" ? [len, w] : [w, len];
  s.plate(x, y, dx, dy, s.t.dark ? "#12303B" : "#D3CDBF");
  const mid =
    axis === "x"
      ? [
          [x, y + w / 2],
          [x + len, y + w / 2],
        ]
      : [
          [x + w / 2, y],
          [x + w / 2, y + len],
        ];
  s.floor.push(
    `<polyline points="${s.points(mid)}" fill="none" stroke="${s.t.dark ? "#4F7482" : "#FFFFFF"}"` +
      ` stroke-width="3" stroke-dasharray="14 14"/>`,
  );
}

function overview(theme) {
  const s = base({ theme, scale: 42, focus: [6, 5.4, 1.4], at: [0.5, 0.51] });
  s.plate(2.6, 5.2, 6.8, 5.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  fountain(s, 6, 7.9);
  for (const [x, y] of coords("0.7 5.4, 0.7 7.6, 0.7 9.8, 11.3 5.4, 11.3 7.6, 11.3 9.8"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  flag(s, 3.1, 5.2);
  flag(s, 8.6, 5.2, { color: "teal" });
  for (const [x, y, c, k] of [
    [3.9, 6.7, "coral", 0],
    [4.5, 9.6, "pale", 1],
    [8.2, 6.9, "teal", 2],
    [8.4, 9.4, "amber", 3],
    [6.2, 10.2, "teal", 1],
  ])
    person(s, x, y, { color: c, skin: k });
  for (const [x, y, r] of [
    [-6.2, 6.4, "dark"],
    [-6.2, 9.2, "coral"],
    [-3.6, 9.8, "dark"],
    [15, -2.4, "dark"],
    [15.4, 0.4, "coral"],
    [17.6, -1.4, "dark"],
    [15.6, 3.4, "dark"],
  ])
    house(s, x, y, { roof: r });
  s.path(coords("-4.4 7.4, -1.8 7.4, -1.8 8.6, 2.6 8.6"), { color: s.t.teal, w: 3.2 });
  s.path(coords("14.8 1.2, 13.6 1.2, 13.6 8.6, 9.4 8.6"), { color: s.t.coral, w: 3.2 });
  s.path(coords("16 -1.2, 13.9 -1.2, 13.9 1.2"), { color: s.t.coral, w: 3.2 });
  steps(s, { x: 56, y: 722, list: ["Asked", "Checked", "Answered"], at: 2, tone: "coral" });
  chip(s, {
    x: 60,
    y: 72,
    icon: "users",
    label: "One front door",
    sub: "Every service, one record",
    tone: "teal",
  });
  return s;
}

function citizenAssistant(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2, 2, 1.6], at: [0.37, 0.6], seed: 3 });
  s.ground();
  ministry(s, -9.6, -3, { u: 0.52 });
  tree(s, -2.4, -2.2, { h: 1.4, r: 0.5 });
  tree(s, 6.6, -0.2, { h: 1.7, r: 0.55 });
  tree(s, 8.2, 0.4, { h: 1.4, r: 0.45 });
  // A telephone as large as a house front: the counter that is always open.
  s.plate(-1.6, -0.8, 10.6, 6.2, s.t.floor2, { stroke: s.t.line, sw: 1 });
  phone(s, 0.2, 0, {
    h: 5.3,
    w: 3,
    paint: (w, _h) => {
      const b = (u, v, bw, fill, op = 1) => rect(u, v, bw, 0.5, fill, { rx: 0.18, op });
      return (
        circle(0.55, 0.72, 0.25, s.t.teal) +
        iconAt("landmark", 0.55, 0.72, 0.28, "#FFFFFF", 2.2) +
        rect(0.95, 0.6, 1.2, 0.12, s.t.text, { rx: 0.06 }) +
        rect(0.95, 0.8, 0.7, 0.09, s.t.faint, { rx: 0.04 }) +
        line(0.2, 1.15, w - 0.2, 1.15, s.t.panelLine, { sw: 0.02 }) +
        b(0.9, 1.4, 1.8, "#12303B") +
        b(0.3, 2.1, 1.7, "#D5DCDB") +
        b(0.3, 2.7, 1.3, "#D5DCDB") +
        b(1.3, 3.4, 1.4, "#12303B") +
        rect(0.3, 4.1, 2.4, 0.62, s.t.coral, { rx: 0.2 }) +
        iconAt("calendar-check", 0.7, 4.41, 0.36, "#0B1C24", 2) +
        rect(1.05, 4.34, 1.2, 0.14, "#0B1C24", { rx: 0.07 })
      );
    },
  });
  // People waiting nowhere: they ask from where they are.
  person(s, 0.4, 3, { size: 1.15, color: "coral" });
  person(s, 2.4, 3.8, { size: 1.15, color: "teal", skin: 1 });
  bench(s, 5.2, 2.2, { len: 1.8 });
  person(s, 7.6, 3.2, { size: 1.15, color: "pale", skin: 3 });
  person(s, 5, 4.2, { size: 1.15, color: "amber", skin: 2 });
  bubbles(s, {
    x: 672,
    y: 78,
    w: 472,
    messages: [
      { text: "How do I renew my licence?", me: true },
      { text: ["Online, with your old card.", "Shall I book a photo?"], icon: "bot", tone: "teal" },
      { text: "Yes, near my home", me: true },
    ],
  });
  chip(s, {
    x: 60,
    y: 744,
    icon: "book-open-check",
    label: "From the published rules",
    sub: "An officer takes hard cases",
    tone: "teal",
  });
  return s;
}

function permitsLicences(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.6, 2.2, 1.2], at: [0.425, 0.53], seed: 5 });
  // A blueprint sheet as the ground; the house grows out of its plan.
  s.ground({ opacity: 0.5 });
  const blue = s.t.dark ? "#0F3442" : "#DCE9EA";
  s.box(-2.6, -2.4, -0.06, 10.4, 9.2, 0.06, {
    color: [blue, blue, blue],
    shadow: 0.3,
    top: (w, h) => {
      let out = rect(0.3, 0.3, w - 0.6, h - 0.6, undefined, { stroke: s.t.teal, sw: 0.03 });
      for (let i = 1; i < 20; i++)
        out += line(0.3 + i * 0.5, 0.3, 0.3 + i * 0.5, h - 0.3, s.t.teal, { sw: 0.012, op: 0.25 });
      for (let i = 1; i < 18; i++)
        out += line(0.3, 0.3 + i * 0.48, w - 0.3, 0.3 + i * 0.48, s.t.teal, { sw: 0.012, op: 0.25 });
      out +=
        rect(w - 3.2, h - 1.5, 2.7, 1, undefined, { stroke: s.t.teal, sw: 0.03 }) +
        rect(w - 3, h - 1.3, 1.6, 0.14, s.t.teal) +
        rect(w - 3, h - 1, 1.1, 0.1, s.t.teal, { op: 0.7 });
      out += path(`M2 7.6L7 7.6M2 7.45L2 7.75M7 7.45L7 7.75`, { stroke: s.t.teal, sw: 0.04 });
      return out;
    },
  });
  const _wall = (x, y, dx, dy, h) => s.box(x, y, 0, dx, dy, h, { color: "pale", shadow: false });
  s.shadow(-0.6, -0.8, 5, 4.4, 3);
  s.box(-0.6, -0.8, 0, 5, 4.4, 0.18, { color: "mid", shadow: false });
  // Back walls full height, front walls low: a house half built.
  s.box(-0.6, -0.8, 0.18, 5, 0.22, 2.6, {
    color: "pale",
    shadow: false,
    left: (w, h) => [0.2, 0.6].map((u) => rect(w * u, h * 0.3, w * 0.18, h * 0.36, "#1E5563")).join(""),
  });
  s.box(-0.6, -0.58, 0.18, 0.22, 4.18, 2.6, {
    color: "pale",
    shadow: false,
    right: (w, h) => [0.2, 0.6].map((u) => rect(w * u, h * 0.3, w * 0.2, h * 0.36, "#1E5563")).join(""),
  });
  s.box(4.18, -0.58, 0.18, 0.22, 4.18, 1.5, { color: "pale", shadow: false });
  s.box(-0.38, 3.38, 0.18, 2, 0.22, 0.9, { color: "pale", shadow: false });
  s.box(2.7, 3.38, 0.18, 1.48, 0.22, 0.9, { color: "pale", shadow: false });
  s.box(1.9, -0.58, 0.18, 0.16, 2.4, 1.9, { color: "pale", shadow: false });
  // Roof beams in the course of being set.
  for (let i = 0; i < 3; i++) {
    const bx = -0.5 + i * 1.1;
    s.beam([bx, -0.7, 2.85], [bx, 1.4, 4.2], 0.12, { color: "sand" });
    s.beam([bx, 1.4, 4.2], [bx, 3.4, 2.85], 0.12, { color: "sand" });
  }
  for (let i = 0; i < 3; i++)
    s.beam([-0.45 + i * 1.1, 3.48, 1], [-0.45 + i * 1.1, 3.48, 2.8], 0.12, { color: "sand" });
  s.beam([-0.6, 3.48, 2.82], [2, 3.48, 2.82], 0.12, { color: "sand" });
  s.beam([-0.6, 1.4, 4.22], [2, 1.4, 4.22], 0.12, { color: "coral" });
  // Scaffold on the right.
  for (const y of [-0.6, 1.4, 3.4]) s.beam([5, y, 0], [5, y, 2.6], 0.08, { color: "amber" });
  for (const z of [1.1, 2.3]) s.box(4.6, -0.7, z, 0.5, 4.3, 0.08, { color: "sand", shadow: false });
  parcel(s, 5.9, 0.4, { dx: 1.2, dy: 0.8, dz: 0.6 });
  parcel(s, 6, 0.5, { z: 0.6, dx: 1, dy: 0.6, dz: 0.4, color: "mid" });
  person(s, 1.5, 5.1, { color: "coral", skin: 1, size: 1.1 });
  person(s, 2.6, 5.3, { color: "teal", skin: 3, size: 1.1 });
  doc(s, {
    x: 832,
    y: 60,
    w: 316,
    h: 330,
    title: "Building permit",
    icon: "hammer",
    lines: 7,
    marks: [
      { line: 1, tone: "teal", to: 0.7 },
      { line: 3, tone: "coral", to: 0.8 },
    ],
    stamp: { icon: "stamp", tone: "teal" },
  });
  steps(s, { x: 56, y: 726, list: ["Applied", "Plans read", "Inspected", "Issued"], at: 2 });
  return s;
}

function benefitIntegrity(theme) {
  const s = new Scene({ theme, scale: 52, focus: [3, 3, 0.6], at: [0.47, 0.5], seed: 9 });
  s.ground();
  // Streets of equal houses; each is paid, two of them into one account.
  road(s, -7, 1.4, 22, { w: 1.2 });
  road(s, -7, 6, 22, { w: 1.2 });
  const odd = new Set(["1,1", "3,0"]);
  const spots = {};
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 5; c++) {
      const x = -5 + c * 3.4;
      const y = -2 + r * 4.6;
      if (r === 2 && c < 4) continue;
      const key = `${c},${r}`;
      spots[key] = [x + 0.8, y + 0.8];
      house(s, x, y, { u: 1.15, roof: odd.has(key) ? "coral" : (c + r) % 3 ? "dark" : "mid" });
      s.path(
        [
          [x + 1.1, y + 2],
          [x + 1.1, y + (r < 2 ? 3.4 : 2.4)],
        ],
        { color: odd.has(key) ? s.t.coral : s.t.teal, w: 3, dash: "1 8" },
      );
      if ((c + r) % 2) tree(s, x + 2.5, y + 0.6, { h: 1.2, r: 0.38 });
    }
  }
  // The two claims meet.
  const a = [...spots["1,1"], 2.1];
  const b = [...spots["3,0"], 2.1];
  const rise = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 5.2];
  const [pa, pr, pb] = [s.p(...a), s.p(...rise), s.p(...b)];
  s.draw(
    path(`M${pa[0]} ${pa[1]}Q${pr[0]} ${pr[1] - 40} ${pb[0]} ${pb[1]}`, {
      stroke: s.t.coral,
      sw: 4,
      dash: "1 10",
    }),
  );
  for (const q of [a, b])
    s.pin(q[0], q[1], 1.9, { h: 0.9, r: 15, glyph: iconAt("house", 0, 0, 17, "#0B1C24", 2.4) });
  graph(s, {
    x: 56,
    y: 572,
    w: 470,
    h: 268,
    title: "Two claims, one account",
    nodes: {
      a: { at: [116, 110], label: "Claim", icon: "file-user", tone: "coral" },
      b: { at: [116, 200], label: "Claim", icon: "file-user", tone: "coral" },
      acc: { at: [340, 155], label: "Account", icon: "wallet", tone: "teal" },
    },
    edges: [
      ["a", "acc", "coral"],
      ["b", "acc", "coral"],
    ],
  });
  chip(s, {
    x: 788,
    y: 64,
    icon: "user-check",
    label: "A person decides",
    sub: "Paused, not refused",
    tone: "teal",
  });
  return s;
}

function landRegistry(theme) {
  const s = new Scene({ theme, scale: 56, focus: [4, 3.4, 0.4], at: [0.5, 0.52], seed: 2 });
  s.ground({ opacity: 0.4 });
  // Parcels as slabs of a map; one is lifted out with its title.
  const fields = s.t.dark ? ["#12303B", "#173D46", "#1F4956"] : ["#DDE5D8", "#CFDDCF", "#E7E4D2"];
  const parcels = coords(`
    -3 -2.4 3.6 3, 0.8 -2.4 2.6 3, 3.6 -2.4 3.2 2.2, 7 -2.4 4 3.4, -3 0.8 2.4 4, -0.4 0.8 3.8 2.4,
    7 1.2 4 2.6, -0.4 3.4 3.8 3.2, 3.6 4.4 3.2 3.6, 7 4 4 4, -3 5 2.4 3
  `);
  parcels.forEach(([x, y, w, h], i) => {
    const c = fields[i % 3];
    s.box(x, y, 0, w, h, 0.22, {
      color: [c, s.t.dark ? "#0F2630" : "#B9C4B4", s.t.dark ? "#0B1F28" : "#A3AF9E"],
      shadow: i > 5 ? 0.3 : false,
      top: (fw, fh) =>
        i % 3 === 1
          ? Array.from({ length: Math.floor(fh / 0.3) }, (_, k) =>
              line(0.2, 0.2 + k * 0.3, fw - 0.2, 0.2 + k * 0.3, s.t.faint, { sw: 0.03, op: 0.35 }),
            ).join("")
          : rect(0.16, 0.16, fw - 0.32, fh - 0.32, undefined, {
              stroke: s.t.faint,
              sw: 0.025,
              dash: ".16 .12",
            }),
    });
  });

  const lift = 1.1;
  s.shadows.push(`<polygon points="${s.points(coords("3.7 0.1, 6.9 0.1, 6.9 4.3, 3.7 4.3"))}"/>`);
  for (const [x, y] of coords("3.6 0, 6.8 0, 3.6 4.2, 6.8 4.2"))
    s.path(
      [
        [x, y, 0.1],
        [x, y, lift],
      ],
      { color: s.t.iris, w: 2.4, dash: "3 6", layer: "item", glow: false },
    );
  s.box(3.6, 0, lift, 3.2, 4.2, 0.3, {
    color: "iris",
    shadow: false,
    top: (w, h) =>
      rect(0.14, 0.14, w - 0.28, h - 0.28, undefined, { stroke: "#FFFFFF", sw: 0.05, dash: ".2 .14" }),
  });
  s.group(() => {
    s.box(4.2, 0.6, lift + 0.3, 1.8, 1.8, 1.1, {
      color: "pale",
      left: (w, h) =>
        rect(w * 0.58, h * 0.34, w * 0.24, h * 0.66, "#2A4650") +
        rect(w * 0.16, h * 0.3, w * 0.24, h * 0.32, "#85A7AC"),
      right: (w, h) =>
        rect(w * 0.2, h * 0.3, w * 0.24, h * 0.32, "#85A7AC") +
        rect(w * 0.6, h * 0.3, w * 0.24, h * 0.32, "#85A7AC"),
    });
    s.prism(4.06, 0.46, lift + 1.4, 2.08, 2.08, 0.9, { color: "dark" });
  });
  s.sphere(5.9, 3.3, lift + 0.75, 0.42, { color: "leaf" });
  s.sphere(4.3, 3.5, lift + 0.6, 0.32, { color: "leaf" });
  const upon = (x, y, u, roof) =>
    s.group(() => {
      s.box(x, y, 0.22, 1.3 * u, 1.3 * u, 0.8 * u, { color: "pale" });
      s.prism(x - 0.1, y - 0.1, 0.22 + 0.8 * u, 1.3 * u + 0.2, 1.3 * u + 0.2, 0.6 * u, { color: roof });
    });
  upon(-2.4, -1.7, 1, "mid");
  upon(8.2, -1.6, 1.2, "mid");
  upon(4.4, 5.6, 1, "mid");
  upon(8.6, 5.4, 1.1, "dark");
  for (const [x, y] of coords("1.6 -1.4, 2.5 -1, -1.9 6.2, 9.8 2.4, 8 2"))
    s.sphere(x, y, 0.6, 0.36, { color: "leaf" });
  for (const [x, y] of coords("6.8 0, 6.8 4.2, 3.6 4.2"))
    s.pin(x, y, lift + 0.3, { color: s.t.iris, h: 0.5, r: 8 });
  ledger(s, {
    x: 56,
    y: 608,
    title: "Title passes",
    blocks: [
      { icon: "user", label: "Seller" },
      { icon: "landmark", label: "Registry", tone: "teal" },
      { icon: "key-round", label: "Buyer" },
    ],
  });
  chip(s, {
    x: 796,
    y: 68,
    icon: "map-pinned",
    label: "Boundary agreed",
    sub: "Survey and deed match",
    tone: "iris",
  });
  return s;
}

function policyEvidence(theme) {
  const s = new Scene({ theme, scale: 58, focus: [2.8, 2.6, 1.4], at: [0.46, 0.51], seed: 15 });
  s.ground();
  room(s, -3, -2.4, 11, 9, 0.2, { wall: "dark" });
  // Archive shelves full of volumes; a few are lit.
  const books = (found) => (sc, level, x0, x1, y, z) => {
    let x = x0 + 0.12;
    let i = 0;
    while (x < x1 - 0.3) {
      const w = 0.16 + s.rnd() * 0.16;
      const h = 0.62 + s.rnd() * 0.26;
      const hit = found.includes(level * 100 + i);
      sc.box(x, y + (hit ? 0.2 : 0.05), z, w, 0.55, h, {
        color: hit
          ? i % 2
            ? "teal"
            : "coral"
          : ["mid", "dark", "stone", "sand", "pale"][Math.floor(s.rnd() * 4.3)],
        shadow: false,
      });
      x += w + 0.03;
      i++;
    }
  };
  shelf(s, -2.6, -2, 4.8, { levels: 4, goods: books([204, 211, 109]), color: "mid" });
  shelf(s, 2.8, -2, 4.8, { levels: 4, goods: books([306, 205, 106]), color: "mid" });
  // The analyst's table with the brief.
  desk(s, 0.6, 2.6, 5.2, 2.4, { h: 1, color: "sand", legs: true, body: "dark" });
  s.box(2.6, 3, 1, 1.7, 1.6, 0.06, {
    color: "pale",
    shadow: false,
    top: (w, h) =>
      lines(8, {
        seed: 3,
        marks: { 1: "#22B9A2", 4: "#FF6A3D", 6: "#22B9A2" },
        thick: 0.4,
        color: "#566A72",
      })(w, h, s),
  });
  s.box(1, 3.1, 1, 0.9, 1.1, 0.24, { color: "teal", shadow: false });
  s.box(1.05, 3.15, 1.24, 0.8, 1, 0.2, { color: "iris", shadow: false });
  screen(s, 4.7, 3, {
    z: 1,
    w: 1.3,
    h: 0.8,
    face: "right",
    paint: (w, h) => iconAt("search", w / 2, h / 2, 0.5, s.t.coral, 2.2),
  });
  person(s, 2.4, 6, { size: 1.2, color: "coral", skin: 3 });
  const thread = (a, b, color) => {
    const [q, r] = [s.p(...a), s.p(...b)];
    const d = `M${q[0]} ${q[1]}C${q[0]} ${q[1] + 130} ${r[0]} ${r[1] - 130} ${r[0]} ${r[1]}`;
    s.draw(
      path(d, { stroke: color, sw: 12, so: 0.2 }) +
        path(d, { stroke: color, sw: 2.8 }) +
        circle(r[0], r[1], 5, color),
    );
  };
  thread([-1, -1.1, 2.9], [2.9, 3.3, 1.07], s.t.teal);
  thread([4.4, -1.1, 4], [3.4, 3.7, 1.07], s.t.coral);
  thread([5.2, -1.1, 1.9], [3.7, 4.2, 1.07], s.t.teal);
  queue(s, {
    x: 812,
    y: 548,
    title: "What the evidence says",
    items: [
      { icon: "book-open-text", label: "Select committee", sub: "Cited passage", tone: "coral" },
      { icon: "chart-column", label: "Household survey", sub: "Cited table", tone: "teal" },
      { icon: "book-x", label: "Old guidance", sub: "Out of date" },
    ],
  });
  chip(s, {
    x: 56,
    y: 64,
    icon: "quote",
    label: "Brief with sources",
    sub: "Each line leads to its page",
    tone: "teal",
  });
  return s;
}

function cityOperations(theme) {
  const s = new Scene({ theme, scale: 50, focus: [3, 3, 0.8], at: [0.48, 0.5], seed: 10 });
  s.ground({ opacity: 0.4 });
  // A crossing of two streets, four blocks.
  road(s, -14, 2, 34, { w: 2.6 });
  road(s, 2, -14, 34, { axis: "y", w: 2.6 });
  s.plate(2, 2, 2.6, 2.6, s.t.dark ? "#12303B" : "#D3CDBF");
  for (const [x, y] of coords("2.1 1.1, 2.1 4.9"))
    for (let i = 0; i < 5; i++) s.plate(x + i * 0.5, y, 0.28, 0.6, "#FFFFFF", { op: 0.9 });
  for (const [x, y] of coords("1.1 2.1, 4.9 2.1"))
    for (let i = 0; i < 5; i++) s.plate(x, y + i * 0.5, 0.6, 0.28, "#FFFFFF", { op: 0.9 });
  tower(s, -3.4, -3.4, 2.2, 2.2, 4.4, { cols: 4, rows: 8, seed: 2 });
  tower(s, -0.6, -2.6, 1.8, 1.8, 2.8, { color: "dark", cols: 4, rows: 5, seed: 12 });
  tower(s, -3.6, -0.6, 2, 1.8, 2, { cols: 4, rows: 4, seed: 22 });
  tower(s, 9, -2.4, 2, 2, 2.2, { color: "mid", cols: 4, rows: 4, seed: 6 });
  house(s, 6, -0.6, { u: 1.1, roof: "coral" });
  house(s, -6.8, -1.2, { u: 1.1, roof: "dark" });
  // A park at the left front, a depot at the right front.
  s.plate(-4, 5.6, 5.2, 5, s.t.dark ? "#173D46" : "#D3E0D3", { stroke: s.t.line, sw: 1 });
  for (const [x, y] of coords("-3.2 6.4, -1.6 6.2, 0.2 6.6, -2.6 8, -0.6 8.2, 0.4 9.6"))
    tree(s, x, y, { h: 1.5, r: 0.5 });
  bench(s, -1.6, 7, {});
  tower(s, 6, 6, 3.2, 2.4, 1.6, { cols: 6, rows: 2, seed: 30, lit: 0.5 });
  // Traffic: a bus, cars, a refuse lorry with its route.
  s.group(() => {
    s.box(6.6, 2.3, 0.2, 3.4, 0.95, 1.15, {
      color: "coral",
      shadow: false,
      left: (_w, h) =>
        [0, 1, 2, 3, 4]
          .map((i) => rect(0.2 + i * 0.64, h * 0.16, 0.5, h * 0.38, "#12303B", { rx: 0.06, op: 0.85 }))
          .join("") + [0.6, 2.7].map((u) => circle(u, h, 0.2, "#12303B")).join(""),
      right: (w, h) => rect(w * 0.1, h * 0.14, w * 0.8, h * 0.44, "#12303B", { rx: 0.06, op: 0.85 }),
    });
  }, [6.6, 2.3, 0, 10, 3.25, 1.4]);
  s.shadow(6.6, 2.3, 3.4, 0.95, 1);
  car(s, -1.8, 3.6, { color: "teal" });
  car(s, -4.6, 2.4, { color: "pale" });
  car(s, -7.4, 3.6, { color: "dark" });
  for (const [x, y] of coords("5 1.5, 1.5 5")) {
    s.lathe(x, y, 0, coords("0.06 0, 0.05 1.5"), { color: "dark", shadow: false });
    s.box(x - 0.14, y - 0.14, 1.5, 0.28, 0.28, 0.8, {
      color: "black",
      shadow: false,
      left: (w, h) =>
        circle(w / 2, h * 0.2, 0.09, s.t.coral) +
        circle(w / 2, h * 0.5, 0.09, s.t.amber, { op: 0.5 }) +
        circle(w / 2, h * 0.8, 0.09, "#3FD9BF"),
    });
  }
  s.path(coords("-12 3.3, 2.7 3.3, 2.7 22"), { color: s.t.teal, w: 5, op: 0.85 });
  s.path(coords("4.05 -10, 4.05 2.75, 6.4 2.75"), { color: s.t.coral, w: 5, dash: "2 12" });
  s.pin(-2.6, 9.8, 0, { color: s.t.teal, h: 2, r: 17, glyph: iconAt("trash-2", 0, 0, 19, "#FFFFFF", 2.2) });
  s.pin(3.4, 3.2, 0, { h: 2.6, r: 17, glyph: iconAt("traffic-cone", 0, 0, 19, "#0B1C24", 2.2) });
  s.pin(8.2, 7, 1.6, { color: s.t.teal, h: 1.2, r: 17, glyph: iconAt("bus", 0, 0, 19, "#FFFFFF", 2.2) });
  heatmap(s, {
    x: 756,
    y: 52,
    title: "Calls expected tomorrow",
    rows: ["North", "Centre", "Docks"],
    cols: 6,
    columns: ["Early", "Day", "Late"],
    hot: coords("4 1, 5 1"),
    seed: 12,
  });
  chip(s, { x: 56, y: 748, icon: "shuffle", label: "Crews moved early", sub: "Market day in the centre" });
  return s;
}

const id = (name) => `industries/government/${name}`;

export const pictures = [
  {
    id: id("overview"),
    theme: "ink",
    title: "A ministry under a dome on its square, reached from every house",
    draw: overview,
  },
  {
    id: id("citizen-assistant"),
    theme: "paper",
    title: "People asking a service through a large telephone",
    draw: citizenAssistant,
  },
  {
    id: id("permits-licences"),
    theme: "ink",
    title: "A house rising from its plan beside the permit",
    draw: permitsLicences,
  },
  {
    id: id("benefit-integrity"),
    theme: "paper",
    title: "Two houses whose claims lead to one account",
    draw: benefitIntegrity,
  },
  {
    id: id("land-registry"),
    theme: "paper",
    title: "A parcel of land lifted from the map with its title",
    draw: landRegistry,
  },
  {
    id: id("policy-evidence"),
    theme: "ink",
    title: "Volumes in an archive leading to lines of a brief",
    draw: policyEvidence,
  },
  {
    id: id("city-operations"),
    theme: "paper",
    title: "A crossing with traffic, crews and a forecast by district",
    draw: cityOperations,
  },
];
