/**
 * Flat panels above a scene. Every overlay is `name(scene, { x, y, …})`, draws itself at x, y (pixels of
 * the 1200×900 picture) and returns { x, y, w, h }, so that a leader can be drawn to its edge.
 *
 * Lettering is at least 20 px, so that it reads at half size. Words only, no figures that could be
 * taken for a claim. `tone` is "coral" (action), "teal" (data), "iris" (ledger) or "muted".
 */
import { circle, icon, iconAt, line, n, path, polyline, random, rect, text, textWidth } from "./svg.mjs";

const PAD = 26;

/** Colour of a tone; for letters on paper coral is darker so that it can be read. */
export const toneOf = (t, tone = "coral") => t[tone] ?? t.muted;
const inkOf = (t, tone) => (tone === "coral" ? t.coralText : toneOf(t, tone));

/** The surface all overlays stand on. One that would run off the picture is moved back in by 48 px. */
export function panel(scene, left, top, w, h, inner, { rx = 16, fill } = {}) {
  const { t } = scene;
  const x = Math.max(48, Math.min(left, 1152 - w));
  const y = Math.max(48, Math.min(top, 852 - h));
  const shade = t.dark ? "#000" : "#0B1C24";
  scene.draw(
    `<g data-panel="1" transform="translate(${n(x)} ${n(y)})">` +
      `<rect y="10" width="${n(w)}" height="${n(h)}" rx="${rx}" fill="${shade}"` +
      ` fill-opacity="${t.dark ? 0.55 : 0.15}" filter="url(#soft2)"/>` +
      `<rect data-frame="1" width="${n(w)}" height="${n(h)}" rx="${rx}" fill="${fill ?? t.panel}"` +
      ` fill-opacity="${t.panelOpacity}" stroke="${t.panelLine}" stroke-opacity=".8"/>` +
      `${inner}</g>`,
  );
  return { x, y, w, h };
}

/** Small label with a tinted pill behind it; right-aligned at x when anchor is "end". */
function pill(t, x, y, label, tone, anchor = "start") {
  const w = textWidth(label, 20, 560) + 28;
  const left = anchor === "end" ? x - w : x;
  return {
    w,
    svg:
      rect(left, y - 17, w, 34, toneOf(t, tone), { rx: 17, op: t.dark ? 0.2 : 0.13 }) +
      text(left + w / 2, y + 7, label, { size: 20, weight: 560, fill: inkOf(t, tone), anchor: "middle" }),
  };
}

const heading = (t, title, y = 40) => text(PAD, y, title, { size: 22, weight: 560, fill: t.text });

const badge = (t, x, y, size, name, tone) =>
  rect(x, y, size, size, toneOf(t, tone), { rx: size * 0.26, op: t.dark ? 0.2 : 0.13 }) +
  iconAt(name, x + size / 2, y + size / 2, size * 0.54, inkOf(t, tone), 2);

const widest = (list, size, weight) => Math.max(0, ...list.map((s) => textWidth(s ?? "", size, weight)));

/** An icon, a line and a smaller line under it. */
export function chip(scene, { x, y, icon: name, label, sub, tone = "coral", w }) {
  const { t } = scene;
  const width = w ?? Math.max(textWidth(label, 23, 580), sub ? textWidth(sub, 20) : 0) + 122;
  const h = sub ? 96 : 80;
  return panel(
    scene,
    x,
    y,
    width,
    h,
    badge(t, 18, h / 2 - 28, 56, name, tone) +
      text(92, sub ? 43 : 48, label, { size: 23, weight: 580, fill: t.text }) +
      (sub ? text(92, 72, sub, { size: 20, fill: t.muted }) : ""),
  );
}

