import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes, SECONDS, wipeIn } from "../animations.mjs";
import { animatedPath, chip, curve, icon, layer, pane, placeAt } from "../components.mjs";

export const label =
  "A mill and a family workshop fill in the same form; a driver and a clerk sign a handover, which every " +
  "partner of the ledger keeps, and a bad batch is followed to the shops it reached.";
export const poster = 0.8;
export const cues = [0.44, 0.78, 0.26, 0.66];
export const stills = [
  { show: ".meet,.layer>g[transform],.signer,.both" },
  { show: "body>h2,.branch-0,.branch-1,.batch,.shop,.shelf" },
  { show: ".in-0,.in-1,.source,.form" },
  { show: ".web,.knot,.rules,.stays" },
];

const SOURCES = [
  { icon: "factory", name: "Mill", how: "own system", y: 112, what: "Yarn", at: 0.3 },
  { icon: "smartphone", name: "Workshop", how: "telephone", y: 242, what: "Shirts", at: 0.75 },
];
const FORM = { x: 340, y: 48, width: 252, height: 260 };
const rowY = (i) => FORM.y + 118 + i * 88;

const source = ({ icon: mark, name, how, y }) => `
<div class="place source" ${placeAt(40, y - 40)}><span class="disc">${icon(mark, 36)}</span>
<p><b>${name}</b><small>${how}</small></p></div>`;

const entry = ({ what, name }, i) => `<div class="entry entry-${i}"><b>${what}</b><small>${name}</small>
<span>${icon("signature", 30, 2)}</span></div>`;

/** Boxes on a pallet. */
const PALLET = { x: 874, y: 76 };
const boxes = [0, 1, 2]
  .flatMap((column) => [0, 1].map((row) => [column * 62, row * 58]))
  .map(
    ([x, y]) =>
      `<rect x="${x}" y="${y}" width="58" height="54" rx="5" fill="${palette.sand250}"/><path d="M${x + 29} ${y}v20" stroke="${palette.coralDeep}" stroke-width="8"/>`,
  );
const pallet = `<g transform="translate(${PALLET.x} ${PALLET.y})">${boxes.join("")}
<path d="M-8 122H190M-8 140H190M4 122v18M91 122v18M178 122v18" stroke="${palette.slate300}" stroke-width="6"/></g>`;

const SIGNERS = [
  { name: "Driver", deed: "Scanned", icon: "scan-line", x: 764, at: 1.7 },
  { name: "Clerk", deed: "Counted", icon: "clipboard-check", x: 1166, at: 2.1 },
];
const signer = ({ name, deed, icon: mark, x }, i) => `<div class="place signer" style="left:${x}px;top:76px">
<span class="disc">${icon(mark, 38)}<i class="deed-${i}">${icon(mark, 38)}</i></span><b>${name}</b><small class="deed-${i}">${deed}</small></div>`;

/** The partners of the ledger, on a circle. */
const PARTNERS = ["sprout", "factory", "anchor", "scissors", "store"];
const CIRCLE = { x: 178, y: 548, r: 106 };
const partner = (i) => {
  const angle = (i / PARTNERS.length) * 2 * Math.PI - Math.PI / 2;
  return [
    Math.round(CIRCLE.x + CIRCLE.r * Math.cos(angle)),
    Math.round(CIRCLE.y + CIRCLE.r * Math.sin(angle)),
  ];
};
const web = PARTNERS.flatMap((_, i) =>
  PARTNERS.slice(i + 1).map((_, k) => `M${partner(i).join(" ")}L${partner(i + k + 1).join(" ")}`),
).join("");
const knot = (
  mark,
  i,
) => `<span class="place disc knot" style="left:${partner(i)[0]}px;top:${partner(i)[1]}px">${icon(mark, 32)}
<i class="knot-${i}">${icon(mark, 32)}</i></span>`;

const RULES = ["How to join", "How to read", "How to leave"];

/** From the batch to its products, and on to the shops. */
const BATCH = { x: 906, y: 538 };
const SHOPS = [
  { product: "Raincoat", shop: "Lyon", y: 472, bad: true },
  { product: "Umbrella", shop: "Graz", y: 538, bad: true },
  { product: "Bag", shop: "Turin", y: 604 },
];
const branch = ({ y, bad }, i) => {
  const d = curve(BATCH.x, BATCH.y, 970, y);
  return bad ? animatedPath(d, `branch-${i}`, palette.coral, 4) : "";
};
const shop = (
  { product, shop: town, y, bad },
  i,
) => `<p class="place shop ${bad ? `bad bad-${i}` : "well"}" ${placeAt(980, y - 28, 252, 56)}>
<b>${product}</b><span>${icon("store", 26)}${town}</span></p>`;

