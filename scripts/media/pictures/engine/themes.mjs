import { mixColours, palette } from "./palette.mjs";

const dark = {
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
};

const lighter = (tones) => tones.map((tone) => mixColours(tone, palette.steel230, 0.15));
const { stone, mid, dark: deep, black, glass } = dark.materials;

/** The dark theme for what stands in a landscape, whose ground is the dark theme's: it stands out when it is small. */
const lit = {
  ...dark,
  floor2: palette.steel771,
  line: palette.steel630,
  materials: {
    ...dark.materials,
    stone: lighter(stone),
    mid: lighter(mid),
    dark: lighter(deep),
    black: lighter(black),
    glass: lighter(glass),
  },
};

/**
 * The colours of a picture by their use. `materials` are [top, left, right] colours by name, so that a scene can be
 * drawn in either theme.
 */
export const themes = {
  dark,
  lit,
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
