/**
 * The two themes of the illustrations, after ART.md: ink (dark) and paper (light).
 *
 * `mat` holds materials by name, so that a scene is written once and drawn in either theme. A material
 * is one colour (three tones are derived from it) or [top, left, right] where the derived tones are poor.
 */

/** Dark ink for lettering and marks on faces that are light in both themes. */
export const INK = "#0B1C24";

/** Mixes two #rrggbb colours: 0 gives a, 1 gives b. */
export function mix(a, b, t) {
  const parse = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const to = parse(b);
  const channels = parse(a).map((v, i) => Math.round(v + (to[i] - v) * t));
  return `#${channels.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

export const themes = {
  ink: {
    name: "ink",
    dark: true,
    bg0: "#0B1C24",
    bg1: "#061016",
    grid: "#1B3A46",
    line: "#3C6C7B",
    edge: "#5B8F9E",
    shadow: "#02090D",
    shadowOpacity: 0.5,
    coral: "#FF6A3D",
    coralText: "#FF8A63",
    teal: "#3FD9BF",
    iris: "#9AA4FF",
    amber: "#FFC27A",
    error: "#FFA89E",
    text: "#DCE9EA",
    muted: "#A9BABD",
    faint: "#7FA0A9",
    panel: "#0F2630",
    panelLine: "#3C6C7B",
    panelOpacity: 0.95,
    track: "#24454F",
    floor: "#0E252F",
    floor2: "#12303B",
    road: "#0A1A22",
    mat: {
      stone: ["#2C5766", "#1B3D4A", "#112B35"],
      pale: ["#E6F0F0", "#B9CBCE", "#86A0A6"],
      mid: ["#47808F", "#2F6372", "#204854"],
      dark: ["#1F4956", "#12303B", "#0B1F28"],
      black: ["#153340", "#0B1F28", "#071620"],
      coral: ["#FF8A65", "#FF6A3D", "#A7452C"],
      teal: ["#62E2CC", "#22B9A2", "#127767"],
      iris: ["#B5BCFF", "#7C87E8", "#4450C8"],
      amber: ["#FFD49E", "#E0A458", "#A9783B"],
      sand: ["#D8C7A6", "#AE9A77", "#7C6D54"],
      leaf: ["#2FA38F", "#1C7A6C", "#115349"],
      glass: ["#2F6F7D", "#1E5563", "#153F4B"],
    },
  },
  paper: {
    name: "paper",
    dark: false,
    bg0: "#F8F6F1",
    bg1: "#ECE8DE",
    grid: "#D9D3C6",
    line: "#8FA3A8",
    edge: "#FFFFFF",
    shadow: "#0B1C24",
    shadowOpacity: 0.17,
    coral: "#FF6A3D",
    coralText: "#C93F14",
    teal: "#0A7265",
    iris: "#4450C8",
    amber: "#E9B872",
    error: "#B42318",
    text: "#0B1C24",
    muted: "#3E545D",
    faint: "#8FA3A8",
    panel: "#FFFFFF",
    panelLine: "#C9D2D2",
    panelOpacity: 0.985,
    track: "#DDE3E2",
    floor: "#F3F0E8",
    floor2: "#E6E1D5",
    road: "#DDD8CC",
    mat: {
      stone: ["#FFFFFF", "#D5DCDB", "#B3C0C1"],
      pale: ["#FFFFFF", "#E7EBEA", "#CBD4D4"],
      mid: ["#C6D2D3", "#A2B3B6", "#81959A"],
      dark: ["#4A6A74", "#2A4650", "#1A323B"],
      black: ["#2A4650", "#12303B", "#0B1C24"],
      coral: ["#FF8F6B", "#FF6A3D", "#C04C29"],
      teal: ["#3FAE9D", "#0C8A78", "#0A665A"],
      iris: ["#8790F2", "#5A66DA", "#4450C8"],
      amber: ["#F6D5A4", "#E9B872", "#C28F4C"],
      sand: ["#EADFC8", "#D3C3A2", "#B09E7C"],
      leaf: ["#4DAF9B", "#1F8A77", "#14665A"],
      glass: ["#D3E6E6", "#A9C7CA", "#85A7AC"],
    },
  },
};

export const GREY = "#566A72";
