import type { Config } from "../config";
import { privacyWarning } from "./operator";
import { exampleAccountsWarning } from "./social-accounts";

/** For the operator, at the start and in the doctor: what the pages show for want of the operator's own words. */
export const unfilledWarnings = ({ social, operator }: Pick<Config, "social" | "operator">): string[] =>
  [exampleAccountsWarning(social), privacyWarning(operator)].filter((warning) => warning !== undefined);
