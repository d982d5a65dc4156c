import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, pressButton, wipeIn } from "../animations.mjs";
import { animatedPath, chip, icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "A notice about shift times is written once and corrected in Polish; it waits for each shift to start, " +
  "three teams read it and one stays blank, and a driver's question under it is answered from the policy.";
export const poster = 0.78;
export const cues = [0.25, 0.7, 0.53, 0.66];
export const stills = [
  { show: ".pane" },
  { show: ".asks,.answers" },
  { show: "body>h2:first-of-type,.day,.shift,.leave,.urgent" },
  { show: "body>h2:last-of-type,body>b,.layer g,.read,.ring" },
];

const SENT = 1.2;
const VERSIONS = [
  { team: "Depot", text: "Nowe godziny zmian", corrected: "pracy", at: 0.3 },
  { team: "Workshop", text: "Neue Schichtzeiten", at: 0.42 },
  { team: "Stores", text: "Nouveaux horaires", at: 0.54 },
];

const version = ({ team, text, corrected }, i) => `<p class="version version-${i}"><small>${team}</small>
<b>${corrected ? text.replace("zmian", `<s>zmian</s> <u>${corrected}</u>`) : text}</b></p>`;

/** A day from left to right. */
const DAY = { left: 690, right: 1212, y: 190 };
const SHIFTS = [
  { name: "Early", icon: "sunrise", x: 760, at: 1.7 },
  { name: "Late", icon: "sun", x: 948, at: 2.1 },
  { name: "Night", icon: "moon", x: 1136, at: 2.5 },
];
const RELEASE = "M608 190H690";

const shift = ({ name, icon: mark, x }, i) => `
<div class="place shift" style="left:${x}px;top:${DAY.y}px"><span>${icon(mark, 34)}</span>
<i class="lit shift-${i}">${icon("mail", 34)}</i><b>${name}</b></div>`;

/** One dot for each reader, without a name. */
const TEAMS = [
  { name: "Stores", readers: 9, at: 2.3 },
  { name: "Workshop", readers: 7, at: 2.5 },
  { name: "Depot North", readers: 10, at: 2.7 },
  { name: "Depot South", readers: 8, blank: true },
];
const DOT = { left: 852, step: 25, r: 9 };
const teamY = (i) => 476 + i * 48;

const dots = ({ readers, blank }, i) => {
  const ring = (_, k) => `<circle cx="${DOT.left + k * DOT.step}" cy="${teamY(i)}" r="${DOT.r}"/>`;
  const row = Array.from({ length: readers }, ring).join("");
  const hollow = `<g stroke="${palette.dark600}" stroke-width="2.5">${row}</g>`;
  return blank ? hollow : `${hollow}<g class="readers-${i}" fill="${palette.teal}">${row}</g>`;
};

const team = ({ name, blank }, i) => `<b class="place" ${placeAt(690, teamY(i) - 16)}>${name}</b>
${blank ? `<div class="place ring">${chip("Ring them", "coral", "phone")}</div>` : `<span class="place read read-${i}" ${placeAt(1164, teamY(i) - 15)}>${icon("check-check", 30, 2)}</span>`}`;

export const html = `
${pane(
  "light",
  [56, 44, 544, 300],
  `<header><h2>New shift times from Monday</h2></header>
${VERSIONS.map(version).join("")}
<span class="corrector">${person("ZK", "teal")}</span>
<footer><span class="send chip coral">${icon("send-horizontal", 24, 2)}Release all</span>
<span class="released chip teal">${icon("check", 24, 2)}Released</span></footer>`,
)}
${layer(
  `${animatedPath(RELEASE, "release", "var(--coral)", 4)}
<path d="M${DAY.left} ${DAY.y}H${DAY.right}" stroke="${palette.dark600}" stroke-width="3"/>
${animatedPath(`M${DAY.left} ${DAY.y}H${DAY.right}`, "day", "var(--coral)", 4)}${TEAMS.map(dots).join("")}`,
)}
<h2 class="place" ${placeAt(690, 52)}>Waits for the shift to start</h2>
${SHIFTS.map(shift).join("")}
<div class="place leave">${chip("On leave: later", "plain", "palmtree")}</div>
<div class="place urgent">${chip("Urgent: at once", "plain", "siren")}</div>
<h2 class="place" ${placeAt(690, 398)}>Who has read it</h2>
${TEAMS.map(team).join("")}
<div class="place asks"><div class="bubble them">Does Saturday count?</div></div>
<div class="place answers"><div class="quote"><p><b>Saturday is a normal shift day for drivers.</b></p>
<p class="source">${icon("book-open-text", 24, 2)}Shift policy, section “Weekends”</p></div></div>`;

export const css = `
.pane{padding:28px 32px}
.version{display:grid;grid-template-columns:126px 1fr;align-items:center;height:48px;
border-top:1.5px solid var(--light-200)}
.pane header{margin-bottom:16px}
.version b{font-size:24px}
.version s{color:var(--caption);text-decoration-color:var(--coral);text-decoration-thickness:3px}
.version u{color:var(--teal-deep);text-decoration:none}
.corrector{position:absolute;right:28px;top:81px}
.corrector .person{width:44px;height:44px;font-size:20px}
.pane footer{position:absolute;left:32px;bottom:24px}
.send,.released{height:48px;border-radius:24px;padding:0 22px;font-size:24px;font-weight:560}
.theme-light .released.teal{position:absolute;left:0;top:0;background:var(--teal-deep);color:#fff;width:100%;
justify-content:center;white-space:nowrap}
.shift{width:84px;height:84px;margin:-42px 0 0 -42px}
.shift span,.shift i{position:absolute;inset:0;border-radius:50%;display:grid;place-items:center}
.shift span{background:var(--dark-900);color:var(--muted);box-shadow:inset 0 0 0 2.5px var(--dark-600)}
.shift i{background:var(--coral);color:var(--dark-950)}
.shift b{position:absolute;top:92px;left:-40px;right:-40px;text-align:center;font-size:24px}
.leave{left:690px;top:288px}
.urgent{left:962px;top:288px}
.place>.chip{font-size:24px}
.read{color:var(--teal)}
.ring{left:${DOT.left + 8 * DOT.step - 6}px;top:${teamY(3) - 20}px}
.asks{left:56px;top:412px}
.asks .bubble,.answers .quote{position:static}
.bubble{font-size:25px;padding:16px 26px}
.answers{left:132px;top:502px;width:468px}
.quote{background:var(--light-50);color:var(--text);border-radius:20px;border-bottom-right-radius:6px;padding:24px 28px;
border-left:8px solid var(--teal)}
.quote b{font-size:26px;line-height:1.3}
.source{display:flex;gap:10px;align-items:center;margin-top:14px;color:var(--teal-deep);font-weight:520;font-size:24px}
${VERSIONS.map(({ at: time }, i) => fadeIn(`.version-${i} b`, time, { from: "translateX(-10px)" })).join("")}
${fadeIn(".version u", 0.75, { from: "translateY(8px)" })}
${fadeIn(".corrector", 0.65, { from: "scale(.6)" })}
${pressButton(".send", SENT - 0.1)}
${fadeIn(".released", SENT, { from: "none" })}
${drawPath(".release", SENT + 0.1, { over: 0.3 })}
${drawPath(".day", SENT + 0.35, { over: 1.2 })}
${SHIFTS.map(({ at: time }, i) => fadeIn(`.shift-${i}`, time, { from: "scale(.7)" })).join("")}
${fadeIn(".leave", 2.6)}
${fadeIn(".urgent", 2.75)}
${TEAMS.filter(({ blank }) => !blank)
  .map(
    ({ at: time }, i) =>
      wipeIn(`.readers-${i}`, time) + fadeIn(`.read-${i}`, time + 0.4, { from: "scale(.5)" }),
  )
  .join("")}
${fadeIn(".ring", 3.3, { from: "scale(.8)" })}
${fadeIn(".asks", 3.2, { from: "translateX(-20px)" })}
${fadeIn(".answers", 3.7, { from: "translateX(20px)" })}
`;
