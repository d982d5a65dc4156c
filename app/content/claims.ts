// Whatever the site promises, counts or cites. `npm run claims` prints it for the owner of the firm, with the places;
// a test finds sentences that promise or cite something and are not here.
import { company } from "~/content/claims/company";
import { practice } from "~/content/claims/practice";
import { rules } from "~/content/claims/rules";
import { terms } from "~/content/claims/terms";
import type { Claim } from "~/content/types/claim";

export const claims: Readonly<Record<string, readonly Claim[]>> = {
  "The deal": terms,
  "The firm": company,
  "The work": practice,
  "Figures and rules": rules,
};
