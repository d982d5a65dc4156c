import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 65, focus: [3, 2, 1.7], at: [0.43, 0.53], seed: 7 });
  s.ground();
  s.plate(-1.6, -1.4, 9.6, 4.4, s.theme.floor, { stroke: s.theme.line });
  const ring = (x, y, z, color) =>
    s.drum(x, y, z + 0.5, 0.5, 0.5, {
      color,
      axis: "y",
      face: (r) =>
        circle(0, 0, r * 0.55, palette.steel920) +
        Array.from({ length: 8 }, (_, i) =>
          circle(Math.cos(i * 0.785) * r * 0.78, Math.sin(i * 0.785) * r * 0.78, 0.05, palette.dark800),
        ).join(""),
    });
  shelf(s, -1, -0.6, 6.6, {
    levels: 3,
    gap: 1.35,
    depth: 1.3,
    color: "mid",
    back: "dark",
    goods: (_s, level, x0, _x1, y, z) => {
      for (let i = 0; i < 4; i++) {
        const x = x0 + 0.3 + i * 1.6;
        const hot = level === 1 && i === 2;
        if ((level + i) % 3 === 2 && !hot)
          parcel(s, x, y + 0.2, { z, dx: 1, dy: 0.7, dz: 0.75, shadow: false });
        else ring(x + 0.5, y + 0.3, z, hot ? "coral" : (i + level) % 2 ? "pale" : "mid");
      }
    },
  });
  const part = s.project(3, 0.6, 2);
  s.draw(line(part[0] + 20, part[1] - 10, 800, 230, s.theme.coralText, { strokeWidth: 2.5, dash: "2 7" }));
  s.path(parsePoints("-1.8 4.2, 7 4.2"), { color: s.theme.iris, w: 6 });
  ["factory", "wrench", "plane", "badge-check"].forEach((name, i) => {
    ledgerBlock(s, -1.6 + i * 2.3, 3.6, { size: 1.25, icon: name, color: i === 3 ? "coral" : "iris" });
  });
  s.path(parsePoints("5.9 3.5, 5.9 1.4, 3 1.4"), { color: s.theme.iris, w: 4, dash: "1 10" });
  person(s, 7.2, 1.4, { size: 1.3, color: "teal", skin: 1 });
  formFields(s, {
    x: 780,
    y: 60,
    w: 372,
    title: "Release tag",
    tag: { label: "Matches", tone: "iris" },
    items: [
      { label: "Serial number", text: "Seen once" },
      { label: "Last repair", text: "Signed" },
      { label: "First flight", text: "Traced" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/aviation/part-provenance",
  theme: "dark",
  title: "A part on a shelf and its certificates",
  draw,
};
