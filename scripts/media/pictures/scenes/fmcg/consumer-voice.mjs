import { iconAt } from "../../engine/icons.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 80, focus: [1.6, 1.6, 1.5], at: [0.5, 0.56], seed: 19 });
  s.ground();
  s.cylinder(1.6, 1.6, 0, 2.2, 0.22, { color: "pale" });
  s.cylinder(1.6, 1.6, 0.22, 1.9, 0.2, { color: "coral", shadow: false });
  s.lathe(
    1.6,
    1.6,
    0.42,
    [
      [1, 0, "teal"],
      [1, 0.7, "pale"],
      [1, 2.1, "teal"],
      [1, 2.6],
      [0.46, 3.2],
      [0.46, 3.4, "coral"],
      [0.56, 3.4],
      [0.56, 3.95],
    ],
    { shadow: false },
  );
  const face = s.project(1.6, 1.6, 1.8);
  s.draw(iconAt("leaf", face[0] - 4, face[1] + 46, 74, s.theme.teal, 1.7));
  [
    [-3.5, 2.4, "coral", 0],
    [0, 5.5, "amber", 1],
    [1.7, -4, "teal", 2],
    [4, -3.6, "dark", 3],
    [-3.2, 4.2, "teal", 3],
  ].forEach(([x, y, c, k]) => {
    person(s, x, y, { color: c, skin: k, size: 1.15 });
  });
  const say = (x, y, lines, name, tone) =>
    chatBubbles(s, { x, y, messages: [{ text: lines, icon: name, tone }] });
  say(178, 118, ["The new cap leaks", "in my bag"], "droplets", "coral");
  say(212, 458, "Smells of summer", "heart", "teal");
  say(900, 70, ["Cap would not", "close again"], "droplets", "coral");
  s.leader([1.6, 1.6, 4.1], [470, 190], { color: s.theme.coralText });
  formFields(s, {
    x: 784,
    y: 606,
    w: 368,
    title: "What they say",
    items: [
      { label: "Cap", text: "New complaint", tone: "coral" },
      { label: "Scent", text: "Loved" },
      { label: "Refill", text: "Asked for" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/consumer-voice",
  theme: "light",
  title: "People around a product saying what they think",
  draw,
};
