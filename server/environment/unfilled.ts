import type { Config } from "../config";
import { exampleAccountsWarning } from "./social-accounts";

/** Names of the fields of app/content/owner.ts that are empty. The entry of the bundle hands them in. */
export type EmptyFields = readonly string[];

/** For the operator, at the start and in the doctor: what the pages lack of the owner's own. */
export function unfilledWarnings({ social }: Pick<Config, "social">, empty: EmptyFields): string[] {
  const facts = `app/content/owner.ts has no ${empty.join(", ")}: pages leave it out, or say that it is not published yet.`;
  return [exampleAccountsWarning(social), empty.length > 0 ? facts : undefined].filter(
    (warning) => warning !== undefined,
  );
}
