import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, line, path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { person } from "../../props/people.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";
import { ribs } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 58, focus: [0.2, 0.2, 3.4], at: [0.5, 0.5], seed: 24 });
  s.ground();
  const parts = ["bow", "stem", "bit"];
  const doorFace = (w, h) => {
    const bolts = Array.from({ length: 16 }, (_, i) =>
      circle(Math.cos((i * Math.PI) / 8) * 1.98, Math.sin((i * Math.PI) / 8) * 1.98, 0.09, palette.dark900),
    ).join("");
    const rings = [
      circle(0, 0, 2.28, palette.dark800),
      circle(0, 0, 2.16, palette.steel230),
      bolts,
      circle(0, 0, 1.74, palette.steel410),
      circle(0, 0, 1.6, palette.steel880),
    ];
    const key = [
      keyPart("bow", palette.amber),
      keyPart("stem", palette.amber),
      keyPart("bit", palette.steel771),
    ];
    return group(
      rings.join("") + group(key.join(""), "translate(-1.35 -.45)"),
      `translate(${w / 2} ${h / 2})`,
    );
  };
  s.box(-4.4, -5.2, 0, 5.4, 3.6, 5.1, {
    color: "mid",
    left: doorFace,
    right: (w, h) =>
      [0.25, 0.5, 0.75].map((k) => line(0, h * k, w, h * k, palette.dark800, { strokeWidth: 0.06 })).join(""),
  });
  s.box(-4.7, -5.5, 5.1, 6, 4.2, 0.3, { color: "dark", shadow: false });
  // Three stands: two desks and one hardware box.
  const stands = parsePoints("-6.6 1.6, -0.8 3, 5.2 -1.8");
  stands.forEach(([x, y], i) => {
    const lit = i < 2;
    s.path(
      [
        [x + 1.2, y],
        [x + 1.2, i === 2 ? -0.8 : 0.4 + i * 0.5],
        [-2.6 + i * 0.9, i === 2 ? -0.8 : 0.4 + i * 0.5],
        [-2.6 + i * 0.9, -1.5],
      ],
      { color: lit ? s.theme.amber : s.theme.line, w: 3.6, glow: lit, dash: lit ? undefined : "2 10" },
    );
  });
  [
    [-6.6, 1.6, "teal", 0],
    [-0.8, 3, "coral", 1],
  ].forEach(([x, y, color, skin], i) => {
    desk(s, x, y, 2.8, 1.5, { h: 1, color: "pale", body: "dark" });
    person(s, x + 0.5, y - 0.55, { size: 1.3, color, skin, pose: "holds" });
    keyPiece(s, parts[i], x + 1.2, y + 0.5, 1);
  });
  s.box(5.2, -1.8, 0, 2.3, 2, 1.5, {
    color: "black",
    left: (w, h) =>
      rect(0.2, 0.3, w - 0.4, 0.34, palette.dark800, { rx: 0.08 }) +
      [0, 1, 2].map((i) => circle(0.5 + i * 0.34, 0.47, 0.09, i ? s.theme.teal : s.theme.coral)).join("") +
      iconAt("cpu", w / 2, h * 0.7, 0.6, s.theme.teal, 2),
    right: ribs(8, 0.6),
  });
  keyPiece(s, "bit", 5.7, -1, 1.5);
  chip(s, {
    x: 60,
    y: 64,
    icon: "key-round",
    label: "Three to open",
    sub: "Nobody holds it alone",
    tone: "iris",
  });
  return s;
}

/** One third of a key of 2.7 × 0.9. */
function keyPart(part, fill) {
  if (part === "bow")
    return path(
      "M.5 -.05A.5 .5 0 1 0 .5 .95A.5 .5 0 0 0 .92 .6H1V.3H.92A.5 .5 0 0 0 .5 -.05ZM.42 .25" +
        "A.2 .2 0 1 1 .42 .65A.2 .2 0 0 1 .42 .25Z",
      { fill },
    );
  if (part === "stem") return rect(1.06, 0.3, 0.74, 0.3, fill);
  return path("M1.86 .3H2.7V.95H2.5V.62H2.36V.85H2.16V.6H1.86Z", { fill });
}

function keyPiece(s, part, x, y, z) {
  const off = { bow: 0, stem: -1, bit: -1.8 }[part];
  const u = 1.35;
  // The stem fills the upper half of its box, so it is moved down to the foot.
  const drop = part === "stem" ? 0.38 : 0;
  s.box(x + 0.2, y - 0.02, z, 0.9, 0.4, 0.14, { color: "dark", shadow: false });
  cutout(s, x, y, z + 0.02 - drop, u, u, {
    depth: 0.32,
    color: "amber",
    shadow: false,
    shape: (f) => `<g transform="scale(${u}) translate(${off} .02)">${keyPart(part, f)}</g>`,
  });
}

export const picture = {
  id: "services/block-chain-digital-assets/shared-keys",
  theme: "dark",
  title: "A vault and three pieces of its key",
  draw,
};
