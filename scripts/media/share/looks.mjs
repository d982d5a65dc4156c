/** How the words and the ground of a share image share its room, by what it shows. */

/** The veil keeps words readable on the brightest poster; the picture moves right of them. */
const film = `
.ground img{position:absolute;width:1280px;left:0;top:-26px}
.veil{background:linear-gradient(78deg,#061016eb 6%,#0610169e 36%,#06101600 58%),
linear-gradient(to top,#061016b8,#06101600 44%)}
h1{max-width:760px}
`;

const loop = `
.ground img{position:absolute;width:1000px;left:600px;top:58px;border-radius:20px;
box-shadow:0 0 0 1.5px #1F4956,0 30px 90px #000}
h1{max-width:500px;font-size:66px}
`;

const films = `
.ground{inset:140px 64px 282px;display:grid;grid-template-columns:repeat(4,1fr);gap:14px}
.ground i{position:relative;overflow:hidden;border-radius:12px;background:#030B10}
.ground img{position:absolute;height:360px;left:50%;top:-42px;transform:translateX(-66%)}
h1{max-width:900px;font-size:74px}
`;

/** Without the picture's own panels: at this size their lettering could not be read. */
const picture = `
.ground svg{position:absolute;height:600px;left:452px;top:15px;
-webkit-mask:linear-gradient(90deg,#0000 1%,#000 30%),linear-gradient(#0000,#000 6%,#000 94%,#0000);
-webkit-mask-composite:source-in}
[data-panel]{display:none}
h1{max-width:500px;font-size:66px}
`;

export const looks = { film, loop, films, picture };