/** A line that turns into a dotted forecast with a widening band. */
export function forecast(
  scene,
  { x, y, w = 400, h = 232, title, value, tag, tone = "coral", seed = 3, trend = 0 },
) {
  const { t } = scene;
  const rnd = random(seed);
  const count = 28;
  const cut = 17;
  const top = value ? 112 : 74;
  const span = h - top - 34;
  let v = 0.45;
  const points = Array.from({ length: count }, (_, i) => {
    v = Math.max(0.12, Math.min(0.88, v + (rnd() - 0.5) * 0.2 + Math.sin(i * 0.8) * 0.05 + trend * 0.02));
    return [PAD + ((w - PAD * 2) * i) / (count - 1), top + span * (1 - v)];
  });
  const after = points.slice(cut);
  const within = (py) => Math.max(top - 6, Math.min(h - 20, py));
  const upper = after.map(([px, py], i) => [px, within(py - i * 3.2)]);
  const lower = after.map(([px, py], i) => [px, within(py + i * 2.8)]).reverse();
  const c = toneOf(t, tone);
  const [nx, ny] = points[cut];
  return panel(
    scene,
    x,
    y,
    w,
    h,
    text(PAD, 40, title, { size: 21, fill: t.muted }) +
      (value ? text(PAD, 82, value, { size: 34, weight: 560, fill: t.text, display: true, ls: -0.6 }) : "") +
      (tag ? pill(t, w - PAD, 72, tag, "teal", "end").svg : "") +
      path(`${polyline([...upper, ...lower])}Z`, { fill: c, op: 0.18 }) +
      path(polyline(points.slice(0, cut + 1)), { stroke: t.faint, sw: 3 }) +
      path(polyline(after), { stroke: c, sw: 3.6, dash: "0.5 8" }) +
      line(nx, top - 8, nx, h - 20, t.panelLine, { sw: 1.6, dash: "3 5" }) +
      circle(nx, ny, 7, c, { stroke: t.panel, sw: 2 }),
  );
}

/** Bars with a threshold and one that stands out. */
export function bars(
  scene,
  { x, y, w = 400, h = 226, title, note, count = 22, hot = 15, tone = "coral", seed = 9 },
) {
  const { t } = scene;
  const rnd = random(seed);
  const base = h - 28;
  const step = (w - PAD * 2) / count;
  const room = base - (note ? 96 : 70);
  let svg = text(PAD, 40, title, { size: 22, weight: 540, fill: t.text });
  if (note) svg += text(PAD, 70, note, { size: 20, fill: t.muted });
  for (let i = 0; i < count; i++) {
    const on = i === hot;
    const bh = on ? room : room * (0.18 + rnd() * 0.36);
    svg += rect(PAD + i * step, base - bh, step * 0.6, bh, on ? toneOf(t, tone) : t.faint, {
      rx: 2.5,
      op: on ? 1 : 0.5,
    });
  }
  const limit = base - room * 0.66;
  return panel(scene, x, y, w, h, svg + line(PAD, limit, w - PAD, limit, t.teal, { sw: 2, dash: "5 6" }));
}

/**
 * A page of text as grey lines; `marks` are line numbers that are highlighted, each with an optional
 * note in a callout: { line, tone, from, to, note }.
 */
