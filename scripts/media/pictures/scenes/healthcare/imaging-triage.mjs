import { Scene } from "../../engine/scene.mjs";
import { group, line } from "../../engine/svg.mjs";
import { orderedCards } from "../../overlays/documents/ordered-cards.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { brainScan, scanner } from "../../props/interiors/scanner.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { wardWindows } from "./panes.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [3.6, 2.4, 1.3], at: [0.45, 0.54], seed: 6 });
  s.ground();
  s.plate(-2.8, -2, 9.6, 6.8, s.theme.floor2, { stroke: s.theme.line });
  s.box(-2.8, -2.2, 0, 9.6, 0.2, 3, { color: "pale", shadow: false, left: wardWindows(4) });
  scanner(s, -2, -0.9, { u: 1.1, lit: s.theme.teal });
  person(s, -1.6, 4.2, { size: 1.2, color: "teal", skin: 1 });
  for (let i = 0; i < 4; i++) {
    const hot = i === 2;
    board(s, 3 + i * 1.6, 5.6 - i * 0.9, 2.3, 2.7, {
      face: "left",
      z: hot ? 1.9 : 0,
      color: hot ? "coral" : "dark",
      paint: (a, b) => group(brainScan(hot, s)(a - 0.16, b - 0.16), "translate(.08 .08)"),
      shadow: 0.4,
    });
  }
  const lift = [s.project(7.35, 4, 0), s.project(7.35, 4, 1.8)];
  s.draw(line(...lift[0], ...lift[1], s.theme.coral, { strokeWidth: 5, dash: "1 11" }));
  orderedCards(s, {
    x: 800,
    y: 56,
    title: "Reading order",
    items: [
      { icon: "brain", label: "Suspected bleed", sub: "Read first", tone: "coral" },
      { icon: "scan", label: "Follow-up", sub: "Still read" },
    ],
  });
  chip(s, { x: 56, y: 740, icon: "eye", label: "A radiologist reads all", tone: "teal" });
  return s;
}

export const picture = {
  id: "industries/healthcare/imaging-triage",
  theme: "light",
  title: "A scanner and one scan lifted out",
  draw,
};
