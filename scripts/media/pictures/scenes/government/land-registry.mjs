import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { blockChain } from "../../overlays/documents/block-chain.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [4, 3.4, 0.4], at: [0.5, 0.52], seed: 2 });
  s.ground({ opacity: 0.4 });
  const fields = s.theme.dark
    ? [palette.dark800, palette.steel820, palette.dark700]
    : [palette.green130, palette.green160, palette.sand140];
  const parcels = parsePoints(`
    -3 -2.4 3.6 3, 0.8 -2.4 2.6 3, 3.6 -2.4 3.2 2.2, 7 -2.4 4 3.4, -3 0.8 2.4 4, -0.4 0.8 3.8 2.4,
    7 1.2 4 2.6, -0.4 3.4 3.8 3.2, 3.6 4.4 3.2 3.6, 7 4 4 4, -3 5 2.4 3
  `);
  parcels.forEach(([x, y, w, h], i) => {
    const c = fields[i % 3];
    s.box(x, y, 0, w, h, 0.22, {
      color: [
        c,
        s.theme.dark ? palette.steel880 : palette.green260,
        s.theme.dark ? palette.steel900 : palette.green350,
      ],
      shadow: i > 5 ? 0.3 : false,
      top: (fw, fh) =>
        i % 3 === 1
          ? Array.from({ length: Math.floor(fh / 0.3) }, (_, k) =>
              line(0.2, 0.2 + k * 0.3, fw - 0.2, 0.2 + k * 0.3, s.theme.faint, {
                strokeWidth: 0.03,
                opacity: 0.35,
              }),
            ).join("")
          : rect(0.16, 0.16, fw - 0.32, fh - 0.32, undefined, {
              stroke: s.theme.faint,
              strokeWidth: 0.025,
              dash: ".16 .12",
            }),
    });
  });

  const lift = 1.1;
  s.shadows.push(`<polygon points="${s.points(parsePoints("3.7 0.1, 6.9 0.1, 6.9 4.3, 3.7 4.3"))}"/>`);
  for (const [x, y] of parsePoints("3.6 0, 6.8 0, 3.6 4.2, 6.8 4.2"))
    s.path(
      [
        [x, y, 0.1],
        [x, y, lift],
      ],
      { color: s.theme.iris, w: 2.4, dash: "3 6", layer: "item", glow: false },
    );
  s.box(3.6, 0, lift, 3.2, 4.2, 0.3, {
    color: "iris",
    shadow: false,
    top: (w, h) =>
      rect(0.14, 0.14, w - 0.28, h - 0.28, undefined, {
        stroke: palette.white,
        strokeWidth: 0.05,
        dash: ".2 .14",
      }),
  });
  s.group(() => {
    s.box(4.2, 0.6, lift + 0.3, 1.8, 1.8, 1.1, {
      color: "pale",
      left: (w, h) =>
        rect(w * 0.58, h * 0.34, w * 0.24, h * 0.66, palette.steel760) +
        rect(w * 0.16, h * 0.3, w * 0.24, h * 0.32, palette.steel400),
      right: (w, h) =>
        rect(w * 0.2, h * 0.3, w * 0.24, h * 0.32, palette.steel400) +
        rect(w * 0.6, h * 0.3, w * 0.24, h * 0.32, palette.steel400),
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
  for (const [x, y] of parsePoints("1.6 -1.4, 2.5 -1, -1.9 6.2, 9.8 2.4, 8 2"))
    s.sphere(x, y, 0.6, 0.36, { color: "leaf" });
  for (const [x, y] of parsePoints("6.8 0, 6.8 4.2, 3.6 4.2"))
    s.pin(x, y, lift + 0.3, { color: s.theme.iris, h: 0.5, r: 8 });
  blockChain(s, {
    x: 56,
    y: 608,
    title: "Title passes",
    blocks: [
      { icon: "user", label: "Seller" },
      { icon: "landmark", label: "Registry", tone: "teal" },
      { icon: "key-round", label: "Buyer" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/government/land-registry",
  theme: "light",
  title: "A parcel of land lifted from the map with its title",
  draw,
};
