import { palette } from "../../palette.mjs";
import {
  drawPath,
  fadeIn,
  fadeOut,
  keyframes,
  movePointer,
  pressButton,
  revealWords,
  wipeIn,
} from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import {
  animatedPath,
  button,
  chip,
  curve,
  icon,
  layer,
  lines,
  pane,
  placeAt,
  pointer,
} from "../components.mjs";

export const label =
  "Clauses are checked against a data policy; the one that breaks it is reworded in place, and counsel " +
  "accepts the change.";
export const background = { seed: 106, focus: [770, 300], colours: [TEAL, CORAL], slope: 100, light: 0.85 };
export const poster = 0.8;

const CHECKS = [
  { y: 136, at: 0.45 },
  { y: 210, at: 0.75, breaks: true },
  { y: 394, at: 1.2 },
  { y: 458, at: 1.4 },
  { y: 550, at: 1.65 },
];
const FIXED = 4.5;

const check = ({ y, breaks }, i) => `<div class="place check" ${placeAt(88, y)}><em class="open"></em>
<em class="${breaks ? "bad" : "good"} check-${i}">${icon(breaks ? "triangle-alert" : "check", 26, 2.2)}</em>
${breaks ? `<em class="good mended">${icon("check", 26, 2.2)}</em>` : ""}</div>`;

export const html = `
<section class="pane theme-light contract" ${placeAt(168, 44, 612, 720)}>
<h2>8. Data</h2>
<div class="clause"><b>8.1</b><p>The supplier keeps client data secret.</p></div>
<div class="clause odd"><i class="wash"></i><b>8.2</b><p>The supplier may store data<br>
<s>in any location<i class="strike"></i></s> <ins>${revealWords("in the agreed region", 2.75, 0.13)}</ins><br>
and moves it only after notice.</p></div>
<div class="clause"><b>8.3</b><p>At the end, data is returned.</p></div>
<div class="clause"><b>8.4</b><div class="tail">${lines(3, 9)}</div></div>
<div class="clause"><b>8.5</b><div class="tail">${lines(3, 12)}</div></div>
</section>
${CHECKS.map(check).join("")}
<div class="place scan"></div>
${layer(animatedPath(curve(780, 276, 842, 276), "against"))}
${pane(
  "dark",
  [842, 176, 350, 286],
  `<div class="policy">${icon("book-marked", 30)}<small>Data policy</small></div>
<h2>Client data stays in the agreed region.</h2>
<div class="verdict">${chip("Not checked yet", "plain", "", "wait")}
${chip("Clause breaks it", "coral", "", "broken")}${chip("Clause complies", "teal", "check", "kept")}</div>`,
)}
<footer class="place">${button("Accept wording", "coral accept", "check")}
<small>Counsel decides</small></footer>
${pointer()}`;

export const css = `
.contract{border-radius:14px 14px 0 0;padding:40px 44px}
.clause{display:flex;gap:26px;position:relative;font-size:25px;line-height:1.6;margin-top:24px}
.odd{margin-top:34px;height:140px}
.odd + .clause{margin-top:44px}
.clause b{width:42px}
.clause b,.clause p{position:relative}
.tail{flex:1;padding-top:14px}
.wash{position:absolute;inset:-14px -20px -8px;border-radius:12px;background:${palette.coral}1f;
box-shadow:inset 0 0 0 2px var(--coral)}
s{text-decoration:none;position:relative;white-space:nowrap}
.strike{position:absolute;left:-2px;right:-2px;top:54%;height:3px;background:var(--coral-deep)}
ins{text-decoration:none;color:var(--teal-deep);font-weight:560;border-bottom:3px solid var(--teal-deep);
padding-bottom:1px}
.check em{position:absolute;left:0;top:0;width:48px;height:48px;border-radius:50%;display:grid;
place-items:center}
.open{background:var(--dark-950);box-shadow:inset 0 0 0 2px var(--dark-600)}
.good{background:var(--teal);color:var(--dark-950)}
.bad{background:var(--coral);color:var(--dark-950)}
.scan{left:76px;top:110px;width:704px;height:3px;background:var(--teal);box-shadow:0 -34px 50px 6px ${palette.teal}30}
.pane.theme-dark{padding:28px 32px}
.policy{display:flex;gap:14px;align-items:center;color:var(--teal)}
.pane.theme-dark h2{margin-top:16px;line-height:1.25}
.verdict{position:absolute;left:32px;bottom:32px;height:38px}
.verdict .chip{position:absolute;left:0;top:0}
footer{left:842px;top:498px;display:grid;gap:16px}
.accept{justify-self:start}
footer small{margin-left:4px}
${keyframes(
  ".scan",
  [
    [0.2, "opacity:0;transform:none"],
    [0.35, "opacity:1;transform:none"],
    [1.7, "opacity:1;transform:translateY(540px)"],
    [1.9, "opacity:0;transform:translateY(540px)"],
    [6, "opacity:0;transform:none"],
  ],
  "linear",
)}
${CHECKS.map(({ at: time, breaks }, i) =>
  fadeIn(`.check-${i}`, time, { from: "scale(.6)", until: breaks ? FIXED : 5.45 }),
).join("")}
${fadeIn(".mended", FIXED, { from: "scale(.6)" })}
${wipeIn(".wash", 0.8, { until: FIXED })}
${drawPath(".against", 1.3, { over: 0.4, until: FIXED })}
${fadeOut(".wait", 1.5)}
${fadeIn(".broken", 1.65, { from: "none", until: FIXED, leave: 0.2 })}
${wipeIn(".strike", 2.2, { over: 0.4 })}
${fadeIn("ins", 2.7, { from: "none", over: 0.05 })}
${keyframes("footer", [
  [3.0, "opacity:.3"],
  [3.4, "opacity:1"],
  [5.45, "opacity:1"],
  [5.8, "opacity:.3"],
])}
${movePointer(".pointer", [1110, 640], [980, 536], 4.35)}
${pressButton(".accept", 4.35)}
${fadeIn(".kept", FIXED + 0.2, { from: "translateY(6px)" })}
`;