export function doc(
  scene,
  { x, y, w = 330, h = 400, title, sub, lines, marks = [], stamp, seed = 5, icon: name },
) {
  const { t } = scene;
  const rnd = random(seed);
  const top = sub ? 106 : name ? 96 : 78;
  const gap = 27;
  const count = lines ?? Math.floor((h - top - 24) / gap);
  const left = name ? PAD + 54 : PAD;
  let svg = name ? badge(t, PAD - 4, 22, 44, name, "teal") : "";
  svg += text(left, name && !sub ? 52 : 42, title, { size: 22, weight: 580, fill: t.text });
  if (sub) svg += text(left, 70, sub, { size: 20, fill: t.muted });
  svg += line(PAD, top - 20, w - PAD, top - 20, t.panelLine, { sw: 1.2 });
  let notes = "";
  for (let i = 0; i < count; i++) {
    const mark = marks.find((m) => m.line === i);
    const ly = top + i * gap + 4;
    const full = (w - PAD * 2) * (i % 5 === 4 ? 0.45 + rnd() * 0.2 : 0.84 + rnd() * 0.16);
    svg += rect(PAD, ly, full, 9, t.faint, { rx: 4.5, op: t.dark ? 0.34 : 0.3 });
    if (!mark) continue;
    const c = toneOf(t, mark.tone ?? "coral");
    const from = PAD + (w - PAD * 2) * (mark.from ?? 0);
    const to = PAD + (w - PAD * 2) * (mark.to ?? 0.86);
    svg +=
      rect(from - 6, ly - 7, to - from + 12, 23, c, { rx: 6, op: 0.26 }) +
      rect(from, ly, to - from, 9, c, { rx: 4.5 });
    if (mark.note) notes += pill(t, PAD - 2, ly + 38, mark.note, mark.tone ?? "coral").svg;
  }
  if (stamp) {
    svg +=
      `<g transform="translate(${w - 74} ${h - 66})">` +
      circle(0, 0, 40, toneOf(t, stamp.tone ?? "teal"), { op: 0.14 }) +
      circle(0, 0, 40, undefined, { stroke: toneOf(t, stamp.tone ?? "teal"), sw: 2.5 }) +
      iconAt(stamp.icon ?? "check", 0, 0, 40, toneOf(t, stamp.tone ?? "teal"), 2.2) +
      "</g>";
  }
  return panel(scene, x, y, w, h, svg + notes);
}

/** Blocks in a chain: [{ icon, label, tone }]. */
export function ledger(scene, { x, y, title, blocks, gap = 46, size = 92 }) {
  const { t } = scene;
  const top = title ? 66 : 26;
  const cell = Math.max(
    size,
    widest(
      blocks.map((b) => b.label),
      20,
    ) + 4,
  );
  const w = PAD * 2 + blocks.length * cell + (blocks.length - 1) * gap;
  const h = top + size + 58;
  let svg = title ? heading(t, title) : "";
  blocks.forEach((block, i) => {
    const cx = PAD + i * (cell + gap) + cell / 2;
    const tone = block.tone ?? "iris";
    const c = toneOf(t, tone);
    if (i) {
      const px = cx - cell - gap + size / 2;
      svg += line(px + 6, top + size / 2, cx - size / 2 - 6, top + size / 2, t.iris, { sw: 3 });
      svg += circle((px + cx - size / 2) / 2, top + size / 2, 6, t.panel, { stroke: t.iris, sw: 3 });
    }
    svg += rect(cx - size / 2, top, size, size, c, { rx: 14, op: t.dark ? 0.22 : 0.12, stroke: c, sw: 2 });
    svg += iconAt(block.icon, cx, top + size / 2, size * 0.46, inkOf(t, tone), 1.9);
    svg += text(cx, top + size + 34, block.label, { size: 20, weight: 520, fill: t.text, anchor: "middle" });
  });
  return panel(scene, x, y, w, h, svg);
}

/** A half-circle dial with three zones and a needle; value in 0..1. */
export function gauge(scene, { x, y, w = 280, title, label, value = 0.6, tone = "teal" }) {
  const { t } = scene;
  const cx = w / 2;
  const r = w / 2 - 48;
  const cy = 74 + r;
  const at = (v, rad) => [cx - Math.cos(Math.PI * v) * rad, cy - Math.sin(Math.PI * v) * rad];
  const arc = (a, b, color, op = 1) => {
    const [p, q] = [at(a, r), at(b, r)];
    return path(`M${n(p[0])} ${n(p[1])}A${n(r)} ${n(r)} 0 0 1 ${n(q[0])} ${n(q[1])}`, {
      stroke: color,
      sw: 18,
      so: op,
      cap: "butt",
    });
  };
  const tip = at(value, r - 20);
  return panel(
    scene,
    x,
    y,
    w,
    cy + 66,
    text(cx, 42, title, { size: 21, fill: t.muted, anchor: "middle" }) +
      arc(0, 1, t.track) +
      arc(0, value, toneOf(t, tone)) +
      line(cx, cy, tip[0], tip[1], t.text, { sw: 5 }) +
      circle(cx, cy, 10, t.text) +
      text(cx, cy + 46, label, { size: 24, weight: 580, fill: t.text, anchor: "middle" }),
  );
}

