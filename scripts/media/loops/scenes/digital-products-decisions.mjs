import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, keyframes, pressButton } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { button, createRandom, icon, layer, placeAt } from "../components.mjs";

export const label =
  "A shopper scans the label of a wool jumper with her phone, reads about wool, repair and care, and " +
  "chooses it.";
export const background = { seed: 149, focus: [560, 420], colours: [TEAL, CORAL], slope: -80 };
export const poster = 0.7;

const READ = 1.5;
const FACTS = [
  { icon: "sprout", name: "Wool", text: "Traced to the farm", at: 2.0 },
  { icon: "wrench", name: "Repair", text: "Workshop nearby", at: 2.4 },
  { icon: "droplets", name: "Care", text: "Cool wash, dry flat", at: 2.8 },
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

const PHONE = { x: 724, y: 36, width: 420, height: 760 };

const stitches = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 14 }, (_, k) => {
    const x = -6 + k * 44;
    const y = 40 + row * 48;
    return `<path d="M${x} ${y}l15 30M${x + 30} ${y}l-15 30" stroke="${palette.steel751}" stroke-width="9"/>`;
  }).join(""),
).join("");

const fact = ({ icon: name, name: title, text }, i) => `<div class="fact fact-${i}">${icon(name, 32)}
<div><b>${title}</b><small>${text}</small></div></div>`;

export const html = `
<div class="place knit">${layer(`<g stroke-linecap="round">${stitches}</g>`)}</div>
<div class="place tag"><i class="hole"></i><h2>Wool jumper</h2><small>Scan before you buy</small>
<div class="code">${code(230, 23)}</div></div>
${layer(`<path d="M262 -6C256 44 286 70 305 115" stroke="${palette.light50}" stroke-width="3"/>`)}
<div class="place finder">${layer(
  `<path d="M0 54V18Q0 0 18 0H54
M226 0H262Q280 0 280 18V54M280 226V262Q280 280 262 280H226M54 280H18Q0 280 0 262V226"
stroke="${palette.coral}" stroke-width="6" stroke-linecap="round"/>`,
)}<i class="ray"></i></div>
<section class="place phone" ${placeAt(PHONE.x, PHONE.y, PHONE.width, PHONE.height)}><div class="screen">
<i class="notch"></i>
<div class="aim"><div class="seen">${code(170, 23)}</div><b>Point at the label</b></div>
<div class="passport"><h2>Wool jumper</h2><small>Passport from the maker</small>
${FACTS.map(fact).join("")}
<footer>${button("Choose this one", "coral choose")}
${button("In her basket", "teal chosen", "check")}</footer></div>
</div></section>`;

export const css = `
.knit{left:0;top:0;width:640px;height:720px;background:${palette.steel830};
clip-path:path("M-10 -10H560Q606 180 590 360T604 730H-10Z")}
.tag{left:152px;top:72px;width:330px;height:524px;border-radius:22px;background:var(--light-50);
color:var(--text);padding:88px 36px 0;box-shadow:0 30px 70px #000a;transform:rotate(-3deg)}
.tag h2{font-size:34px}
.tag small{color:var(--text-muted)}
.hole{position:absolute;left:50%;top:28px;width:30px;height:30px;margin-left:-15px;border-radius:50%;
background:${palette.steel830};box-shadow:0 0 0 5px var(--light-200)}
.code{margin:38px 0 0 14px}
.finder{left:176px;top:240px;width:280px;height:280px;rotate:-3deg}
.finder .layer{overflow:visible}
.ray{position:absolute;left:6px;right:6px;top:0;height:4px;border-radius:2px;background:var(--coral);
box-shadow:0 0 24px 4px ${palette.coral}99}
.phone{border-radius:58px;background:${palette.steel850};padding:12px;
box-shadow:0 30px 90px #000b,inset 0 0 0 2px var(--dark-600)}
.screen{position:relative;height:100%;border-radius:47px;background:var(--dark-900);overflow:hidden}
.notch{position:absolute;left:50%;top:16px;width:104px;height:26px;margin-left:-52px;border-radius:13px;
background:${palette.dark950};z-index:2}
.aim{position:absolute;inset:0 0 76px;display:grid;place-content:center;justify-items:center;gap:26px;
color:var(--muted)}
.seen{padding:34px;background:var(--light-50);border-radius:14px;transform:rotate(-3deg);opacity:.85}
.aim b{font-size:26px}
.passport{position:absolute;inset:0;background:var(--light-50);color:var(--text);padding:84px 34px 0}
.passport h2{font-size:38px}
.passport small{color:var(--text-muted);display:block}
.fact{display:flex;gap:20px;align-items:center;height:102px;border-top:1.5px solid var(--light-200)}
.fact:nth-of-type(1){margin-top:28px}
.fact svg{color:var(--teal-deep)}
.fact b{font-size:24px}
footer{margin-top:26px}
footer{position:relative}
.chosen{position:absolute;left:0;top:0;background:var(--teal-deep);color:#fff}
.choose,.chosen{width:100%;justify-content:center;height:64px;border-radius:32px;font-size:24px}
${keyframes(
  ".finder",
  [
    [0.15, "opacity:1;transform:translate(40px,-30px) scale(1.22)"],
    [0.7, "opacity:1;transform:none"],
    [2.6, "opacity:1;transform:none"],
    [5.4, "opacity:1;transform:none"],
    [5.85, "opacity:1;transform:translate(40px,-30px) scale(1.22)"],
  ],
  EASE_IN_OUT,
)}
${keyframes(
  ".ray",
  [
    [0.6, "opacity:0;transform:none"],
    [0.7, "opacity:1;transform:none"],
    [1.1, "opacity:1;transform:translateY(276px)"],
    [READ, "opacity:1;transform:translateY(10px)"],
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
${fadeIn("footer", 3.3, { until: 5.8, leave: 0.1 })}
${pressButton(".choose", 4.2)}
${fadeIn(".chosen", 4.4, { from: "none", until: 5.8, leave: 0.1 })}
`;
