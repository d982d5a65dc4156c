import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, revealWords, wipeIn } from "../animations.mjs";
import { animatedPath, chip, icon, layer, lines, person, placeAt } from "../components.mjs";

export const label =
  "Clauses are met, broken and reworded, or left to a person; signing stops at the wrong director, a new law reaches " +
  "the contracts it touches, and a trail keeps each step.";
export const poster = 0.86;
export const cues = [0.38, 0.55, 0.69, 0.83];
export const stills = [
  {
    show: ".contract,.rule",
    css: ".contract{height:350px!important;border-radius:20px}.signing{display:none}",
  },
  { show: ".law,.reach-0,.reach-2,.paper" },
  {
    show: ".contract",
    css: ".contract{height:272px!important;border-radius:20px}.clause{display:none}.signing{top:0;border-radius:20px}",
  },
  { show: "h2.place,.thread,.trail", css: ".trail{width:auto!important}" },
];

const RULES = [
  { y: 66, at: 0.4, result: "met", icon: "check" },
  { y: 172, at: 0.75, result: "broken", icon: "x" },
  { y: 302, at: 1.1, result: "unsure", icon: "user" },
];

const LAW_AT = 2.6;
/** The contracts that the law may touch. */
const CONTRACTS = [{ x: 724, touched: true }, { x: 858 }, { x: 992, touched: true }, { x: 1126 }];

const TRAIL = [
  { time: "09:10", what: "Clause 2 broken", who: "Copilot", at: 4.0 },
  { time: "09:24", what: "Wording accepted", who: "Mia Lund", at: 4.25 },
  { time: "11:40", what: "Signing stopped", who: "Register", at: 4.5 },
];
const TRAIL_Y = 458;
const TRAIL_STEP = 74;

const rule = ({ y, result, icon: name }, i) => `<div class="place rule" ${placeAt(48, y, 56, 56)}>
<em class="open"></em><em class="${result} rule-${i}">${icon(name, 28, 2.4)}</em></div>`;

const paper = (x, seed, inner, classes = "") =>
  `<div class="place paper ${classes}" ${placeAt(x, 186, 102, 130)}>${lines(3, seed)}${inner}</div>`;
const contract = ({ x, touched }, i) =>
  paper(x, 30 + i, "") +
  (touched ? paper(x, 30 + i, `<em class="letter">${icon("mail", 28, 2)}</em>`, `touched touched-${i}`) : "");
const reach = ({ x, touched }, i) =>
  touched ? animatedPath(`M775 116V150H${x + 51}V180`, `reach-${i}`, "var(--coral)", 2.5) : "";

const trail = (
  { time, what, who },
  i,
) => `<div class="place trail trail-${i}" ${placeAt(732, TRAIL_Y + i * TRAIL_STEP, 500, TRAIL_STEP)}>
<i></i><span class="mono">${time}</span><div><b>${what}</b><small>${who}</small></div></div>`;

export const html = `
<section class="pane theme-light contract" ${placeAt(128, 40, 528, 720)}>
<div class="clause"><b>1</b><p>Data is kept secret.</p><em>Met</em></div>
<div class="clause odd"><i class="wash"></i><b>2</b><p>It may be stored<br>
<s>anywhere<i class="strike"></i></s> <ins>${revealWords("in the region", 1.7, 0.14)}</ins></p><em class="breaks">Broken</em></div>
<div class="clause"><b>3</b><p>Use stays fair.</p><em class="needs">Needs a person</em></div>
<div class="signing"><small>To be signed by</small><div class="signer">${person("JW", "plain")}<b>Jon Weir</b>
${chip("Stopped", "coral", "hand")}</div><p class="ask">No mandate for this sum.<br>Ask <b>Vera Sand</b>.</p></div>
</section>
${RULES.map(rule).join("")}
<div class="place law" ${placeAt(724, 52)}>${icon("landmark", 38)}<h2>The law changes</h2></div>
${layer(CONTRACTS.map(reach).join("") + animatedPath(`M741 ${TRAIL_Y + 37}V${TRAIL_Y + 37 + 2 * TRAIL_STEP}`, "thread", palette.dark600, 2.5))}
${CONTRACTS.map(contract).join("")}
<h2 class="place" ${placeAt(732, 408)}>Audit trail</h2>
${TRAIL.map(trail).join("")}`;

