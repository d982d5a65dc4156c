import { icon, iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { desk, room } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 68, focus: [2.4, 2.4, 1.2], at: [0.44, 0.5], seed: 3 });
  s.ground();
  room(s, -1.6, -1.6, 8.4, 8, 3.3, {
    left: (w, h) =>
      rect(w * 0.12, h * 0.16, w * 0.3, h * 0.3, s.theme.teal, { rx: 0.08, opacity: 0.9 }) +
      text(w * 0.165, h * 0.36, "Welcome", { size: 0.46, fill: palette.white, weight: 560 }),
    right: (w, h) =>
      [0.12, 0.4, 0.68]
        .map((u) =>
          rect(w * u, h * 0.2, w * 0.2, h * 0.5, s.theme.dark ? palette.steel660 : palette.steel140, {
            rx: 0.04,
          }),
        )
        .join(""),
  });
  desk(s, 1, 0.6, 5, 1.2, {
    h: 1.15,
    color: "pale",
    body: "dark",
    left: (w, h) => iconAt("landmark", w / 2, h / 2, 0.6, s.theme.coral, 1.8),
  });
  person(s, 2.6, -0.2, { color: "teal", size: 1.15 });
  screen(s, 3.6, 0.8, {
    z: 1.15,
    w: 1.2,
    h: 0.8,
    face: "right",
    paint: (w, h) => iconAt("scan-face", w / 2, h / 2, 0.5, s.theme.teal, 2),
  });
  person(s, 2.2, 3, { color: "coral", size: 1.15, skin: 1 });
  // Three documents as large standing cards: passport, bill, company register.
  const slab = (x, y, h, color, paint) =>
    s.box(x, y, 0.1, 1.75, 0.14, h, { color, left: paint, shadow: false }) &&
    s.shadow(x, y, 1.75, 0.14, h, 0.5);
  slab(
    -0.9,
    4.4,
    2.4,
    "iris",
    (w, h) =>
      iconAt("globe", w / 2, h * 0.38, 0.85, palette.white, 1.5) +
      text(w / 2, h * 0.76, "Passport", { size: 0.3, fill: palette.white, anchor: "middle", weight: 540 }) +
      rect(w * 0.3, h * 0.84, w * 0.4, 0.06, palette.white, { opacity: 0.7 }),
  );
  slab(
    1.3,
    5,
    2.4,
    "pale",
    (w, h) =>
      icon("house", 0.2, 0.2, 0.5, s.theme.teal, 2) +
      textLines(6, { seed: 5, top: 0.16 })(w, h - 0.5, s).replace(/^/, '<g transform="translate(0 .55)">') +
      "</g>",
  );
  slab(
    3.5,
    5.6,
    2.4,
    "sand",
    (w, h) =>
      icon("building-2", 0.2, 0.2, 0.5, s.theme.coralText, 2) +
      `<g transform="translate(0 .55)">` +
      textLines(6, {
        seed: 8,
        top: 0.16,
        marks: { 2: s.theme.coral },
        color: s.theme.dark ? palette.brown771 : undefined,
      })(w, h - 0.5, s) +
      "</g>",
  );
  s.path(parsePoints("-1.1 4.56 1.5, 1.05 4.56 1.5"), { color: s.theme.coral, w: 4, layer: "over" });
  tree(s, -0.9, 0.4, { h: 1.5, r: 0.42 });
  checklist(s, {
    x: 716,
    y: 590,
    title: "Onboarding file",
    items: [
      { label: "Identity", state: "done", tag: "Matched" },
      { label: "Address", state: "done", tag: "Matched" },
      { label: "Ownership", state: "review", tag: "Needs review" },
      { label: "Sanctions lists", state: "done", tag: "Clear" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/banking/onboarding-kyc",
  theme: "light",
  title: "Identity documents checked at a bank counter",
  draw,
};
