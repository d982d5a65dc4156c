import { parseArgs } from "node:util";
import type { SubmissionFilter } from "../store/reading";
import { STATES, type SubmissionState } from "../store/schema";

export const USAGE = `usage: inbox COMMAND

  list [STATE] [FILTER]           list submissions, newest first; STATE: ${STATES.join(", ")}.
                                  Default: all except delivered, of which only receipts remain.
                                  The last line counts each state, and shows the age of the oldest pending one
  show ID                         show one submission in full
  export FOLDER [STATE] [FILTER]  export submissions as JSON and CSV, with the résumés
  resend ID|STATE                 deliver undelivered submissions now (needs API_BASE_URL or SMTP_URL)
  forget ID|ADDRESS               erase one submission, or all of an email address, permanently
  backup FOLDER                   copy a SQLite store while the server runs; the copy is named after its time
  copy --to postgres://…          copy a SQLite store to an empty PostgreSQL database, after stopping the server;
                                  PGPASSWORD may contain the password
  doctor                          check the configuration, the store, and the API or mail server; sends nothing

FILTER: --from ADDRESS  of this email address, in either case
        --since DAY     received since this day, YYYY-MM-DD in UTC
`;

export interface Request {
  command: string;
  /** The first argument: an id, an address, a folder or a state; may be empty. */
  target: string;
  filter: SubmissionFilter;
  /** For copy: a PostgreSQL URL. */
  to?: string;
}

/** Submissions that may still need the operator. */
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

/** Each command's arguments, then its options. */
const COMMANDS = new Map<string, [argumentValidators: Validator[], options?: Record<string, Validator>]>([
  ["list", [[isStateOrNone], FILTERS]],
  ["show", [[isGiven]]],
  ["export", [[isGiven, isStateOrNone], FILTERS]],
  ["resend", [[isUndelivered]]],
  ["forget", [[isGiven]]],
  ["backup", [[isGiven]]],
  ["copy", [[], { to: isPostgres }]],
  ["doctor", [[]]],
]);

/** Undefined for bad usage. */
export function parseRequest(args: string[]): Request | undefined {
  const { values, positionals } = split(args) ?? { values: {}, positionals: ["usage"] };
  const [command = "list", ...given] = positionals;
  const [argumentValidators, options = {}] = COMMANDS.get(command) ?? [];
  if (!argumentValidators || given.length > argumentValidators.length) return undefined;
  if (!argumentValidators.every((isValid, at) => isValid(given[at] ?? ""))) return undefined;
  if (!Object.entries(values).every(([name, value]) => options[name]?.(value))) return undefined;
  const { from, since, to } = values;
  if (command === "copy" && !to) return undefined;
  const state = given[argumentValidators.indexOf(isStateOrNone)] ?? "";
  const states = isState(state) ? [state] : command === "list" ? WAITING : undefined;
  const [target = ""] = given;
  return { command, target, to, filter: { states, from, since: since ? Date.parse(since) : undefined } };
}

function split(args: string[]) {
  const string = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { from: string, since: string, to: string }, allowPositionals: true });
  } catch {
    return undefined;
  }
}
