import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, revealWords } from "../animations.mjs";
import { animatedPath, chip, heading, icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "A boiler fault summed up in five lines becomes a draft reply that cites its sources and leaves a blank where " +
  "they are silent; the forms of the call fill up beside it.";
export const poster = 0.86;
export const cues = [0.46, 0.25, 0.77, 0.58];
export const stills = [
  { show: ".pane", css: ".pane{height:370px!important}.pane .mark{font-size:22px}.blank{display:none}" },
  { show: "h2.place,.thread,.line", css: ".line{width:auto!important}" },
  { show: ".under,.front" },
  { show: ".pane", css: ".pane{height:254px!important}.pane>:not(.blank){display:none}" },
];

const CASE = [
  { icon: "circle-check", text: "Reset tried twice", at: 0.3 },
  { icon: "circle-check", text: "Pressure fine", at: 0.5 },
  { icon: "circle-check", text: "Visit promised", at: 0.7 },
  { icon: "circle-dashed", text: "Visit day open", at: 0.9, open: true },
  { icon: "circle-dashed", text: "Old part: who pays?", at: 1.1, open: true },
];
const CASE_Y = 98;
const CASE_STEP = 46;

const DRAFT_AT = 1.6;
const PACE = 0.05;
const DRAFT = "A repeat fault is covered. [1] Our engineer can come on Thursday. [2]";
const cited = (mark) => DRAFT_AT + DRAFT.split(" ").indexOf(`[${mark}]`) * PACE;

const SOURCES = [
  { icon: "shield-check", name: "Warranty terms", passage: "“repeat faults”" },
  { icon: "calendar", name: "Engineer diary", passage: "“Thursday”" },
];
const BLANK_AT = 3.1;

/** The sheets, from the last to the first. */
const FORMS = [
  { name: "Call note", x: 760, y: 398 },
  { name: "Return form", x: 732, y: 442 },
];
const FIELDS = [
  { name: "Appliance", value: "Boiler", at: 3.7 },
  { name: "Fault", value: "Same code", at: 3.95 },
  { name: "Serial no.", value: "Check this", at: 4.2, doubt: true },
];

const line = ({ icon: name, text, open }, i) =>
  `<div class="place line ${open ? "open" : ""} line-${i}" ${placeAt(728, CASE_Y + i * CASE_STEP, 500, CASE_STEP)}>
${icon(name, 28)}${text}</div>`;

const source = ({ icon: name, name: title, passage }, i) =>
  `<div class="source source-${i}"><sup class="mark">${i + 1}</sup>${icon(name, 26)}<b>${title}</b>${passage}</div>`;

const form = ({ name, x, y }, i) =>
  `<div class="place sheet under form-${i}" ${placeAt(x, y, 464, 676 - y - 18 * (2 - i))}><b>${name}</b></div>`;

const field = ({ name, value, doubt }, i) =>
  `<div class="field"><small>${name}</small><span class="${doubt ? "doubt" : ""} value-${i}">${value}</span></div>`;

export const html = `
${pane(
  "light",
  [48, 44, 608, 624],
  `${heading("Draft reply", "pen-line")}
<p class="draft">${revealWords(DRAFT, DRAFT_AT, PACE)}</p>
<div class="sources">${SOURCES.map(source).join("")}</div>
<div class="blank"><p>Who pays for the old part?</p><small>No source says it</small>
<div class="owner">${person("PN", "coral")}<div><b>Priya Nair</b><small>owns the subject</small></div>
${chip("Pass the call", "coral", "phone-forwarded")}</div></div>`,
)}
<h2 class="place" ${placeAt(728, 48)}>The case in five lines</h2>
${layer(animatedPath(`M742 ${CASE_Y + 23}V${CASE_Y + 23 + 4 * CASE_STEP}`, "thread", palette.dark600, 2.5))}
${CASE.map(line).join("")}
${FORMS.map(form).join("")}
<section class="place sheet front" ${placeAt(704, 486, 464, 190)}><b>Fault report</b>${FIELDS.map(field).join("")}</section>`;

export const css = `
.pane{padding:30px 36px;overflow:hidden}
.draft{font-size:31px;line-height:1.5;margin-top:26px}
.draft .mark{font-size:24px}
.sources{position:absolute;left:36px;right:36px;top:246px}
.source{display:flex;gap:12px;align-items:center;height:54px;font-size:24px;color:var(--text-muted);
border-top:1.5px solid var(--light-200)}
.source b{width:196px;color:var(--text)}
.source .mark{width:28px;text-align:center}
.source svg{color:var(--teal-deep)}
.blank{position:absolute;left:24px;right:24px;bottom:24px;height:206px;padding:24px 26px;border-radius:16px;
border:2.5px dashed var(--coral-deep)}
.blank p{font-size:28px;line-height:1.3}
.blank small{font-size:24px}
.owner{display:flex;gap:16px;align-items:center;margin-top:20px;font-size:24px;line-height:1.25}
.owner b,.owner small{display:block}
.owner .chip{margin-left:auto;font-size:24px;height:46px;border-radius:23px}
.line{display:flex;align-items:center;gap:20px;font-size:26px}
.line svg{color:var(--teal);background:var(--dark-950);border-radius:50%}
.open{color:${palette.coral300}}
.open svg{color:var(--coral)}
.sheet{border-radius:16px;padding:18px 26px;font-size:24px;box-shadow:0 0 0 4px var(--dark-950)}
.under{padding-top:4px;background:var(--light-100);color:var(--text);display:flex;justify-content:space-between}
.form-0{background:var(--light-200)}
.front{background:var(--light-50);color:var(--text)}
.field{display:flex;align-items:center;height:40px}
.field small{width:142px;font-size:24px;color:var(--text-muted)}
.doubt{background:${palette.coral}30;box-shadow:inset 0 -3px 0 var(--coral-deep);padding:0 8px;margin-left:-8px}
${CASE.map(({ at: time }, i) => fadeIn(`.line-${i}`, time, { from: "translateX(14px)" })).join("")}
${drawPath(".thread", 0.4, { over: 0.9 })}
${fadeIn(".draft", DRAFT_AT - 0.05, { from: "none", over: 0.05 })}
${SOURCES.map((_, i) => fadeIn(`.source-${i}`, cited(i + 1) + 0.15)).join("")}
${fadeIn(".blank", BLANK_AT, { from: "translateY(16px)" })}
${FORMS.map((_, i) => fadeIn(`.form-${i}`, 3.5 - i * 0.1, { from: "translateY(24px)" })).join("")}
${fadeIn(".front", 3.3, { from: "translateY(24px)" })}
${FIELDS.map(({ at: time }, i) => fadeIn(`.value-${i}`, time, { from: "translateX(-8px)" })).join("")}
`;
