import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path } from "../../engine/svg.mjs";
import { network } from "../../overlays/charts/network.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { house } from "../../props/buildings/house.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { road } from "./road.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 52, focus: [3, 3, 0.6], at: [0.47, 0.5], seed: 9 });
  s.ground();
  road(s, -7, 1.4, 22, { w: 1.2 });
  road(s, -7, 6, 22, { w: 1.2 });
  const odd = new Set(["1,1", "3,0"]);
  const spots = {};
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 5; c++) {
      const x = -5 + c * 3.4;
      const y = -2 + r * 4.6;
      if (r === 2 && c < 4) continue;
      const key = `${c},${r}`;
      spots[key] = [x + 0.8, y + 0.8];
      house(s, x, y, { u: 1.15, roof: odd.has(key) ? "coral" : (c + r) % 3 ? "dark" : "mid" });
      s.path(
        [
          [x + 1.1, y + 2],
          [x + 1.1, y + (r < 2 ? 3.4 : 2.4)],
        ],
        { color: odd.has(key) ? s.theme.coral : s.theme.teal, w: 3, dash: "1 8" },
      );
      if ((c + r) % 2) tree(s, x + 2.5, y + 0.6, { h: 1.2, r: 0.38 });
    }
  }
  const a = [...spots["1,1"], 2.1];
  const b = [...spots["3,0"], 2.1];
  const rise = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 5.2];
  const [pa, pr, pb] = [s.project(...a), s.project(...rise), s.project(...b)];
  s.draw(
    path(`M${pa[0]} ${pa[1]}Q${pr[0]} ${pr[1] - 40} ${pb[0]} ${pb[1]}`, {
      stroke: s.theme.coral,
      strokeWidth: 4,
      dash: "1 10",
    }),
  );
  for (const q of [a, b])
    s.pin(q[0], q[1], 1.9, { h: 0.9, r: 15, glyph: iconAt("house", 0, 0, 17, palette.dark900, 2.4) });
  network(s, {
    x: 56,
    y: 572,
    w: 470,
    h: 268,
    title: "Two claims, one account",
    nodes: {
      a: { at: [116, 110], label: "Claim", icon: "file-user", tone: "coral" },
      b: { at: [116, 200], label: "Claim", icon: "file-user", tone: "coral" },
      acc: { at: [340, 155], label: "Account", icon: "wallet", tone: "teal" },
    },
    edges: [
      ["a", "acc", "coral"],
      ["b", "acc", "coral"],
    ],
  });
  chip(s, {
    x: 788,
    y: 64,
    icon: "user-check",
    label: "A person decides",
    sub: "Paused, not refused",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/government/benefit-integrity",
  theme: "light",
  title: "Two houses whose claims lead to one account",
  draw,
};
