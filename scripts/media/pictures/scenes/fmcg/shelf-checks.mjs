import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { imageTiles } from "../../overlays/documents/image-tiles.mjs";
import { bottle, packs } from "../../props/logistics/goods.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
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
  // What the photograph found, on the plane of the shelf's front.
  const mark = (x0, z0, w, h, color, dash) =>
    s.draw(
      s.decal(
        "left",
        x0,
        0.3,
        z0 + h,
        rect(0, 0, w, h, color, { opacity: 0.14, rx: 0.05, stroke: color, strokeWidth: 0.055, dash }),
      ),
    );
  mark(-1.5, 3.46, 3.32, 0.8, s.theme.teal);
  mark(1.2, 2.3, 1.16, 0.98, s.theme.coral);
  mark(2.9, 1.2, 2.84, 1, s.theme.teal);
  person(s, 1.6, 4.4, { size: 1.45, color: "coral", skin: 1 });
  s.beam([1.75, 4.3, 1.52], [2.1, 3.8, 1.75], 0.2, { color: "coral" });
  s.box(1.9, 3.7, 1.5, 0.5, 0.08, 0.86, { color: "black", shadow: false });
  const eye = s.project(2.15, 3.7, 1.95);
  const [q0, q1] = [s.project(1.2, 0.3, 3.28), s.project(2.36, 0.3, 2.3)];
  s.draw(
    `<polygon points="${eye} ${q0} ${s.project(2.36, 0.3, 3.28)} ${q1} ${s.project(1.2, 0.3, 2.3)}"` +
      ` fill="${s.theme.coral}" fill-opacity=".1"/>`,
  );
  imageTiles(s, {
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
                rect(12 + i * 46, 36, 38, 92, s.theme.teal, { rx: 5 }) +
                rect(18 + i * 46, 58, 26, 30, palette.white, { rx: 3, opacity: 0.8 }),
            )
            .join("") + rect(0, 128, w, h, s.theme.faint),
        box: [0.05, 0.18, 0.9, 0.72],
        tone: "teal",
        label: "In place",
      },
      {
        paint: (w, h) => rect(10, 36, 38, 92, s.theme.muted, { rx: 5 }) + rect(0, 128, w, h, s.theme.faint),
        box: [0.38, 0.18, 0.54, 0.68],
        label: "Gap found",
      },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/shelf-checks",
  theme: "light",
  title: "A shelf photographed, with the gap found",
  draw,
};
