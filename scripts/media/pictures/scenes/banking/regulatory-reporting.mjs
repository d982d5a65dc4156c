import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { network } from "../../overlays/charts/network.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";
import { bank } from "./bank.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 54, focus: [3.6, 0.2, 1.4], at: [0.5, 0.5], seed: 12 });
  s.ground();
  const rack = (x, y, color) =>
    s.box(x, y, 0, 1.5, 1.5, 3, {
      color,
      left: (w, h) => {
        let out = "";
        for (let i = 0; i < 7; i++)
          out +=
            rect(
              w * 0.1,
              h * (0.05 + i * 0.135),
              w * 0.8,
              h * 0.1,
              s.theme.dark ? palette.steel920 : palette.dark800,
              {
                rx: 0.03,
                opacity: 0.8,
              },
            ) +
            circle(w * 0.2, h * (0.1 + i * 0.135), 0.05, i % 3 ? s.theme.teal : s.theme.coral) +
            rect(w * 0.4, h * (0.085 + i * 0.135), w * 0.4, 0.06, s.theme.faint, { opacity: 0.6 });
        return out;
      },
    });
  rack(-5, -3.4, "mid");
  rack(-5, -0.95, "mid");
  rack(-5, 1.5, "mid");
  // Lineage: three sources meet at a control, then one line to the report.
  for (const y of [-2.65, -0.2, 2.25]) {
    const bend =
      y === -0.2
        ? []
        : [
            [-1.4, y],
            [-1.4, -0.2],
          ];
    s.path([[-3.4, y], ...bend, [1, -0.2]], { color: s.theme.teal, w: 3.6 });
  }
  s.box(0.1, -0.95, 0, 1.5, 1.5, 1.2, {
    color: "teal",
    left: centredIcon("list-checks", palette.white),
    right: centredIcon("shield-check", palette.white),
  });
  s.path(parsePoints("1.7 -0.2, 3.6 -0.2"), { color: s.theme.coral, w: 4 });
  // The report, as a standing book.
  const bar = (w, h, i, v, c) => rect(w * 0.6 + i * 0.44, h * 0.6 - v, 0.3, v, c);
  s.box(3.6, -0.5, 0, 5, 0.6, 5, {
    color: "pale",
    left: (w, h) =>
      rect(0, 0, 0.3, h, s.theme.coral) +
      rect(0.6, 0.4, 2.4, 0.28, palette.dark800, { rx: 0.06 }) +
      rect(0.6, 0.84, 1.5, 0.15, palette.slate500, { rx: 0.06 }) +
      `<g transform="translate(.6 1.2)">` +
      textLines(9, {
        seed: 4,
        pad: 0,
        top: 0.02,
        thick: 0.34,
        color: palette.slate500,
        marks: { 4: s.theme.coral },
      })(2, 3.4, s) +
      "</g>" +
      bar(w, h, 0, 0.7, palette.slate500) +
      bar(w, h, 1, 1.1, palette.tealDeep) +
      bar(w, h, 2, 0.9, palette.slate500) +
      bar(w, h, 3, 1.4, palette.tealDeep) +
      line(w * 0.58, h * 0.6, w * 0.95, h * 0.6, palette.dark800, { strokeWidth: 0.05 }) +
      iconAt("badge-check", w * 0.78, h * 0.8, 1, palette.tealDeep, 1.8),
  });
  person(s, 7.4, 2, { size: 1.25, color: "coral", skin: 3 });
  s.path(parsePoints("8.6 -0.2, 11.6 -0.2"), { color: s.theme.coral, w: 4, dash: "2 11" });
  bank(s, 9.6, -3, { u: 0.44, columns: 5, emblem: "scale" });
  network(s, {
    x: 56,
    y: 578,
    w: 510,
    h: 280,
    title: "Where this line comes from",
    nodes: {
      report: { at: [420, 150], label: "Report line", tone: "coral" },
      rule: { at: [260, 150], icon: "function-square", tone: "teal" },
      a: { at: [104, 90], label: "Loan book", tone: "teal" },
      b: { at: [104, 152], label: "Deposits" },
      c: { at: [104, 214], label: "Collateral", tone: "teal" },
    },
    edges: [
      ["a", "rule", "teal"],
      ["b", "rule"],
      ["c", "rule", "teal"],
      ["rule", "report", "coral"],
    ],
  });
  return s;
}

export const picture = {
  id: "industries/banking/regulatory-reporting",
  theme: "dark",
  title: "Source systems feeding one report",
  draw,
};
