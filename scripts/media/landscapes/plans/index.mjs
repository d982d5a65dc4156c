import { field } from "./field.mjs";
import { line } from "./line.mjs";
import { ring } from "./ring.mjs";
import { street } from "./street.mjs";
import { tower } from "./tower.mjs";

/** The plan of each industry's landscape, how it is dressed, and whether it lies in daylight. */
export const plans = {
  banking: { plan: street, style: "city", theme: "dark" },
  government: { plan: field, style: "quarter", theme: "light" },
  fmcg: { plan: field, style: "farm", theme: "dark" },
  manufacturing: { plan: ring, style: "halls", theme: "dark" },
  retail: { plan: street, style: "town", theme: "light" },
  "oil-gas": { plan: line, style: "pipe", theme: "dark" },
  healthcare: { plan: tower, style: "campus", theme: "dark" },
  "real-estate": { plan: tower, style: "city", theme: "dark" },
  aviation: { plan: ring, style: "apron", theme: "dark" },
  "supply-logistics": { plan: line, style: "rails", theme: "dark" },
};
