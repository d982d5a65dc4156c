import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { stepChart } from "../../overlays/charts/step-chart.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 64, focus: [2.6, 1.8, 1.2], at: [0.42, 0.53], seed: 12 });
  s.ground();
  s.plate(-2.4, -1.8, 9.6, 8, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const rail = (x, y, len, colors, ticket, color) => {
    s.group(() => {
      for (const a of [0, len]) {
        s.box(x + a - 0.04, y - 0.5, 0, 0.08, 1, 0.08, { color: "pale", shadow: false });
        s.box(x + a - 0.04, y - 0.04, 0, 0.08, 0.08, 2.3, { color: "pale", shadow: false });
      }
      const n = Math.floor((len - 0.4) / 0.34);
      for (let i = 0; i < n; i++) {
        const h = 1.25 + s.random() * 0.3;
        s.box(x + 0.24 + i * 0.34, y - 0.48, 2.12 - h, 0.2, 0.96, h, {
          color: colors[i % colors.length],
          shadow: false,
        });
      }
      s.box(x - 0.04, y - 0.04, 2.3, len + 0.08, 0.08, 0.08, { color: "pale", shadow: false });
    }, [x - 0.1, y - 0.5, 0, x + len + 0.1, y + 0.5, 2.4]);
    s.shadow(x, y - 0.4, len, 0.8, 2);
    s.box(x + len * 0.5 - 0.55, y + 0.62, 2.2, 1.1, 0.08, 0.8, {
      color,
      shadow: false,
      left: (w, h) => iconAt(ticket, w / 2, h / 2, 0.52, palette.dark900, 2.2),
    });
    s.path(
      [
        [x + len * 0.5, y + 0.66, 3],
        [x + len * 0.5, y + 0.3, 3.4],
        [x + len * 0.5, y, 2.4],
      ],
      { color: s.theme.muted, w: 2, glow: false, layer: "item" },
    );
  };
  rail(-1.6, -0.6, 4, ["teal", "teal", "mid"], "tag", "pale");
  rail(2.4, 1.4, 4, ["amber", "coral", "sand"], "percent", "amber");
  rail(-1.2, 4, 4, ["coral", "coral", "pale"], "percent", "coral");
  person(s, 4.6, 4, { size: 1.25, color: "teal", skin: 1 });
  person(s, 3.9, -0.6, { size: 1.25, color: "amber", skin: 3 });
  s.box(6, 3.6, 0, 0.9, 0.7, 0.9, {
    color: "coral",
    left: centredIcon("shopping-bag", palette.white, { size: 0.6 }),
  });
  stepChart(s, {
    x: 744,
    y: 60,
    w: 400,
    title: "When to step down",
    list: ["Full", "First", "Second", "Clear"],
    at: 1,
  });
  return s;
}

export const picture = {
  id: "industries/retail/markdown-timing",
  theme: "dark",
  title: "Clothes rails with tickets and a falling price",
  draw,
};