const states = {
  done: ["check", "teal"],
  review: ["eye", "coral"],
  missing: ["x", "coral"],
  open: [null, "muted"],
  wait: ["clock", "muted"],
  locked: ["lock", "iris"],
};

/** Lines with a state in front: [{ label, state, tag, tone }]. */
export function checklist(scene, { x, y, w, title, sub, items, icon: name }) {
  const { t } = scene;
  const tags = widest(
    items.map((i) => i.tag),
    20,
    560,
  );
  const need = Math.max(
    widest(
      items.map((i) => i.label),
      21,
    ) +
      (tags ? tags + 56 : 0) +
      50,
    textWidth(title ?? "", 22, 560),
  );
  const width = w ?? need + PAD * 2;
  const top = (title ? 66 : 22) + (sub ? 26 : 0);
  let svg = title ? heading(t, title) : "";
  if (name) svg += icon(name, width - PAD - 26, 22, 26, t.muted, 2);
  if (sub) svg += text(PAD, 68, sub, { size: 20, fill: t.muted });
  items.forEach((item, i) => {
    const cy = top + 24 + i * 48;
    const [glyph, tone] = states[item.state ?? "done"];
    const c = toneOf(t, item.tone ?? tone);
    if (i) svg += line(PAD, cy - 24, width - PAD, cy - 24, t.panelLine, { sw: 1, op: 0.6 });
    if (glyph)
      svg +=
        circle(PAD + 14, cy, 14, c, { op: t.dark ? 0.24 : 0.14 }) +
        iconAt(glyph, PAD + 14, cy, 18, inkOf(t, item.tone ?? tone), 2.6);
    else svg += circle(PAD + 14, cy, 12.5, undefined, { stroke: t.faint, sw: 2 });
    svg += text(PAD + 42, cy + 7, item.label, {
      size: 21,
      fill: t.text,
      weight: item.state === "review" ? 560 : 460,
    });
    if (item.tag) svg += pill(t, width - PAD + 6, cy, item.tag, item.tone ?? tone, "end").svg;
  });
  return panel(scene, x, y, width, top + items.length * 48 + 14, svg);
}

/** Ordered cards, the first ones in colour: [{ icon, label, sub, tone }]. */
export function queue(scene, { x, y, w, title, items }) {
  const { t } = scene;
  const need =
    Math.max(
      widest(
        items.map((i) => i.label),
        21,
        540,
      ),
      widest(
        items.map((i) => i.sub),
        20,
      ),
    ) + 96;
  const width = w ?? Math.max(need, textWidth(title ?? "", 22, 560)) + PAD * 2;
  const top = title ? 62 : 24;
  const row = items.some((i) => i.sub) ? 78 : 64;
  let svg = title ? heading(t, title) : "";
  items.forEach((item, i) => {
    const ry = top + i * row;
    const tone = item.tone ?? "muted";
    svg += rect(PAD - 8, ry, width - PAD * 2 + 16, row - 10, item.tone ? toneOf(t, tone) : t.track, {
      rx: 12,
      op: item.tone ? (t.dark ? 0.18 : 0.1) : 0.5,
    });
    svg += iconAt(item.icon, PAD + 26, ry + (row - 10) / 2, 30, inkOf(t, tone), 2);
    const ty = item.sub ? ry + 30 : ry + (row - 10) / 2 + 8;
    svg += text(PAD + 58, ty, item.label, { size: 21, weight: 540, fill: t.text });
    if (item.sub) svg += text(PAD + 58, ty + 26, item.sub, { size: 20, fill: t.muted });
  });
  return panel(scene, x, y, width, top + items.length * row + 16, svg);
}

