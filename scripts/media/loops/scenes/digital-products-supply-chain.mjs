import { palette } from "../../palette.mjs";
import { drawPath, EASE_IN_OUT, fadeIn, keyframes, wipeIn } from "../animations.mjs";
import { CORAL, IRIS } from "../background.mjs";
import { createRandom, icon, layer, placeAt } from "../components.mjs";

export const label =
  "A parcel crosses a map from farm to mill, port, workshop and shop; both sides sign each handover, " +
  "and a chain grows.";
export const background = { seed: 163, focus: [760, 330], colours: [IRIS, CORAL], slope: 0, light: 0.22 };
export const poster = 0.8;

const STOPS = [
  { name: "Farm", deed: "Picked", icon: "sprout", x: 168, y: 396, at: 0.4 },
  { name: "Mill", deed: "Spun", icon: "factory", x: 400, y: 214, at: 1.35 },
  { name: "Port", deed: "Shipped", icon: "anchor", x: 640, y: 372, at: 2.3 },
  { name: "Workshop", deed: "Sewn", icon: "scissors", x: 884, y: 190, at: 3.25 },
  { name: "Shop", deed: "Sold", icon: "store", x: 1112, y: 344, at: 4.2 },
];
const CHAIN_Y = 556;
const BLOCK = { width: 182, gap: 48.5 };

const leg = (a, b) => {
  const lift = Math.min(a.y, b.y) - 46;
  return `${a.x} ${a.y}C${a.x + 70} ${lift} ${b.x - 70} ${lift} ${b.x} ${b.y}`;
};
const legs = STOPS.slice(1).map((stop, i) => `M${leg(STOPS[i], stop)}`);
const route = `M${STOPS[0].x} ${STOPS[0].y}${STOPS.slice(1)
  .map((stop, i) => leg(STOPS[i], stop).replace(/^[^C]+/, ""))
  .join("")}`;

/** Value noise, for an imaginary coast. */
function land() {
  const random = createRandom(11);
  const lattice = Array.from({ length: 12 }, () => Array.from({ length: 18 }, random));
  const ease = (t) => t * t * (3 - 2 * t);
  const value = (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const top = lattice[j][i] * (1 - u) + lattice[j][i + 1] * u;
    const bottom = lattice[j + 1][i] * (1 - u) + lattice[j + 1][i + 1] * u;
    return top * (1 - v) + bottom * v;
  };
  const dots = [];
  for (let row = 0; row * 17 < 520; row++) {
    for (let x = 6 + (row % 2) * 8.5; x < 1280; x += 17) {
      const y = 14 + row * 17;
      const near = Math.max(
        ...STOPS.map((stop) => Math.exp(-(((stop.x - x) / 110) ** 2 + ((stop.y - y) / 80) ** 2))),
      );
      const height = value(x / 150, y / 120) * 0.68 + value(x / 80, y / 64) * 0.32 + near * 0.3;
      if (height > 0.56) dots.push([x, y, Math.min(1, (height - 0.5) * 3.4)]);
    }
  }
  return dots;
}

const dot = ([x, y, strength]) =>
  `<circle cx="${x}" cy="${y}" r="${(2.4 + strength * 2).toFixed(1)}"
fill="${palette.dark700}" fill-opacity="${(0.45 + strength * 0.4).toFixed(2)}"/>`;

const stopHtml = ({ name, icon: mark, x, y }, i) => `
<div class="place stop" style="left:${x}px;top:${y}px">${icon(mark, 32)}
<i class="reached reached-${i}">${icon(mark, 32)}</i></div>
<b class="place stop-name" style="left:${x}px;top:${y + 44}px">${name}</b>`;

const blockX = (i) => 88 + i * (BLOCK.width + BLOCK.gap);

const block = ({ deed }, i) => `
<div class="place block" ${placeAt(blockX(i), CHAIN_Y, BLOCK.width, 96)}></div>
<div class="place block signed signed-${i}" ${placeAt(blockX(i), CHAIN_Y, BLOCK.width, 96)}>
<b>${deed}</b><small>${icon("signature", 22, 2)}Both signed</small></div>
${
  i
    ? `<i class="place link link-${i}"
${placeAt(blockX(i) - BLOCK.gap - 2, CHAIN_Y + 46, BLOCK.gap + 4, 4)}></i>`
    : ""
}`;

