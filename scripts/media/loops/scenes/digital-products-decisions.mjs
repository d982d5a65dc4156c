import { palette } from "../../palette.mjs";
import { drawPath, EASE_IN_OUT, fadeIn, keyframes } from "../animations.mjs";
import { animatedPath, createRandom, icon, layer, placeAt } from "../components.mjs";

export const label =
  "The label of a wool jumper is scanned: a phone says in plain words where the wool is from, how to wash it " +
  "and who mends it, the scan leaves no name, and a watch's copied code brings a warning.";
export const poster = 0.78;
export const cues = [0.42, 0.72, 0.53, 0.58];
export const stills = [
  { show: ".phone", css: ".phone{height:346px!important}.repair{display:none}" },
  { show: '.layer>g[transform="translate(150 542)"],.between,body>h2,.city,.warning' },
  {
    show: ".repair",
    css: ".phone,.screen,.passport{background:none;box-shadow:none;overflow:visible}.repair{box-shadow:inset 0 0 0 1.5px var(--dark-700)}",
  },
  { show: ".tag,.receipt" },
];

const READ = 1.2;
const FACTS = [
  { icon: "sprout", text: "Wool from Brynglas farm", at: 1.7 },
  { icon: "droplets", text: "Wash cool, dry flat", at: 1.95 },
  { icon: "wrench", text: "The maker mends it", at: 2.2 },
];
const LEFT_BEHIND = [
  { what: "Item", kept: true },
  { what: "Day", kept: true },
  { what: "City", kept: true },
  { what: "Name" },
  { what: "Cookie" },
];

/** An imitation of a QR code. */
function code(size, cells) {
  const random = createRandom(19);
  const cell = size / cells;
  const inCorner = (x, y) => (x < 8 && y < 8) || (x >= cells - 8 && y < 8) || (x < 8 && y >= cells - 8);
  const dots = [];
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      if (random() < 0.48 && !inCorner(x, y)) dots.push(`M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}z`);
    }
  }
  const corner = (
    x,
    y,
  ) => `<g transform="translate(${x * cell} ${y * cell}) scale(${cell})"><path fill-rule="evenodd"
d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"/></g>`;
  const corners = corner(0, 0) + corner(cells - 7, 0) + corner(0, cells - 7);
  return `<svg width="${size}" height="${size}" fill="${palette.dark900}">${corners}<path d="${dots.join("")}"/></svg>`;
}

const PHONE = { x: 768, y: 40, width: 456, height: 760 };

const stitches = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 17 }, (_, k) => {
    const x = -6 + k * 44;
    const y = -30 + row * 48;
    return `<path d="M${x} ${y}l15 30M${x + 30} ${y}l-15 30"/>`;
  }).join(""),
).join("");

const fact = ({ icon: name, text }, i) => `<p class="fact fact-${i}">${icon(name, 32)}<b>${text}</b></p>`;

const left = ({ what, kept }) =>
  `<li class="${kept ? "kept" : "gone"}">${icon(kept ? "check" : "x", 26, 2.4)}${what}</li>`;

/** Streets about the workshop. */
const map = `<svg width="396" height="150" fill="none" stroke="${palette.dark600}" stroke-width="5">
<path d="M-6 104C90 84 150 120 240 96S360 60 402 66" stroke="${palette.dark700}" stroke-width="16"/>
<path d="M64 -6V156M196 -6L176 156M322 -6L346 156M-6 40L402 20"/>
<path class="way" pathLength="1" d="M64 150V94C110 88 150 108 182 106L190 38L262 32" stroke="${palette.coral}" stroke-width="6"/></svg>`;