/** Talk: [{ text, me, tone, icon }]. Bubbles stand alone, without a panel around them. */
export function bubbles(scene, { x, y, w = 420, messages }) {
  const { t } = scene;
  let top = y;
  for (const m of messages) {
    const lines = Array.isArray(m.text) ? m.text : [m.text];
    const bw = widest(lines, 21) + (m.icon ? 92 : 52);
    const bh = lines.length * 30 + 32;
    const bx = m.me ? x + w - bw : x;
    const fill = m.me ? (t.dark ? "#DCE9EA" : "#12303B") : undefined;
    const ink = m.me ? (t.dark ? "#0B1C24" : "#FFFFFF") : t.text;
    const tail = m.me
      ? `M${bw - 40} ${bh - 1}L${bw - 16} ${bh + 18}L${bw - 18} ${bh - 3}Z`
      : `M40 ${bh - 1}L16 ${bh + 18}L18 ${bh - 3}Z`;
    const inner =
      path(tail, { fill: fill ?? t.panel }) +
      (m.icon ? badge(t, 16, bh / 2 - 22, 44, m.icon, m.tone ?? "teal") : "") +
      lines
        .map((s, i) =>
          text(m.icon ? 74 : 26, 40 + i * 30 - (lines.length > 1 ? 2 : 0), s, {
            size: 21,
            fill: ink,
            weight: 480,
          }),
        )
        .join("");
    panel(scene, bx, top, bw, bh, inner, { rx: 22, fill });
    top += bh + 30;
  }
  return { x, y, w, h: top - y };
}

/** Bars over time: rows [{ label, bars: [{ from, to, tone, text }] }] with from, to in 0..1; `now` a line. */
export function gantt(scene, { x, y, w = 540, title, columns = [], rows, now }) {
  const { t } = scene;
  const labels =
    widest(
      rows.map((r) => r.label),
      20,
    ) + 22;
  const left = PAD + labels;
  const span = w - left - PAD;
  const top = (title ? 62 : 20) + (columns.length ? 34 : 0);
  const h = top + rows.length * 48 + 20;
  let svg = title ? heading(t, title) : "";
  columns.forEach((c, i) => {
    const cx = left + (span * i) / columns.length;
    svg += text(cx + span / columns.length / 2, top - 14, c, { size: 20, fill: t.muted, anchor: "middle" });
    svg += line(cx, top - 2, cx, h - 20, t.panelLine, { sw: 1, op: 0.7 });
  });
  rows.forEach((r, i) => {
    const cy = top + 24 + i * 48;
    svg += text(PAD, cy + 7, r.label, { size: 20, fill: t.text });
    for (const b of r.bars) {
      const tone = b.tone ?? "muted";
      const bx = left + span * b.from;
      const bw = span * (b.to - b.from) - 4;
      const ghost = b.ghost
        ? { stroke: toneOf(t, tone), sw: 2, dash: "5 5", op: 0.08 }
        : { op: tone === "muted" ? 0.36 : 0.95 };
      svg += rect(bx + 2, cy - 16, bw, 32, toneOf(t, tone), { rx: 8, ...ghost });
      if (b.text) {
        const fill =
          tone === "muted" || b.ghost
            ? t.text
            : ["coral", "amber"].includes(tone) || t.dark
              ? "#0B1C24"
              : "#FFFFFF";
        svg += text(bx + bw / 2 + 2, cy + 7, b.text, { size: 20, weight: 520, fill, anchor: "middle" });
      }
    }
  });
  if (now !== undefined) {
    const nx = left + span * now;
    svg += line(nx, top - 6, nx, h - 14, t.coral, { sw: 2.5 }) + circle(nx, top - 6, 6, t.coral);
  }
  return panel(scene, x, y, w, h, svg);
}

