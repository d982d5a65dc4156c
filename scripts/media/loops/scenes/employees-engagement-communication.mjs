import { palette } from "../../palette.mjs";
import {
  drawPath,
  EASE_IN_OUT,
  fadeIn,
  fadeOut,
  keyframes,
  movePointer,
  pressButton,
  SECONDS,
} from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import {
  animatedPath,
  button,
  curve,
  heading,
  icon,
  layer,
  lines,
  pane,
  placeAt,
  pointer,
} from "../components.mjs";

export const label =
  "A notice about shift times goes out and reaches five teams in English, Polish, German, French and " +
  "Spanish; each team reads it.";
export const background = { seed: 113, focus: [540, 360], colours: [TEAL, CORAL], slope: 0, light: 0.8 };
export const poster = 0.66;

const SENT = 1.15;
const TEAMS = [
  { team: "Drivers", language: "English", text: "New shift times from Monday", read: 3.0 },
  { team: "Depot", language: "Polski", text: "Nowe godziny zmian od poniedziałku", read: 3.5 },
  { team: "Workshop", language: "Deutsch", text: "Neue Schichtzeiten ab Montag", read: 2.7 },
  { team: "Stores", language: "Français", text: "Nouveaux horaires dès lundi", read: 3.9 },
  { team: "Call centre", language: "Español", text: "Nuevos turnos desde el lunes", read: 3.3 },
];
const LEFT = 672;
const TOP = 44;
const STEP = 128;
const MIDDLE = TOP + 67;
const arrives = (i) => SENT + 0.75 + i * 0.12;

const way = (i) => curve(452, 360, LEFT - 16, MIDDLE + i * STEP);

const row = ({ team, language, text }, i) => `
<div class="place team" ${placeAt(LEFT, TOP + i * STEP, 520, STEP)}>
<p><b>${team}</b><small>${language}</small>
<span class="read read-${i}">${icon("check-check", 28, 2)}Read</span></p>
<div class="empty empty-${i}"></div><div class="message message-${i}">${text}</div></div>`;

export const html = `
${layer(
  TEAMS.map((_, i) => `<path d="${way(i)}" stroke="${palette.dark700}" stroke-width="2"/>`).join("") +
    TEAMS.map((_, i) => animatedPath(way(i), `way-${i}`, "var(--coral)", 2.5)).join(""),
)}
${TEAMS.map((_, i) => `<i class="place spark spark-${i}"></i>`).join("")}
${pane(
  "light",
  [88, 144, 364, 432],
  `${heading("Notice", "megaphone")}<h3>New shift times from Monday</h3>${lines(3, 33)}
<footer>${button("Send", "coral send", "send-horizontal")}</footer>`,
)}
${TEAMS.map(row).join("")}
${pointer()}`;

export const css = `
.pane{padding:34px 36px}
h3{font:560 34px/1.18 Funnel;letter-spacing:-.018em;margin:34px 0 28px}
footer{position:absolute;left:36px;bottom:36px}
.spark{width:14px;height:14px;border-radius:50%;background:var(--coral);box-shadow:0 0 18px 4px ${palette.coral}99;
offset-rotate:0deg}
.team p{display:flex;align-items:baseline;gap:12px;height:32px}
.team b{font-size:22px}
.message,.empty{position:absolute;left:0;top:38px;height:58px;border-radius:16px;
border-bottom-left-radius:5px;padding:0 20px;display:flex;align-items:center;font-size:24px;
background:var(--mist);color:var(--text);
white-space:nowrap}
.empty{width:470px;background:none;border:2px dashed var(--dark-700)}
.read{display:flex;gap:8px;color:var(--teal);font-size:20px;margin-left:8px;align-self:center}
${movePointer(".pointer", [420, 640], [206, 520], SENT - 0.05)}
${pressButton(".send", SENT - 0.05)}
${TEAMS.map((_, i) => drawPath(`.way-${i}`, SENT + 0.1 + i * 0.12, { over: 0.65 })).join("")}
${TEAMS.map((_, i) => `.spark-${i}{offset-path:path("${way(i)}")}`).join("")}
${TEAMS.map((_, i) => {
  const start = SENT + 0.1 + i * 0.12;
  return keyframes(
    `.spark-${i}`,
    [
      [start, "offset-distance:0%;opacity:0"],
      [start + 0.05, "offset-distance:0%;opacity:1"],
      [start + 0.65, "offset-distance:100%;opacity:1"],
      [start + 0.85, "offset-distance:100%;opacity:0"],
      [SECONDS, "offset-distance:0%;opacity:0"],
    ],
    EASE_IN_OUT,
  );
}).join("")}
${TEAMS.map((_, i) => fadeOut(`.empty-${i}`, arrives(i) - 0.05)).join("")}
${TEAMS.map((_, i) => fadeIn(`.message-${i}`, arrives(i), { from: "translateX(-14px)" })).join("")}
${TEAMS.map(({ read }, i) => fadeIn(`.read-${i}`, read, { from: "scale(.5)" })).join("")}
`;
