/**
 * The two themes of the illustrations, after ART.md: ink (dark) and paper (light).
 *
 * `mat` holds materials by name, so that a scene is written once and drawn in either theme. A material
 * is one colour (three tones are derived from it) or [top, left, right] where the derived tones are poor.
 */

import { palette } from "./palette.mjs";

/** Mixes two #rrggbb colours: 0 gives a, 1 gives b. */
export function mix(a, b, t) {
  const parse = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const to = parse(b);
  const channels = parse(a).map((v, i) => Math.round(v + (to[i] - v) * t));
  return `#${channels.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

export const themes = {
  dark: {
    dark: true,
    background: palette.dark900,
    backgroundEdge: palette.dark950,
    grid: palette.steel810,
    line: palette.dark600,
    edge: palette.steel510,
    shadow: palette.steel970,
    shadowOpacity: 0.5,
    coral: palette.coral,
    coralText: palette.coral310,
    teal: palette.teal,
    iris: palette.iris,
    amber: palette.amber,
    error: palette.redPale,
    text: palette.mist,
    muted: palette.slate300,
    faint: palette.steel420,
    panel: palette.steel880,
    panelLine: palette.dark600,
    panelOpacity: 0.95,
    track: palette.steel771,
    floor: palette.steel881,
    floor2: palette.dark800,
    road: palette.steel910,
    materials: {
      stone: [palette.steel710, palette.steel800, palette.steel860],
      pale: [palette.steel080, palette.steel230, palette.steel410],
      mid: [palette.steel580, palette.steel680, palette.steel770],
      dark: [palette.dark700, palette.dark800, palette.steel900],
      black: [palette.steel832, palette.steel900, palette.steel920],
      coral: [palette.coral301, palette.coral, palette.coral590],
      teal: [palette.teal360, palette.teal570, palette.teal730],
      iris: [palette.iris150, palette.iris300, palette.irisDeep],
      amber: [palette.amber190, palette.amber390, palette.amber550],
      sand: [palette.sand251, palette.sand430, palette.sand590],
      leaf: [palette.teal590, palette.teal710, palette.teal800],
      glass: [palette.steel660, palette.steel750, palette.steel811],
    },
  },
  light: {
    dark: false,
    background: palette.grey040,
    backgroundEdge: palette.light100,
    grid: palette.light200,
    line: palette.steel390,
    edge: palette.white,
    shadow: palette.dark900,
    shadowOpacity: 0.17,
    coral: palette.coral,
    coralText: palette.coralDeep,
    teal: palette.tealDeep,
    iris: palette.irisDeep,
    amber: palette.amber320,
    error: palette.red,
    text: palette.dark900,
    muted: palette.slate600,
    faint: palette.steel390,
    panel: palette.white,
    panelLine: palette.steel191,
    panelOpacity: 0.985,
    track: palette.grey120,
    floor: palette.sand070,
    floor2: palette.sand130,
    road: palette.sand170,
    materials: {
      stone: [palette.white, palette.grey150, palette.steel270],
      pale: [palette.white, palette.grey090, palette.steel190],
      mid: [palette.steel200, palette.steel330, palette.steel450],
      dark: [palette.steel630, palette.steel760, palette.steel831],
      black: [palette.steel760, palette.dark800, palette.dark900],
      coral: [palette.coral290, palette.coral, palette.coral540],
      teal: [palette.teal540, palette.teal711, palette.teal780],
      iris: [palette.iris260, palette.iris400, palette.irisDeep],
      amber: [palette.amber200, palette.amber320, palette.amber470],
      sand: [palette.sand150, palette.sand270, palette.sand410],
      leaf: [palette.teal510, palette.teal670, palette.teal760],
      glass: [palette.steel140, palette.steel271, palette.steel400],
    },
  },
};
