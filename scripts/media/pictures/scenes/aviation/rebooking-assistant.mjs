import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { phone } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { airliner } from "../../props/vehicles/airliner.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 50, focus: [3.2, 2, 1.6], at: [0.52, 0.56], seed: 6 });
  s.ground();
  s.plate(-4.4, -7, 14, 8.6, s.theme.floor2, { stroke: s.theme.line });
  airliner(s, -4, -3, { u: 0.98, livery: "teal" });
  const seats = (w, h) => {
    let svg = text(w / 2, 0.78, "New flight", {
      size: 0.42,
      weight: 600,
      fill: s.theme.text,
      anchor: "middle",
    });
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 4; c++) {
        const hot = r === 2 && c > 1;
        svg += rect(
          w * 0.13 + c * w * 0.165 + (c > 1 ? w * 0.1 : 0),
          1.1 + r * 0.5,
          w * 0.135,
          0.38,
          hot ? s.theme.coral : (r * 3 + c) % 4 ? s.theme.track : s.theme.teal,
          { rx: 0.08 },
        );
      }
    return (
      svg +
      rect(w * 0.14, h - 1.05, w * 0.72, 0.6, s.theme.coral, { rx: 0.2 }) +
      text(w / 2, h - 0.63, "Book it", { size: 0.36, weight: 600, fill: palette.dark900, anchor: "middle" })
    );
  };
  phone(s, 0.2, 5.4, { h: 5, w: 2.9, paint: seats });
  desk(s, 8, 3.2, 1.4, 2.8, { h: 1.1, color: "pale", body: "teal" });
  person(s, 10.2, 4.4, { color: "dark", skin: 2, size: 1.1 });
  [
    [6.8, 4.6, "coral"],
    [5.6, 4.8, "amber"],
  ].forEach(([x, y, color], i) => {
    person(s, x, y, { color, skin: i, size: 1.1 });
    s.box(x - 0.2, y + 0.5, 0, 0.5, 0.36, 0.7, { color: i ? "teal" : "dark" });
  });
  chatBubbles(s, {
    x: 52,
    y: 60,
    w: 420,
    messages: [
      { text: "Is there a later one tonight?", me: true },
      { text: ["Two seats together,", "and your hotel voucher"], icon: "plane", tone: "coral" },
    ],
  });
  chip(s, { x: 56, y: 756, icon: "user-round", label: "Hard cases", sub: "To an agent", tone: "teal" });
  return s;
}

export const picture = {
  id: "industries/aviation/rebooking-assistant",
  theme: "light",
  title: "A phone with seats and a short queue",
  draw,
};