/** A calendar month: marked days { index: tone }. */
export function calendar(scene, { x, y, title, weeks = 4, marked = {}, cell = 46 }) {
  const { t } = scene;
  const w = PAD * 2 + cell * 7 - 8;
  let svg = heading(t, title);
  for (let i = 0; i < weeks * 7; i++) {
    const cx = PAD + (i % 7) * cell;
    const cy = 64 + Math.floor(i / 7) * cell;
    const tone = marked[i];
    svg += rect(cx, cy, cell - 8, cell - 8, tone ? toneOf(t, tone) : t.track, {
      rx: 9,
      op: tone ? 1 : t.dark ? 0.6 : 0.75,
    });
    if (tone)
      svg += iconAt(
        "check",
        cx + (cell - 8) / 2,
        cy + (cell - 8) / 2,
        22,
        tone === "coral" || t.dark ? "#0B1C24" : "#FFFFFF",
        3,
      );
  }
  return panel(scene, x, y, w, 64 + weeks * cell + 14, svg);
}

/** A grid of cells by intensity, one or more of them hot: hot = [[col, row], …]. */
export function heatmap(
  scene,
  { x, y, title, rows, columns = [], cols = 9, cell = 44, hot = [], seed = 7, tone = "teal" },
) {
  const { t } = scene;
  const rnd = random(seed);
  const labels = rows.some(Boolean) ? widest(rows, 20) + 18 : 0;
  const left = PAD + labels;
  const top = (title ? 64 : 24) + (columns.length ? 30 : 0);
  const w = Math.max(left + cols * cell + PAD - 6, title ? textWidth(title, 22, 560) + PAD * 2 : 0);
  let svg = title ? heading(t, title) : "";
  columns.forEach((c, i) => {
    svg += text(left + ((i + 0.5) * cols * cell) / columns.length - 3, top - 12, c, {
      size: 20,
      fill: t.muted,
      anchor: "middle",
    });
  });
  rows.forEach((label, r) => {
    if (label) svg += text(PAD, top + r * cell + cell / 2 + 4, label, { size: 20, fill: t.text });
    for (let c = 0; c < cols; c++) {
      const on = hot.some(([hc, hr]) => hc === c && hr === r);
      const op = on ? 1 : 0.12 + rnd() * rnd() * 0.75;
      svg += rect(left + c * cell, top + r * cell, cell - 6, cell - 6, on ? t.coral : toneOf(t, tone), {
        rx: 7,
        op,
      });
    }
  });
  return panel(scene, x, y, w, top + rows.length * cell + 18, svg);
}

/** Image tiles: each { paint(w, h) => svg, box: [x, y, w, h] in 0..1, tone, label }. */
export function tiles(scene, { x, y, title, list, columns = 2, w = 170, h = 130 }) {
  const { t } = scene;
  const top = title ? 62 : PAD - 6;
  const rows = Math.ceil(list.length / columns);
  const captions = list.some((i) => i.label) ? 36 : 0;
  let svg = title ? heading(t, title) : "";
  list.forEach((item, i) => {
    const tx = PAD + (i % columns) * (w + 16);
    const ty = top + Math.floor(i / columns) * (h + 16 + captions);
    const id = `tile${n(x)}_${n(y)}_${i}`.replaceAll(".", "_").replaceAll("-", "m");
    svg +=
      `<clipPath id="${id}"><rect x="${tx}" y="${ty}" width="${w}" height="${h}" rx="10"/>` +
      `</clipPath><g clip-path="url(#${id})"><g transform="translate(${tx} ${ty})">` +
      `${rect(0, 0, w, h, t.track)}${item.paint(w, h)}</g></g>`;
    if (item.box) {
      const [bx, by, bw, bh] = item.box;
      const c = toneOf(t, item.tone ?? "coral");
      svg += rect(tx + bx * w, ty + by * h, bw * w, bh * h, c, { rx: 6, op: 0.12, stroke: c, sw: 3 });
    }
    if (item.label)
      svg += text(tx + 2, ty + h + 28, item.label, {
        size: 20,
        weight: 520,
        fill: inkOf(t, item.tone ?? "muted"),
      });
  });
  return panel(
    scene,
    x,
    y,
    PAD * 2 + columns * w + (columns - 1) * 16,
    top + rows * (h + 16 + captions) + 10,
    svg,
  );
}

/**
 * A graph: nodes { key: { at: [x, y] in panel pixels, label, icon, tone } }, edges [[from, to, tone?]].
 * Nodes with a label are pills, without are dots.
 */
