import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, rect } from "../../engine/svg.mjs";
import { blockChain } from "../../overlays/documents/block-chain.mjs";
import { coins } from "../../props/computing/tokens.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon, windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 54, focus: [3, 3, 0.8], at: [0.48, 0.5], seed: 6 });
  s.ground();
  const shop = (x, y, color, name, w = 3.2) => {
    s.box(x, y, 0, w, 2.2, 2.1, {
      color: "pale",
      left: (fw, fh) =>
        rect(fw * 0.08, fh * 0.46, fw * 0.5, fh * 0.46, s.theme.dark ? palette.steel750 : palette.steel271) +
        rect(fw * 0.68, fh * 0.44, fw * 0.22, fh * 0.56, palette.steel760),
      right: windows({ cols: 2, rows: 1, lit: 0, pad: 0.26 }),
    });
    for (let i = 0; i < 6; i++)
      s.box(x - 0.1 + (i * (w + 0.2)) / 6, y + 2.2, 1.2, (w + 0.2) / 6, 0.6, 0.12, {
        color: i % 2 ? "pale" : color,
        shadow: false,
        edge: false,
      });
    s.box(x, y, 2.1, w, 2.2, 0.2, { color, shadow: false });
    s.box(x + w / 2 - 0.6, y + 1.9, 2.3, 1.2, 0.2, 1, {
      color,
      shadow: false,
      left: centredIcon(name, palette.white, { size: 0.74 }),
    });
  };
  shop(-5.2, 0.4, "coral", "coffee");
  shop(1.2, -4.6, "teal", "shopping-basket");
  shop(8.4, 0.6, "amber", "clapperboard");
  s.cylinder(2.4, 3.4, 0, 2.3, 0.2, { color: "pale" });
  s.cylinder(2.4, 3.4, 0.2, 1.9, 0.12, { color: "iris", shadow: false });
  s.cylinder(2.4, 3.4, 0.32, 1.45, 0.08, { color: "pale", shadow: false });
  s.cylinder(2.4, 3.4, 0.4, 0.8, 0.5, { color: "amber", shadow: false });
  s.add(
    [1.7, 2.7, 0.9, 3.1, 4.1, 0.92],
    s.decal(
      "top",
      2.4,
      3.4,
      0.9,
      circle(0, 0, 0.62, undefined, { stroke: palette.brown680, strokeWidth: 0.05 }) +
        group(iconAt("star", 0, 0, 0.8, palette.brown680, 2), "rotate(-45)"),
    ),
  );
  s.path(parsePoints("-2.6 2.6, -2.6 3.4, 0.1 3.4"), { color: s.theme.iris, w: 5 });
  s.path(parsePoints("2.8 -2.2, 2.8 1.1"), { color: s.theme.iris, w: 5 });
  s.path(parsePoints("10 2.8, 10 3.8, 4.6 3.8"), { color: s.theme.iris, w: 5 });
  coins(s, -4.4, 3.8, 4, { r: 0.4 });
  coins(s, 8.4, 4.8, 3, { r: 0.4 });
  person(s, -0.6, 5.2, { color: "coral", skin: 1, size: 1.15 });
  person(s, 5.4, 0.6, { color: "teal", skin: 3, size: 1.15 });
  s.box(5.7, 5.7, 0, 2.7, 1.7, 0.1, {
    color: "iris",
    top: (w, h) =>
      iconAt("star", 0.5, 0.5, 0.5, palette.white, 2) +
      rect(0.3, h * 0.56, w * 0.5, 0.14, palette.white, { rx: 0.06 }) +
      rect(0.3, h * 0.74, w * 0.32, 0.12, palette.white, { rx: 0.06, opacity: 0.7 }),
  });
  blockChain(s, {
    x: 56,
    y: 612,
    title: "One balance, many tills",
    blocks: [
      { icon: "coffee", label: "Earned", tone: "coral" },
      { icon: "link", label: "Agreed" },
      { icon: "clapperboard", label: "Spent", tone: "teal" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/retail/shared-loyalty",
  theme: "light",
  title: "Three shops sharing one token on a ring",
  draw,
};
