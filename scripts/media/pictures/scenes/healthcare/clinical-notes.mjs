import { Scene } from "../../engine/scene.mjs";
import { line } from "../../engine/svg.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { documentPage } from "../../overlays/documents/document-page.mjs";
import { bed, curtain } from "../../props/interiors/bed.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { wardWindows } from "./panes.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 92, focus: [1.9, 1.6, 1], at: [0.36, 0.58], seed: 4 });
  s.ground();
  s.plate(-1.6, -1.4, 6.6, 6.4, s.theme.floor, { stroke: s.theme.line });
  s.box(-1.6, -1.6, 0, 6.6, 0.2, 2.9, { color: "dark", left: wardWindows(3) });
  bed(s, 0, -1.2, { u: 1.25, who: 0, blanket: "teal" });
  person(s, 3.1, 1.3, { size: 1.3, color: "pale", skin: 2, legs: "mid" });
  curtain(s, -1.5, -1.2, 3.6, { h: 2.8 });
  desk(s, -0.4, 3.4, 2.2, 1.1, { h: 0.8, legs: true, color: "sand", body: "dark" });
  screen(s, 0.1, 3.5, {
    z: 0.8,
    w: 1.3,
    h: 0.85,
    paint: (a, b, sc) => textLines(4, { color: sc.theme.teal, marks: { 2: sc.theme.coral } })(a, b, sc),
  });
  const from = s.project(3.1, 1.3, 2.6);
  const waves = [26, 46, 66, 40, 54, 30].map((hh, i) =>
    line(
      from[0] + 46 + i * 20,
      from[1] + 60 - hh / 2,
      from[0] + 46 + i * 20,
      from[1] + 60 + hh / 2,
      i % 2 ? s.theme.teal : s.theme.coral,
      { strokeWidth: 7 },
    ),
  );
  s.draw(waves.join(""));
  chatBubbles(s, {
    x: 424,
    y: 48,
    w: 440,
    messages: [{ text: "Since when the cough?", icon: "mic", tone: "teal" }],
  });
  documentPage(s, {
    x: 772,
    y: 96,
    w: 372,
    h: 640,
    title: "Draft note",
    sub: "History, findings, plan",
    icon: "notebook-pen",
    lines: 17,
    marks: [
      { line: 3, tone: "teal", to: 0.7 },
      { line: 9, tone: "coral", from: 0.1, to: 0.8, note: "Check drug and dose" },
    ],
    stamp: { icon: "signature", tone: "teal" },
  });
  return s;
}

export const picture = {
  id: "industries/healthcare/clinical-notes",
  theme: "dark",
  title: "Talk at a bedside becomes a draft note",
  draw,
};
