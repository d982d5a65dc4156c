import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path } from "../../engine/svg.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { flatTower } from "../../props/buildings/flat-tower.mjs";
import { waterDrops } from "../../props/effects.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [1.8, 1.8, 3.2], at: [0.31, 0.52], seed: 6 });
  s.ground();
  s.plate(-1.6, -1.6, 8, 8, s.theme.floor, { stroke: s.theme.line });
  flatTower(s, 0, 0, 4, 4, 7.2, {
    color: "stone",
    cols: 4,
    rows: 6,
    lit: 0.06,
    seed: 9,
    flat: ["left", 2, 2],
  });
  const [fx, fy] = s.project(2.5, 4, 4.5);
  waterDrops(s, 2.5, 4, 4.05, 3);
  tree(s, -0.8, 5.4);
  person(s, 3, 5.6, { size: 1, color: "coral", skin: 1 });
  s.box(3.4, 5.5, 0, 0.6, 0.4, 0.4, {
    color: "amber",
    left: centredIcon("wrench", palette.dark900, { size: 0.9 }),
  });
  chatBubbles(s, {
    x: 664,
    y: 64,
    w: 440,
    messages: [
      { text: "A voicemail: water here", icon: "voicemail", tone: "teal" },
      { text: "A photograph", icon: "image", tone: "teal" },
      { text: "An email from below", icon: "mail", tone: "teal" },
    ],
  });
  s.draw(
    [96, 208, 322]
      .map((y) =>
        path(`M660 ${y + 10}C630 ${y + 60} 640 ${430} 700 556`, {
          stroke: s.theme.coral,
          strokeWidth: 3,
          strokeOpacity: 0.75,
          dash: "1 9",
        }),
      )
      .join("") +
      path(`M${fx + 40} ${fy}C${fx + 160} ${fy} 560 560 656 620`, {
        stroke: s.theme.coral,
        strokeWidth: 4.5,
      }) +
      circle(fx + 40, fy, 8, s.theme.coral),
  );
  checklist(s, {
    x: 664,
    y: 560,
    w: 480,
    title: "One repair ticket",
    icon: "wrench",
    items: [
      { label: "Lease checked", tag: "Landlord" },
      { label: "Trade", tag: "Plumber" },
      { label: "Spend", state: "review", tag: "Approve" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/real-estate/tenant-service",
  theme: "light",
  title: "A leak, three messages and one ticket",
  draw,
};