export const css = `
.contract{border-radius:14px 14px 0 0}
.clause{position:absolute;left:36px;display:flex;gap:26px;font-size:30px;line-height:1.45}
.clause:nth-child(1){top:32px}
.clause:nth-child(2){top:118px}
.clause:nth-child(3){top:268px}
.clause em{position:absolute;left:0;width:456px;text-align:right;font:560 24px/44px Geist;color:var(--teal-deep)}
.clause .breaks{color:var(--coral-deep)}
.clause .needs{color:var(--iris-deep)}
.clause b{width:20px;color:var(--text-muted)}
.clause p,.clause b{position:relative;white-space:nowrap}
.wash{position:absolute;left:-16px;top:-14px;width:488px;height:118px;border-radius:12px;background:${palette.coral}1f;
box-shadow:inset 0 0 0 2px var(--coral)}
s{text-decoration:none;position:relative}
.strike{position:absolute;left:-2px;right:-2px;top:54%;height:3px;background:var(--coral-deep)}
ins{text-decoration:none;color:var(--teal-deep);font-weight:560;border-bottom:3px solid var(--teal-deep)}
.rule em{position:absolute;inset:0;border-radius:50%;display:grid;place-items:center;color:var(--dark-950)}
.open{background:var(--dark-950);box-shadow:inset 0 0 0 2px var(--dark-600)}
.met{background:var(--teal)}
.broken{background:var(--coral)}
.unsure{background:var(--iris)}
.signing{position:absolute;left:0;right:0;top:400px;bottom:0;padding:30px 36px;background:var(--light-100)}
.signing small{font-size:24px}
.signer{display:flex;align-items:center;gap:18px;height:72px;margin-top:8px;font-size:30px;border-bottom:2px solid ${palette.slate300}}
.signer .chip{margin-left:auto;font-size:24px;height:46px;border-radius:23px}
.ask{font-size:26px;margin-top:16px}
.law{display:flex;gap:18px;align-items:center;color:var(--mist)}
.law svg{color:var(--coral)}
.paper{border-radius:10px;background:${palette.dark800};padding:22px 16px}
.paper .lines i{background:var(--dark-600)}
.touched{background:var(--light-50)}
.touched .lines i{background:var(--light-200)}
.letter{position:absolute;right:-14px;bottom:-14px;width:56px;height:56px;border-radius:50%;display:grid;place-items:center;
background:var(--coral);color:var(--dark-950)}
.trail{display:flex;align-items:center;font-size:26px;line-height:1.25}
.trail i{width:20px;height:20px;border-radius:50%;background:var(--teal);margin-right:26px}
.trail .mono{width:104px;font-size:24px;color:var(--muted)}
.trail b,.trail small{display:block}
.trail small{font-size:24px}
${RULES.map(({ at: time }, i) => fadeIn(`.rule-${i}`, time, { from: "scale(.6)" })).join("")}
${["em", ".breaks", ".needs"].map((name, i) => fadeIn(`.clause ${name}`, RULES[i].at + 0.1, { from: "none" })).join("")}
${wipeIn(".wash", 0.8)}
${wipeIn(".strike", 1.4, { over: 0.35 })}
${fadeIn("ins", 1.65, { from: "none", over: 0.05 })}
${fadeIn(".law", LAW_AT - 0.3)}
${CONTRACTS.map(({ touched }, i) =>
  touched
    ? drawPath(`.reach-${i}`, LAW_AT, { over: 0.45 }) +
      fadeIn(`.touched-${i}`, LAW_AT + 0.35, { from: "translateY(8px)" })
    : "",
).join("")}
${fadeIn(".signer .chip", 3.4, { from: "scale(.8)" })}
${fadeIn(".ask", 3.7, { from: "translateX(-10px)" })}
${drawPath(".thread", 3.9, { over: 0.7 })}
${TRAIL.map(({ at: time }, i) => fadeIn(`.trail-${i}`, time, { from: "translateX(14px)" })).join("")}
`;
