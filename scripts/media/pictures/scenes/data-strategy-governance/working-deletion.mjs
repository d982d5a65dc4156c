import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { databaseDrum } from "../../props/computing/data-stores.mjs";
import { serverRack } from "../../props/computing/servers.mjs";
import { ghostBox } from "../../props/effects.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { laptop } from "../../props/interiors/screens.mjs";
import { slab } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 55, focus: [3.2, 2.4, 0.8], at: [0.47, 0.5], seed: 9 });
  s.ground();
  const face = (w, h) =>
    circle(w / 2, h * 0.36, h * 0.15, palette.dark900) +
    path(`M${w * 0.24} ${h * 0.78}A${w * 0.26} ${h * 0.25} 0 0 1 ${w * 0.76} ${h * 0.78}Z`, {
      fill: palette.dark900,
    });
  const thread = (list, color = s.theme.teal) => s.path(list, { color, w: 3, dash: "2 10" });
  thread(parsePoints("3.2 2.6, 3.2 -2.2"));
  thread(parsePoints("3.2 2.6, -2.2 2.6, -2.2 1.2"));
  thread(parsePoints("3.2 2.6, 6.9 2.6, 6.9 -0.3"));
  thread(parsePoints("3.2 3.4, 7.6 3.4, 7.6 4.4"));
  thread(parsePoints("2.4 3.2, 2.4 7, -1.6 7"));
  thread(parsePoints("4 3.2, 4 7.6"), s.theme.amber);
  s.lathe(3.2, 2.7, 0, parsePoints("1.7 0, 1.7 0.3"), { color: "mid" });
  const record = (w, h) =>
    rect(0, 0, w, 0.3, palette.coral540) +
    face(w * 0.5, h * 0.62).replace(/^/, `<g transform="translate(${w * 0.25} .28)">`) +
    "</g>" +
    [0, 1, 2]
      .map((i) =>
        rect(w * 0.16, h * 0.64 + i * 0.26, w * (0.68 - i * 0.14), 0.13, palette.dark900, { opacity: 0.75 }),
      )
      .join("");
  slab(s, 2.15, 2.6, 2.1, 2.7, { z: 0.3, t: 0.16, color: "coral", paint: record, shadow: false });
  serverRack(s, 2.1, -4.4, { dx: 1.5, dy: 1.3, dz: 3.2, rows: 7 });
  serverRack(s, 3.7, -4.4, { dx: 1.5, dy: 1.3, dz: 3.2, rows: 7, color: "stone" });
  databaseDrum(s, -2.6, 0, { r: 1, h: 2.1, color: "mid" });
  databaseDrum(s, -3.6, -1.9, { r: 0.9, h: 1.4, color: "mid" });
  s.box(7.6, -2.8, 0, 1.7, 1.7, 1.3, {
    color: "stone",
    left: (w, h) => iconAt("archive", w / 2, h / 2, 0.8, s.theme.muted, 1.8),
  });
  desk(s, -3.4, 6.2, 2.2, 1.2, { h: 0.85, color: "mid", body: "dark" });
  laptop(s, -2.8, 6.4, 0.85, {
    w: 1,
    paint: (w, h) => iconAt("sheet", w / 2, h / 2, 0.44, s.theme.muted, 2),
  });
  s.box(8, 5.1, 0, 0.2, 0.2, 1.1, { color: "dark" });
  s.box(7.4, 4.7, 1.1, 1.5, 1, 0.95, {
    color: "mid",
    shadow: false,
    left: (w, h) => iconAt("mail", w / 2, h / 2, 0.7, palette.white, 1.9),
    right: (w, h) => rect(w * 0.2, h * 0.26, w * 0.6, 0.1, palette.dark900),
  });
  const copy = (x, y, z, opacity) => {
    if (opacity > 0)
      s.box(x, y, z, 1.1, 0.1, 1.4, { color: "pale", left: face, opacity: opacity, shadow: false });
    ghostBox(s, x, y + 0.12, z, 1.1, 0.02, 1.4, { color: s.theme.text, opacity: 0.03 });
  };
  copy(2.7, -2.6, 0.05, 0.55);
  copy(-2.7, 1.3, 0.05, 0.3);
  copy(6.4, -0.7, 0.05, 0);
  copy(-1.2, 7, 0.05, 0.16);
  copy(7.2, 3.6, 0.05, 0);
  // The copy that has to be kept by law.
  s.box(2.9, 7.4, 0, 2.2, 1.6, 0.7, { color: "dark" });
  s.box(3.45, 8.1, 0.7, 1.1, 0.1, 1.4, { color: "pale", left: face, shadow: false });
  const sign = (w, h) =>
    text(w / 2, h * 0.77, "§", { size: 0.95, weight: 600, fill: palette.dark900, anchor: "middle" });
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

export const picture = {
  id: "services/data-strategy-governance/working-deletion",
  theme: "dark",
  title: "One record and its fading copies",
  draw,
};
