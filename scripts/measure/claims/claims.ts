// What the site promises, counts or cites. `npm run claims` prints it for the owner of the firm, with the pages.
import type { Claim } from "./claim";
import { company } from "./company";
import { practice } from "./practice";
import { rules } from "./rules";
import { terms } from "./terms";

export const claims: Readonly<Record<string, readonly Claim[]>> = {
  "The deal": terms,
  "The firm": company,
  "The work": practice,
  "Figures and rules": rules,
};
