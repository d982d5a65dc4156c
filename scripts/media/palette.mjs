/** The colours of all media by name: the site's own, read from its design tokens, and a few that only media use. */
import { readFileSync } from "node:fs";

const TOKENS = new URL("../../app/styles/tokens.css", import.meta.url);
const css = readFileSync(TOKENS, "utf8");

/** The value of a custom property, as "#RRGGBB" in capitals. */
function token(name) {
  const value = css.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, "i"))?.[1];
  if (!value) throw new Error(`${TOKENS.pathname} has no colour --${name}`);
  return value.toUpperCase();
}

const tokens = {
  dark950: token("ink-950"),
  dark900: token("ink-900"),
  dark800: token("ink-800"),
  dark700: token("ink-700"),
  dark600: token("ink-600"),
  slate600: token("slate-600"),
  slate500: token("slate-500"),
  slate300: token("slate-300"),
  mist: token("mist"),
  light50: token("paper"),
  light100: token("paper-2"),
  light200: token("paper-3"),
  white: token("white"),
  coral: token("coral-500"),
  coralDeep: token("coral-600"),
  teal: token("teal-400"),
  tealDeep: token("teal-700"),
  iris: token("iris-400"),
  irisDeep: token("iris-700"),
  amber: token("amber-400"),
  red: token("red-700"),
  redPale: token("red-300"),
};

/** COLOURS THAT ONLY MEDIA USE. Their numbers tell the darkness, from 0 for white to 1000 for black. */
const mediaOnly = {
  blue: "#5F8AFF",
  coral300: "#FF8A66",
  iris800: "#1D2748",
  petrol: "#1F7F8C",
  sand171: "#DDD7C9",
  sand250: "#CBC4B4",
  sand252: "#C9C3B4",
  steel500: "#5E97A3",
  steel751: "#1C5F62",
  steel830: "#0F4548",
  steel850: "#1B2C34",
  steel851: "#0F3B40",
  steel960: "#030B10",
  teal591: "#2BA592",
  teal820: "#114A4A",
  warmWhite: "#FFF3E6",
};

export const palette = { ...tokens, ...mediaOnly };