const watch = `<g transform="translate(150 542)"><path d="M-48 -138Q-47 -150 -36 -150H36Q47 -150 48 -138L54 -84H-54ZM-46 190H46L54 84H-54Z" fill="${palette.dark800}"
stroke="${palette.dark600}" stroke-width="3"/><circle r="96" fill="${palette.light50}" stroke="${palette.sand250}" stroke-width="12"/>
<path d="M0 -74V-62M74 0H62M0 74V62M-74 0H-62" stroke="${palette.dark900}" stroke-width="6" stroke-linecap="round"/>
<path d="M0 0V-52M0 0L36 22" stroke="${palette.dark900}" stroke-width="7" stroke-linecap="round"/>
<circle r="7" fill="${palette.coral}"/><path d="M102 -14h14v28h-14z" fill="${palette.sand250}"/></g>`;

const city = (name, x, i) =>
  `<div class="place city city-${i}" style="left:${x}px;top:474px">${icon("map-pin", 40, 2)}<b>${name}</b></div>`;

export const html = `
<div class="place knit">${layer(`<g stroke-linecap="round" stroke="${palette.steel751}" stroke-width="9">${stitches}</g>`)}</div>
${layer(`<path d="M196 -6C186 24 180 40 176 74" stroke="${palette.light50}" stroke-width="3"/>`)}
<div class="place tag"><i class="hole"></i><b>Wool jumper</b><div class="code">${code(150, 21)}</div>
<div class="finder"><svg width="190" height="190" fill="none"><path d="M4 44V22Q4 4 22 4H44M146 4H168Q186 4 186 22V44M186 146V168Q186 186 168 186H146
M44 186H22Q4 186 4 168V146" stroke="${palette.coral}" stroke-width="6" stroke-linecap="round"/></svg><i class="ray"></i></div></div>
<div class="place receipt"><h2>This scan leaves</h2><ul>${LEFT_BEHIND.map(left).join("")}</ul></div>
${layer(`${watch}${animatedPath("M414 486C460 456 520 456 566 486", "between", palette.coral, 4)}`)}
<h2 class="place" ${placeAt(300, 404)}>Second-hand watch</h2>
${city("Porto", 388, 0)}${city("Oslo", 592, 1)}
<div class="place warning">${icon("triangle-alert", 34, 2)}<b>Probably a copied code</b></div>
<section class="place phone" ${placeAt(PHONE.x, PHONE.y, PHONE.width, PHONE.height)}><div class="screen">
<i class="notch"></i><div class="aim">${icon("scan-line", 110, 1.2)}</div><div class="passport"><h2>Wool jumper</h2>
${FACTS.map(fact).join("")}<p class="more">Certificates${icon("chevron-right", 28, 2)}</p>
<div class="repair"><div class="map">${map}<span class="pin">${icon("scissors", 26, 2)}</span></div>
<p><b>Zip broken?</b><span>Part Z5, black</span></p><p><span>Workshop in Mill Street</span></p></div></div></div></section>`;

