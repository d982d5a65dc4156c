import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { gear } from "./gear.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.2, 1.6, 1.5], at: [0.36, 0.53], seed: 5 });
  s.ground();
  desk(s, -1.4, 0, 7.2, 2.8, { h: 1.1, color: "sand", body: "dark", legs: true });
  s.box(-1.4, -0.2, 1.1, 7.2, 0.18, 1.9, {
    color: "mid",
    left: (w, h) => {
      const tools = ["wrench", "hammer", "drill", "ruler", "pencil-ruler"];
      return tools
        .map((name, i) =>
          iconAt(
            name,
            w * (0.1 + i * 0.115),
            h * 0.4,
            0.66,
            s.theme.dark ? palette.mist : palette.white,
            1.8,
          ),
        )
        .join("");
    },
  });
  const [x, y, z] = [1.2, 1.5, 1.1];
  s.cylinder(x, y, z, 0.95, 0.24, { color: "mid", shadow: false });
  gear(s, x, y, z + 0.52, 0.8, 0.22, { color: "pale" });
  s.cylinder(x, y, z + 1.08, 0.46, 0.2, { color: "teal", shadow: false });
  gear(s, x, y, z + 1.66, 0.62, 0.2, { color: "coral", teeth: 10 });
  s.lathe(x, y, z + 2.26, parsePoints("0.2 0, 0.2 0.16, 0.34 0.16, 0.34 0.36"), {
    color: "amber",
    shadow: false,
  });
  const [top, foot] = [s.project(x, y, z + 2.9), s.project(x, y, z + 0.24)];
  s.draw(
    line(top[0], top[1], foot[0], foot[1], s.theme.teal, { strokeWidth: 2, dash: "3 7", opacity: 0.75 }),
  );
  for (let i = 0; i < 3; i++)
    s.box(2.8 + i * 0.72, 1.9, 1.1, 0.62, 0.62, 0.2, {
      color: ["amber", "teal", "pale"][i],
      top: (w, h) =>
        parsePoints("0.3 0.3, 0.7 0.4, 0.45 0.7")
          .map(([a, b]) => circle(w * a, h * b, 0.07, palette.dark800))
          .join(""),
    });
  screen(s, 3.2, 0.3, {
    z: 1.1,
    w: 2.2,
    h: 1.4,
    face: "left",
    paint: (w, h, _sc) =>
      iconAt("cog", w * 0.3, h * 0.5, 0.75, s.theme.coral, 1.7) +
      rect(w * 0.54, h * 0.26, w * 0.34, 0.12, s.theme.text, { rx: 0.05 }) +
      rect(w * 0.54, h * 0.44, w * 0.28, 0.1, s.theme.faint, { rx: 0.05 }) +
      rect(w * 0.54, h * 0.66, w * 0.3, 0.22, s.theme.teal, { rx: 0.08 }),
  });
  person(s, 1.6, 4.4, { size: 1.35, color: "coral", skin: 1 });
  checklist(s, {
    x: 764,
    y: 540,
    title: "Step three of this order",
    items: [
      { label: "Seat the bearing", state: "done" },
      { label: "Fit the small gear", state: "review", tag: "Now" },
      { label: "Torque the cap", state: "open" },
      { label: "Sign the card", state: "open" },
    ],
  });
  chatBubbles(s, {
    x: 700,
    y: 84,
    w: 444,
    messages: [
      { text: "Which way does it face?", me: true },
      { text: ["Chamfer down, see the", "drawing, sheet two"], icon: "book-open", tone: "teal" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/manufacturing/work-instructions",
  theme: "dark",
  title: "A bench with an assembly opened up and the next step",
  draw,
};