export function tree(scene, { x, y, w, h, title, nodes, edges }) {
  const { t } = scene;
  let lines = "";
  for (const [from, to, tone] of edges) {
    const [a, b] = [nodes[from].at, nodes[to].at];
    const my = (a[1] + b[1]) / 2;
    const sideways = Math.abs(a[0] - b[0]) > Math.abs(a[1] - b[1]);
    const mx = (a[0] + b[0]) / 2;
    const bend = sideways ? `C${mx} ${a[1]} ${mx} ${b[1]}` : `C${a[0]} ${my} ${b[0]} ${my}`;
    lines += path(`M${a[0]} ${a[1]}${bend} ${b[0]} ${b[1]}`, {
      stroke: tone ? toneOf(t, tone) : t.faint,
      sw: tone ? 3.5 : 2.2,
      so: tone ? 1 : 0.8,
    });
  }
  let dots = "";
  for (const node of Object.values(nodes)) {
    const [cx, cy] = node.at;
    const c = toneOf(t, node.tone ?? "muted");
    if (node.label) {
      const bw = textWidth(node.label, 20, 540) + (node.icon ? 72 : 36);
      dots += rect(cx - bw / 2, cy - 23, bw, 46, t.panel, { rx: 23, stroke: c, sw: 2 });
      dots += rect(cx - bw / 2, cy - 23, bw, 46, c, { rx: 23, op: node.tone ? 0.14 : 0.05 });
      if (node.icon)
        dots += icon(node.icon, cx - bw / 2 + 16, cy - 12, 24, inkOf(t, node.tone ?? "muted"), 2);
      dots += text(cx - bw / 2 + (node.icon ? 50 : 18), cy + 7, node.label, {
        size: 20,
        weight: 540,
        fill: t.text,
      });
    } else if (node.icon) {
      dots +=
        circle(cx, cy, 27, t.panel, { stroke: c, sw: 2.2 }) +
        circle(cx, cy, 27, c, { op: 0.12 }) +
        iconAt(node.icon, cx, cy, 28, inkOf(t, node.tone ?? "muted"), 2);
    } else {
      dots += circle(cx, cy, 9, c);
    }
  }
  return panel(scene, x, y, w, h, (title ? heading(t, title) : "") + lines + dots);
}

/** Consent switches: [{ label, on, icon }]. */
export function toggles(scene, { x, y, w, title, items, tone = "teal" }) {
  const { t } = scene;
  const need = Math.max(
    widest(
      items.map((i) => i.label),
      21,
    ) +
      130 +
      (items.some((i) => i.icon) ? 40 : 0),
    textWidth(title ?? "", 22, 560),
  );
  const width = w ?? need + PAD * 2;
  const top = title ? 64 : 18;
  let svg = title ? heading(t, title) : "";
  items.forEach((item, i) => {
    const cy = top + 28 + i * 56;
    const left = PAD + (item.icon ? 42 : 0);
    if (item.icon) svg += icon(item.icon, PAD, cy - 14, 28, t.muted, 1.9);
    svg += text(left, cy + 7, item.label, { size: 21, fill: t.text });
    const c = item.on ? toneOf(t, tone) : t.track;
    svg += rect(width - PAD - 62, cy - 18, 62, 36, c, {
      rx: 18,
      stroke: item.on ? undefined : t.faint,
      sw: 1.5,
    });
    svg += circle(width - PAD - (item.on ? 18 : 44), cy, 13, item.on ? "#FFFFFF" : t.faint);
  });
  return panel(scene, x, y, width, top + items.length * 56 + 14, svg);
}

