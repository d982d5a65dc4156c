/** Where the text and the background of a share image stand, by what the background is. */
import { palette } from "../palette.mjs";

/** The scrim keeps text readable on the brightest poster; the picture moves to the right of it. */
const film = `
.background img{position:absolute;width:1280px;left:0;top:-26px}
.scrim{background:linear-gradient(78deg,${palette.dark950}eb 6%,${palette.dark950}9e 36%,${palette.dark950}00 58%),
linear-gradient(to top,${palette.dark950}b8,${palette.dark950}00 44%)}
h1{max-width:760px}
`;

const films = `
.background{inset:140px 64px 282px;display:grid;grid-template-columns:repeat(4,1fr);gap:14px}
.background i{position:relative;overflow:hidden;border-radius:12px;background:${palette.steel960}}
.background img{position:absolute;height:360px;left:50%;top:-42px;transform:translateX(-66%)}
h1{max-width:900px;font-size:74px}
`;

/** Without the picture's own panels: their text would be too small to read. */
const picture = `
.background svg{position:absolute;height:600px;left:452px;top:15px;
-webkit-mask:linear-gradient(90deg,#0000 1%,#000 30%),linear-gradient(#0000,#000 6%,#000 94%,#0000);
-webkit-mask-composite:source-in}
[data-panel]{display:none}
h1{max-width:500px;font-size:66px}
`;

const threads = `
.background svg{position:absolute;inset:150px 0 auto;width:100%;height:250px}
.background path{fill:none;stroke:var(--teal);stroke-width:2;vector-effect:non-scaling-stroke}
.background path+path{stroke:var(--coral);stroke-width:3}
h1{max-width:1000px;font-size:66px}
`;

export const layouts = { film, films, picture, threads };
