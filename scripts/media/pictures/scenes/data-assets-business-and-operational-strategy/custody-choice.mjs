import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { group } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { ghostBox } from "../../props/effects.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";
import { clockFace, disc, vaultDoor } from "../../props/shapes/discs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.7, 2, 1.4], at: [0.5, 0.53], seed: 5 });
  s.ground();
  s.plate(-1.4, -1.2, 12.4, 9, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  const choices = [
    ["Own", "house", "stone", 240],
    ["Custodian", "shield", "dark", 130],
    ["Bank", "landmark", "mid", 75],
  ];
  choices.forEach(([name, glyph, color, minute], i) => {
    const x = i * 3.8;
    const z = 3;
    const front = (w, h) =>
      group(
        vaultDoor({ glyph, hub: [palette.amber, palette.iris, palette.teal][i] })(w, h, s),
        "translate(0 -.22)",
      ) + text(w / 2, h - 0.14, name, { size: 0.4, weight: 580, fill: palette.white, anchor: "middle" });
    s.box(x, -0.6, 0, 2.9, 2.2, z, { color, left: front });
    if (i === 2) s.prism(x - 0.2, -0.8, z, 3.3, 2.6, 0.9, { color: "mid" });
    const top = i === 2 ? 5.1 : 4.15;
    const tone = [palette.coral, palette.teal, palette.teal][i];
    const [dx, dy] = [x + 1.45, 0.5];
    s.box(dx - 0.12, dy, top + 0.78, 0.24, 0.16, 0.26, { color: "amber", shadow: false });
    if (i !== 2) s.box(dx - 0.1, dy, z, 0.2, 0.16, top - z - 0.8, { color: "mid", shadow: false });
    disc(s, dx, dy, top, 0.82, {
      rim: palette.steel420,
      fill: palette.light50,
      paint: clockFace({ hour: 0, minute, lit: tone }),
    });
  });
  // The signatories' table: one chair is empty.
  const sit = [{ color: "teal", skin: 2 }, undefined, { color: "pale", skin: 0 }];
  [2.2, 4.6, 7].forEach((x, i) => {
    chair(s, x, 3.7, { back: "n", color: sit[i] ? "mid" : "coral", who: sit[i] });
  });
  desk(s, 1.4, 4.8, 7.2, 1.7, {
    h: 0.9,
    color: "pale",
    body: "dark",
    left: (w, h) =>
      text(w / 2, h * 0.7, "One signatory missing", {
        size: 0.42,
        fill: palette.mist,
        weight: 540,
        anchor: "middle",
      }),
  });
  for (const x of [2, 6.8])
    s.box(x, 5.1, 0.9, 1.1, 0.9, 0.06, {
      color: "sand",
      shadow: false,
      top: (w, h) => iconAt("key-round", w / 2, h / 2, 0.6, palette.dark900, 2.2),
    });
  ghostBox(s, 4.4, 5.1, 0.9, 1.1, 0.9, 0.06, { color: palette.coralDeep, opacity: 0.1 });
  s.box(8.9, 5.2, 0, 1, 1, 0.9, { color: "stone" });
  s.box(9, 5.3, 0.9, 0.8, 0.8, 0.16, { color: "coral", shadow: false });
  s.box(8.95, 5.5, 1.06, 0.9, 0.26, 0.16, { color: "black", shadow: false });
  chip(s, {
    x: 806,
    y: 64,
    icon: "timer",
    label: "A rehearsal, timed",
    sub: "On a public holiday",
    tone: "coral",
  });
  return s;
}

export const picture = {
  id: "services/data-assets-business-and-operational-strategy/custody-choice",
  theme: "dark",
  title: "Three vaults with stopwatches and an empty chair",
  draw,
};