export const css = `
.knit{left:0;top:0;width:720px;height:372px;background:${palette.steel830};clip-path:path("M-10 -10H712Q700 160 706 356Q350 376 -10 356Z")}
.tag{left:64px;top:44px;width:226px;height:286px;border-radius:18px;background:var(--light-50);color:var(--text);
padding-top:56px;text-align:center;box-shadow:0 20px 40px #0008;transform:rotate(-3deg)}
.tag b{font:560 26px/1.2 Funnel}
.hole{position:absolute;left:50%;top:18px;width:24px;height:24px;margin-left:-12px;border-radius:50%;
background:${palette.steel830};box-shadow:0 0 0 4px var(--light-200)}
.code{margin:22px 0 0 38px}
.finder{position:absolute;left:18px;top:86px;width:190px;height:190px}
.ray{position:absolute;left:8px;right:8px;top:4px;height:4px;border-radius:2px;background:var(--coral)}
.receipt{left:332px;top:52px;width:324px;height:276px;border-radius:6px;background:var(--light-50);color:var(--text);padding:28px 30px;
box-shadow:0 20px 40px #0008}
.receipt h2{font-size:30px;white-space:nowrap}
.receipt ul{list-style:none;padding:0;margin-top:20px;display:grid;grid-template-rows:repeat(3,52px);grid-auto-flow:column;
grid-auto-columns:130px;align-items:center;font-size:25px;font-weight:520}
.receipt li{display:flex;gap:12px;align-items:center}
.kept svg{color:var(--teal-deep)}
.gone{color:var(--caption);text-decoration:line-through}
.gone svg{color:var(--coral-deep)}
.city{margin-left:-60px;width:120px;display:grid;justify-items:center;color:var(--coral)}
.city b{font-size:26px;color:var(--mist)}
.warning{left:300px;top:592px;height:68px;width:368px;display:flex;gap:14px;align-items:center;justify-content:center;border-radius:16px;
background:var(--coral);color:var(--dark-950);font-size:24px;white-space:nowrap}
.phone{border-radius:58px;background:${palette.steel850};padding:12px;box-shadow:0 30px 90px #000b,inset 0 0 0 2px var(--dark-600)}
.screen{position:relative;height:100%;border-radius:47px;background:var(--dark-900);overflow:hidden}
.notch{position:absolute;left:50%;top:14px;width:96px;height:22px;margin-left:-48px;border-radius:11px;background:${palette.dark950};z-index:2}
.aim{position:absolute;left:0;right:0;top:270px;display:grid;place-items:center;color:var(--dark-600)}
.passport{position:absolute;inset:0;background:var(--light-50);color:var(--text);padding:46px 32px 0}
.passport h2{font-size:34px;margin-bottom:10px}
.fact{display:flex;gap:18px;align-items:center;height:54px;border-top:1.5px solid var(--light-200);font-size:25px}
.fact svg{color:var(--teal-deep)}
.more{display:flex;justify-content:space-between;align-items:center;height:44px;border-top:1.5px solid var(--light-200);color:var(--caption)}
.repair{position:absolute;left:18px;right:18px;top:348px;height:284px;border-radius:26px;background:var(--dark-900);color:var(--mist);
overflow:hidden;font-size:25px}
.map{height:150px;margin-bottom:18px;background:var(--dark-800)}
.repair p{display:flex;justify-content:space-between;padding:0 26px;height:46px;align-items:center}
.repair span{color:var(--muted)}
.pin{position:absolute;left:240px;top:6px;width:52px;height:52px;border-radius:50%;background:var(--coral);display:grid;place-items:center}
.repair .pin{color:var(--dark-950)}
${keyframes(
  ".finder",
  [
    [0.1, "transform:translate(24px,-18px) scale(1.2)"],
    [0.5, "transform:none"],
    [5.4, "transform:none"],
    [5.85, "transform:translate(24px,-18px) scale(1.2)"],
  ],
  EASE_IN_OUT,
)}
${keyframes(
  ".ray",
  [
    [0.4, "opacity:0;transform:none"],
    [0.5, "opacity:1;transform:none"],
    [0.85, "opacity:1;transform:translateY(178px)"],
    [READ, "opacity:1;transform:translateY(6px)"],
    [READ + 0.15, "opacity:0;transform:none"],
  ],
  EASE_IN_OUT,
)}
${keyframes(".passport", [
  [READ, "transform:translateY(100%)"],
  [READ + 0.5, "transform:none"],
  [5.4, "transform:none"],
  [5.85, "transform:translateY(100%)"],
])}
${FACTS.map(({ at: time }, i) => fadeIn(`.fact-${i}`, time, { until: 5.8, leave: 0.1 })).join("")}
${fadeIn(".more", 2.4, { until: 5.8, leave: 0.1 })}
${fadeIn(".repair", 2.6, { until: 5.8, leave: 0.1 })}
${drawPath(".way", 2.9, { over: 0.5, until: 5.8, leave: 0.1 })}
${fadeIn(".pin", 3.2, { from: "scale(.6)", until: 5.8, leave: 0.1 })}
${fadeIn(".receipt", 3.0, { from: "translateX(-24px)" })}
${fadeIn(".city-0", 3.5)}
${drawPath(".between", 3.65, { over: 0.3 })}
${fadeIn(".city-1", 3.8)}
${fadeIn(".warning", 4.05, { from: "scale(.94)" })}
`;