/** Filled form or score card: [{ label, value 0..1 | text, tone }]. */
export function fields(scene, { x, y, w = 380, title, tag, items }) {
  const { t } = scene;
  let svg = heading(t, title);
  if (tag) svg += pill(t, w - PAD + 6, 32, tag.label, tag.tone ?? "teal", "end").svg;
  items.forEach((item, i) => {
    const cy = 92 + i * 52;
    const c = toneOf(t, item.tone ?? "teal");
    svg += text(PAD, cy, item.label, { size: 20, fill: t.muted });
    if (item.text) {
      svg += text(w - PAD, cy, item.text, {
        size: 20,
        weight: 560,
        fill: inkOf(t, item.tone ?? "teal"),
        anchor: "end",
      });
    } else {
      const left = w * 0.46;
      svg += rect(left, cy - 13, w - PAD - left, 13, t.track, { rx: 6.5 });
      svg += rect(left, cy - 13, (w - PAD - left) * item.value, 13, c, { rx: 6.5 });
    }
    if (i + 1 < items.length) svg += line(PAD, cy + 20, w - PAD, cy + 20, t.panelLine, { sw: 1, op: 0.6 });
  });
  return panel(scene, x, y, w, 92 + items.length * 52 - 18, svg);
}

/** Steps along a line, done, current and to come: { steps: ["Applied", …], at: 1 }. */
export function steps(scene, { x, y, title, list, at = 1, gap = 28, tone = "coral" }) {
  const { t } = scene;
  const cell = widest(list, 20, 540) + gap;
  const w = PAD * 2 + cell * list.length;
  const top = title ? 88 : 46;
  let svg = title ? heading(t, title) : "";
  list.forEach((label, i) => {
    const cx = PAD + cell * (i + 0.5);
    const c = i < at ? t.teal : i === at ? toneOf(t, tone) : t.faint;
    if (i) svg += line(cx - cell + 22, top, cx - 22, top, i <= at ? t.teal : t.panelLine, { sw: 3 });
    svg += circle(cx, top, 17, i > at ? t.track : c, { stroke: i > at ? t.faint : undefined, sw: 1.5 });
    if (i < at) svg += iconAt("check", cx, top, 20, t.dark ? "#0B1C24" : "#FFFFFF", 3);
    if (i === at) svg += circle(cx, top, 6, "#0B1C24");
    svg += text(cx, top + 50, label, {
      size: 20,
      weight: i === at ? 580 : 460,
      fill: i > at ? t.muted : t.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, top + 76, svg);
}

/** A bare label with a dot, for naming a part of the scene next to a leader or pin. */
export function label(scene, { x, y, text: content, tone = "teal", icon: name, anchor = "start" }) {
  const { t } = scene;
  const w = textWidth(content, 20, 540) + (name ? 70 : 56);
  const left = anchor === "middle" ? x - w / 2 : anchor === "end" ? x - w : x;
  return panel(
    scene,
    left,
    y,
    w,
    46,
    (name ? icon(name, 16, 11, 24, inkOf(t, tone), 2) : circle(24, 23, 7, toneOf(t, tone))) +
      text(name ? 52 : 40, 30, content, { size: 20, weight: 540, fill: t.text }),
    { rx: 23 },
  );
}

/** A line that goes down in steps; `at` is the step that is current. Labels stand over the steps. */
export function stairs(scene, { x, y, w = 440, h = 270, title, list, at = 1, tone = "coral" }) {
  const { t } = scene;
  const left = PAD;
  const cell = (w - PAD * 2) / list.length;
  const top = 112;
  const drop = (h - top - 40) / Math.max(1, list.length - 1);
  let svg = heading(t, title);
  list.forEach((label, i) => {
    const px = left + i * cell;
    const py = top + i * drop;
    const on = i === at;
    const c = on ? toneOf(t, tone) : i < at ? t.faint : t.teal;
    svg += rect(px + 2, py, cell - 4, h - 24 - py, c, { rx: 6, op: on ? 0.3 : 0.13 });
    svg += line(px + 4, py, px + cell - 4, py, c, { sw: on ? 5 : 3.5, dash: i > at ? "2 8" : undefined });
    svg += text(px + cell / 2, py - 14, label, {
      size: 20,
      weight: on ? 580 : 460,
      fill: on ? inkOf(t, tone) : t.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, h, svg);
}