export const html = `
${layer(
  SOURCES.map(({ y }, i) => animatedPath(curve(272, y, FORM.x, rowY(i)), `in-${i}`, palette.coral, 4)).join(
    "",
  ) +
    animatedPath(`M${FORM.x + FORM.width} 190C640 190 640 118 720 118`, "on", palette.coral, 4) +
    animatedPath("M810 118H862M1056 118H1120", "meet", palette.coral, 4) +
    animatedPath(
      `M716 283C650 283 664 354 590 354H260C210 354 ${CIRCLE.x} 356 ${CIRCLE.x} 400`,
      "share",
      palette.iris,
      4,
    ) +
    `${pallet}<path d="${web}" stroke="${palette.dark600}" stroke-width="2.5"/><path class="web" d="${web}" stroke="${palette.iris}" stroke-width="2.5"/>${SHOPS.map(branch).join("")}`,
)}
${SOURCES.map(source).join("")}
${pane("light", [FORM.x, FORM.y, FORM.width, FORM.height], `<h2>One form</h2>${SOURCES.map(entry).join("")}`, "form")}
<i class="place ray"></i>
${SIGNERS.map(signer).join("")}
<div class="place both">${icon("link", 28, 2)}<b>Both signed: now in the clerk’s care</b></div>
${PARTNERS.map(knot).join("")}
<section class="place rules" ${placeAt(344, 412, 250)}><h2>Our rules</h2>
${RULES.map((text, i) => `<p class="rule-${i}">${icon("signature", 28, 2)}${text}</p>`).join("")}</section>
<div class="place stays">${chip("The record stays", "iris", "lock-open")}</div>
<h2 class="place" ${placeAt(700, 396)}>Which shops it reached</h2>
<div class="place batch"><small>Resin batch</small><b>R7</b></div>
${SHOPS.map(shop).join("")}
<p class="place shelf">${icon("check", 26, 2.4)}The rest stays on the shelf</p>`;

export const css = `
.disc{position:relative;display:grid;place-items:center;width:80px;height:80px;border-radius:50%;background:var(--dark-900);color:var(--muted);
box-shadow:inset 0 0 0 2.5px var(--dark-600);flex:none}
.disc i{position:absolute;inset:0;border-radius:50%;display:grid;place-items:center;background:var(--iris);color:var(--dark-950)}
.source{display:flex;gap:12px;align-items:center}
.source .disc{color:var(--mist)}
.source b{font-size:24px;display:block;line-height:1.25}
.source small{white-space:nowrap;font-size:24px}
.form{padding:26px 28px}
.form h2{margin-bottom:14px}
.entry{position:relative;height:88px;border-top:1.5px solid var(--light-200);display:grid;align-content:center}
.entry b{font-size:25px;line-height:1.2}
.entry small{font-size:24px}
.entry span{position:absolute;right:0;top:28px;color:var(--iris-deep)}
.signer{width:140px;margin-left:-70px;display:grid;justify-items:center}
.signer .disc{width:84px;height:84px}
.signer b{font-size:24px;margin-top:8px;line-height:1.25}
.signer small{font-size:24px;color:var(--iris)}
.ray{left:${PALLET.x - 4}px;top:${PALLET.y}px;width:4px;height:112px;border-radius:2px;background:var(--coral)}
.both{left:716px;top:250px;width:500px;height:66px;display:flex;gap:14px;align-items:center;justify-content:center;border-radius:16px;
background:${palette.iris800};box-shadow:inset 0 0 0 2.5px var(--iris);font-size:24px;white-space:nowrap}
.both svg{color:var(--iris)}
.knot{position:absolute;width:68px;height:68px;margin:-34px 0 0 -34px}
.rules p{display:flex;gap:14px;align-items:center;height:48px;font-size:24px;color:var(--mist)}
.rules h2{margin-bottom:12px}
.rules svg{color:var(--iris)}
.stays{left:344px;top:620px}
.stays .chip{height:48px;border-radius:24px;font-size:24px;padding:0 20px}
.batch{left:700px;top:${BATCH.y - 46}px;width:206px;height:92px;border-radius:20px;background:var(--coral);color:var(--dark-950);display:grid;
place-content:center;justify-items:center;line-height:1.2}
.batch small{color:var(--dark-950);font-size:24px}
.batch b{font:600 32px/1.1 Funnel}
.shop{display:flex;align-items:center;justify-content:space-between;padding:0 18px;border-radius:14px;font-size:24px;background:var(--dark-800);
color:var(--muted)}
.shop span{display:flex;gap:8px;align-items:center}
.shop.bad{color:var(--mist);box-shadow:inset 0 0 0 3px var(--coral)}
.shelf{left:700px;top:644px;display:flex;gap:12px;align-items:center;font-size:24px;color:var(--teal);white-space:nowrap}
${SOURCES.map(({ at: time }, i) => drawPath(`.in-${i}`, time, { over: 0.4 }) + fadeIn(`.entry-${i} b,.entry-${i} small,.entry-${i} span`, time + 0.35, { from: "translateX(-10px)" })).join("")}
${drawPath(".on", 1.25, { over: 0.4 })}
${SIGNERS.map(({ at: time }, i) => fadeIn(`.deed-${i}`, time, { from: "scale(.8)" })).join("")}
${keyframes(".ray", [
  [1.45, "opacity:0;transform:none"],
  [1.5, "opacity:1;transform:none"],
  [1.9, "opacity:1;transform:translateX(186px)"],
  [2.0, "opacity:0;transform:translateX(186px)"],
  [SECONDS, "opacity:0;transform:none"],
])}
${drawPath(".meet", 1.9, { over: 0.3 })}
${fadeIn(".both", 2.35)}
${drawPath(".share", 2.6, { over: 0.5 })}
${fadeIn(".web", 3.0, { from: "none" })}
${PARTNERS.map((_, i) => fadeIn(`.knot-${i}`, 2.95 + i * 0.08, { from: "scale(.7)" })).join("")}
${RULES.map((_, i) => wipeIn(`.rule-${i} svg`, 3.1 + i * 0.1, { over: 0.3 })).join("")}
${fadeIn(".stays", 3.5)}
${fadeIn(".batch", 3.6, { from: "scale(.9)" })}
${SHOPS.filter(({ bad }) => bad)
  .map((_, i) => drawPath(`.branch-${i}`, 3.8, { over: 0.35 }))
  .join("")}
${fadeIn(".well", 3.75, { from: "none" })}
${fadeIn(".bad", 4.05, { from: "none" })}
${fadeIn(".shelf", 4.3, { from: "none" })}
`;
