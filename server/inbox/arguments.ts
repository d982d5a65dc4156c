import { parseArgs } from "node:util";
import type { SubmissionState } from "../database/schema";
import { STATES, type SubmissionFilter } from "../submissions/reading";

export const USAGE = `usage: npm run inbox -- COMMAND

  list [STATE] [FILTER]           list submissions, newest first; STATE: ${STATES.join(", ")}.
                                  Without it, all but the delivered ones, of which only receipts remain.
                                  The last line counts the states, and says how long the oldest has been pending
  show ID                         show one submission in full
  export FOLDER [STATE] [FILTER]  export submissions as JSON and CSV, with the résumés
  resend ID|STATE                 deliver now what has not been delivered (needs API_BASE_URL or SMTP_URL)
  forget ID|ADDRESS               erase one submission, or all of an email address, permanently
  backup FILE|FOLDER              copy a SQLite store while the server runs; in a folder, the copy's name is its time
  copy --to postgres://…          copy a SQLite store to an empty PostgreSQL database, while no server runs;
                                  PGPASSWORD may contain the password
  doctor                          check the configuration, the store, and the API or mail server; sends nothing

FILTER: --from ADDRESS  of this email address, in either case
        --since DAY     received since this day, YYYY-MM-DD in UTC
`;

export interface Request {
  command: string;
  /** The first argument: an id, an address, a folder or a state; empty without one. */
  target: string;
  filter: SubmissionFilter;
  /** For copy: a PostgreSQL URL. */
  to?: string;
}

/** What still needs someone, or may. */
const WAITING: readonly SubmissionState[] = ["pending", "failed", "inbox", "spam"];

export const isState = (text: string): text is SubmissionState => STATES.some((state) => state === text);

type Validator = (value: string) => boolean;

const isGiven: Validator = (text) => text !== "";
const isStateOrNone: Validator = (text) => text === "" || isState(text);
const isUndelivered: Validator = (text) => isGiven(text) && (!isState(text) || WAITING.includes(text));
/** Date.parse alone accepts 30 February. */
const isDay: Validator = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !!new Date(text).toJSON()?.startsWith(text);
const isPostgres: Validator = (url) => /^postgres(ql)?:/.test(url);

const FILTERS: Record<string, Validator> = { from: (address) => address.includes("@"), since: isDay };

/** What each command takes: its arguments, then its options. */
const COMMANDS = new Map<string, [takes: Validator[], options?: Record<string, Validator>]>([
  ["list", [[isStateOrNone], FILTERS]],
  ["show", [[isGiven]]],
  ["export", [[isGiven, isStateOrNone], FILTERS]],
  ["resend", [[isUndelivered]]],
  ["forget", [[isGiven]]],
  ["backup", [[isGiven]]],
  ["copy", [[], { to: isPostgres }]],
  ["doctor", [[]]],
]);

/** Undefined for what the usage does not have. */
export function parseRequest(args: readonly string[]): Request | undefined {
  const { values, positionals } = split(args) ?? { values: {}, positionals: ["usage"] };
  const [command = "list", ...given] = positionals;
  const [takes, options = {}] = COMMANDS.get(command) ?? [];
  if (!takes || given.length > takes.length || !takes.every((isValid, at) => isValid(given[at] ?? "")))
    return undefined;
  if (!Object.entries(values).every(([name, value]) => options[name]?.(value))) return undefined;
  const { from, since, to } = values;
  if (command === "copy" && !to) return undefined;
  const state = given[takes.indexOf(isStateOrNone)] ?? "";
  const states = isState(state) ? [state] : command === "list" ? WAITING : undefined;
  const [target = ""] = given;
  return { command, target, to, filter: { states, from, since: since ? Date.parse(since) : undefined } };
}

function split(args: readonly string[]) {
  const string = { type: "string" } as const;
  const options = { from: string, since: string, to: string };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // An unknown option, or one without a value.
    return undefined;
  }
}
