import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { lyingToken } from "../../props/computing/tokens.mjs";
import { book } from "../../props/documents/books.mjs";
import { person } from "../../props/people.mjs";
import { vaultDoor } from "../../props/shapes/discs.mjs";
import { inset } from "../../props/textures/surfaces.mjs";
import { blueprint } from "./blueprint.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 70, focus: [2.9, 1.6, 1], at: [0.5, 0.535], seed: 4 });
  s.ground();
  s.plate(-3.6, -4.6, 12.6, 11, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  const drawing = blueprint((w, h) => {
    const [cx, cy] = [w * 0.5, h * 0.5];
    const c = palette.iris070;
    return (
      circle(cx, cy, 1.72, undefined, { stroke: c, strokeWidth: 0.05 }) +
      line(cx - 2.5, cy, cx + 2.5, cy, c, { strokeWidth: 0.04, dash: ".2 .16" }) +
      line(cx, 0.3, cx, h - 0.3, c, { strokeWidth: 0.04, dash: ".2 .16" }) +
      line(cx - 1.72, h - 0.42, cx + 1.72, h - 0.42, c, { strokeWidth: 0.05 }) +
      line(cx - 1.72, h - 0.56, cx - 1.72, h - 0.28, c, { strokeWidth: 0.05 }) +
      line(cx + 1.72, h - 0.56, cx + 1.72, h - 0.28, c, { strokeWidth: 0.05 }) +
      [0, 1, 2]
        .map((i) => rect(w - 1.25, 0.4 + i * 0.22, 0.85 - i * 0.16, 0.09, c, { opacity: 0.8 }))
        .join("")
    );
  });
  s.box(0.3, 0.3, 0, 5.2, 4, 0.7, { color: "dark" });
  s.box(0, 0, 0.7, 5.8, 4.6, 0.24, {
    color: "sand",
    top: inset(0.15, 0.15, 5.5, 4.3, drawing),
    shadow: false,
  });
  lyingToken(s, 2.9, 2.3, 0.94, { r: 1.15, h: 0.4, color: "iris", icon: "scroll-text" });
  s.box(4.95, 0.5, 0.94, 0.3, 3.4, 0.07, {
    color: "amber",
    shadow: false,
    top: (_w, h) =>
      Array.from({ length: 16 }, (_, i) =>
        line(0, 0.15 + (i * h) / 16.5, i % 4 ? 0.1 : 0.18, 0.15 + (i * h) / 16.5, palette.dark900, {
          strokeWidth: 0.03,
        }),
      ).join(""),
  });
  s.beam([0.6, 3.4, 1.04], [1.5, 4.2, 1.04], 0.13, { color: "coral" });
  s.box(2.6, -4.2, 0, 3.4, 2.6, 3.1, { color: "mid", left: vaultDoor({}) });
  const cover = (w, h) =>
    iconAt("scale", w / 2, h * 0.42, 0.95, palette.white, 1.7) +
    rect(w * 0.24, h * 0.74, w * 0.52, 0.12, palette.white, { opacity: 0.9 });
  s.box(-3, 0.6, 0, 2.5, 3, 0.5, { color: "stone" });
  book(s, -2.75, 0.85, 0.5, { dx: 2, dy: 2.5, dz: 0.6, color: "coral", top: cover });
  const ledger = (seed) => (w, h) => {
    let svg = line(w * 0.62, 0.1, w * 0.62, h - 0.1, palette.coral540, { strokeWidth: 0.03 });
    for (let i = 0; i < 7; i++) {
      const v = 0.2 + i * ((h - 0.3) / 7);
      svg += rect(0.14, v, w * (0.3 + ((i * seed) % 3) * 0.06), 0.11, palette.slate500, { opacity: 0.7 });
      svg += rect(w * 0.68, v, w * 0.22, 0.11, i % 3 ? palette.slate500 : palette.irisDeep, { opacity: 0.9 });
    }
    return svg;
  };
  s.box(6.7, 0.5, 0, 2.1, 3.5, 0.6, { color: "stone" });
  s.group(() => {
    s.box(6.75, 0.55, 0.6, 2, 3.4, 0.08, { color: "iris", shadow: false });
    s.box(6.85, 0.6, 0.68, 1.8, 1.6, 0.16, { color: "pale", top: ledger(1), shadow: false });
    s.box(6.85, 2.28, 0.68, 1.8, 1.6, 0.16, { color: "pale", top: ledger(2), shadow: false });
  });
  person(s, 1.6, -0.5, { color: "teal", size: 1.3, skin: 1, pose: "points" });
  label(s, { x: 60, y: 92, text: "The promise first", tone: "iris", icon: "pencil-ruler" });
  return s;
}

export const picture = {
  id: "services/data-assets-business-and-operational-strategy/card",
  theme: "dark",
  title: "A token on a drawing board, with rulebook, vault and account book",
  draw,
};