export const html = `
${layer(land().map(dot).join(""))}
${layer(
  legs
    .map(
      (d) =>
        `<path d="${d}" stroke="${palette.dark600}" stroke-width="2.5" stroke-dasharray="3 9" stroke-linecap="round"/>`,
    )
    .join("") +
    legs
      .map(
        (d, i) =>
          `<path class="leg-${i}" pathLength="1" d="${d}" stroke="${palette.coral}" stroke-width="3.5"/>`,
      )
      .join(""),
)}
${STOPS.map(stopHtml).join("")}
<div class="place parcel">${icon("package", 28, 2)}</div>
${STOPS.map(block).join("")}`;

/** Lengths of the legs, from which the parcel's timing follows. */
function legLength(a, b) {
  const lift = Math.min(a.y, b.y) - 46;
  const at = (t, p0, p1, p2, p3) => {
    const u = 1 - t;
    return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
  };
  let sum = 0;
  let [x, y] = [a.x, a.y];
  for (let k = 1; k <= 60; k++) {
    const nx = at(k / 60, a.x, a.x + 70, b.x - 70, b.x);
    const ny = at(k / 60, a.y, lift, lift, b.y);
    sum += Math.hypot(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  return sum;
}
const lengths = STOPS.slice(1).map((stop, i) => legLength(STOPS[i], stop));
const whole = lengths.reduce((sum, one) => sum + one, 0);
const reach = (i) => (lengths.slice(0, i).reduce((sum, one) => sum + one, 0) / whole) * 100;

const WAIT = 0.25;
const ride = STOPS.flatMap(({ at: time }, i) => {
  const here = `offset-distance:${reach(i).toFixed(2)}%;opacity:1`;
  return i < STOPS.length - 1
    ? [
        [time, here],
        [time + WAIT, here],
      ]
    : [[time, here]];
});

export const css = `
.stop{width:76px;height:76px;margin:-38px 0 0 -38px;border-radius:50%;background:var(--dark-900);
color:var(--muted);box-shadow:inset 0 0 0 2.5px var(--dark-600);display:grid;place-items:center}
.stop i{position:absolute;inset:0;border-radius:50%;display:grid;place-items:center;background:var(--iris);
color:var(--dark-950)}
.stop-name{text-shadow:0 0 10px ${palette.dark950},0 0 10px ${palette.dark950},0 0 4px ${palette.dark950};
transform:translateX(-50%);font-size:24px}
.parcel{width:54px;height:54px;border-radius:16px;background:var(--coral);color:var(--dark-950);display:grid;
place-items:center;box-shadow:0 10px 30px #000a;offset-path:path("${route}");
offset-rotate:0deg;offset-anchor:50% 175%}
.block{border-radius:16px;border:2px dashed var(--dark-600);padding:14px 18px}
.block.signed{border:none;background:${palette.iris800};box-shadow:inset 0 0 0 2.5px var(--iris)}
.block b{font-size:24px;display:block;line-height:1.3}
.block small{display:flex;gap:8px;white-space:nowrap;align-items:center;color:var(--iris)}
.link{background:var(--iris);border-radius:2px}
${keyframes(
  ".parcel",
  [
    [0.1, "offset-distance:0%;opacity:1"],
    ...ride,
    [5.45, "offset-distance:100%;opacity:1"],
    [5.7, "offset-distance:100%;opacity:0"],
    [5.71, "offset-distance:0%;opacity:0"],
    [5.95, "offset-distance:0%;opacity:1"],
  ],
  EASE_IN_OUT,
)}
${STOPS.slice(1)
  .map(({ at: time }, i) => drawPath(`.leg-${i}`, STOPS[i].at + WAIT, { over: time - STOPS[i].at - WAIT }))
  .join("")}
${STOPS.map(({ at: time }, i) => fadeIn(`.reached-${i}`, time, { from: "scale(.7)" })).join("")}
${STOPS.map(({ at: time }, i) => fadeIn(`.signed-${i}`, time + 0.1, { from: "translateY(12px)" })).join("")}
${STOPS.slice(1)
  .map(({ at: time }, i) => wipeIn(`.link-${i + 1}`, time + 0.3, { over: 0.3 }))
  .join("")}
`;
