import { type Config, ConfigError, readConfig } from "../config";
import type { SubmissionState } from "../database/schema";
import { emptyWriteAheadLog } from "../database/sqlite";
import { createStore, type Store, storeName } from "../database/store";
import { runDoctor } from "../doctor/doctor";
import type { EmptyFields } from "../environment/warnings";
import { codeOf, reasonOf } from "../observability/reason";
import { countByState, listSubmissions, STATES } from "../submissions/reading";
import { createSubmissionStore } from "../submissions/store";
import { exportAll } from "./export";
import { details, listing, type Print, summary } from "./format";
import { resend } from "./resend";

const USAGE = `usage: npm run inbox -- COMMAND

  list [STATE]       list submissions, newest first; STATE: ${STATES.join(", ")}.
                     Without it, all but the delivered ones, of which only receipts remain.
                     The last line counts the states, and says how long the oldest has been pending
  show ID            show one submission in full
  export FOLDER      export all submissions as JSON and CSV, with the résumés
  resend ID|STATE    deliver now what has not been delivered (needs API_BASE_URL or SMTP_URL)
  forget ID|ADDRESS  erase one submission, or all of an email address, permanently
  doctor             check the configuration, the store, and the API or mail server; sends nothing
`;

const printToStdout: Print = (text) =>
  new Promise((resolve) => process.stdout.write(`${text}\n`, () => resolve()));

/** What still needs someone, or may. */
const WAITING: readonly SubmissionState[] = ["pending", "failed", "inbox", "spam"];
const isState = (text: string): text is SubmissionState => STATES.some((state) => state === text);

/** The argument that each command takes; empty for none. */
const TAKES: Record<string, (argument: string) => boolean> = {
  list: (argument) => argument === "" || isState(argument),
  show: Boolean,
  export: Boolean,
  resend: (argument) => argument !== "" && (!isState(argument) || WAITING.includes(argument)),
  forget: Boolean,
  doctor: (argument) => argument === "",
};

/** The operator's command. Returns the exit code: 0 for success, 1 for failure, 2 for bad usage or an unknown id. */
export async function runInbox(
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  print: Print = printToStdout,
  emptyFields: EmptyFields = [],
): Promise<number> {
  const [command = "list", argument = "", ...rest] = args;
  try {
    if (!Object.hasOwn(TAKES, command) || !TAKES[command]?.(argument) || rest.length > 0) {
      await print(USAGE);
      return 2;
    }
    const config = readConfig(env);
    return command === "doctor"
      ? await runDoctor(config, print, emptyFields)
      : await runOnStore(config, command, argument, print);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    await print(command === "doctor" ? error.message.replace(/^/gm, "fail  configuration: ") : error.message);
    return 1;
  }
}

async function runOnStore(config: Config, command: string, target: string, print: Print): Promise<number> {
  const store = createStore(config, undefined, { mustExist: true });
  try {
    return await run(config, store, command, target, print);
  } catch (error) {
    const { message, path } = error as NodeJS.ErrnoException;
    const why = codeOf(error) ? reasonOf(error) : message;
    await print(`Failed: ${why}${path ? ` (${path})` : ""}. The store is ${storeName(config)}.`);
    return 1;
  } finally {
    await store.close();
  }
}

async function run(config: Config, store: Store, command: string, target: string, print: Print) {
  const submissions = createSubmissionStore(store);
  if (command === "list") {
    for await (const entry of listSubmissions(store, isState(target) ? [target] : WAITING))
      await print(listing(entry));
    const oldest = await submissions.oldestPendingAge();
    await print(`${summary(await countByState(store), oldest)} Store: ${storeName(config)}.`);
    return 0;
  }
  if (command === "export") {
    const { submissions: count, problems } = await exportAll(store, target);
    for (const { id, name, why } of problems) await print(`${name} of ${id} was not exported: ${why}.`);
    await print(`Exported ${count} submissions to ${target}.`);
    return problems.length > 0 ? 1 : 0;
  }
  if (command === "resend" && isState(target)) {
    let worst = 0;
    for await (const entry of listSubmissions(store, [target]))
      worst = Math.max(worst, await resend(config, store, entry, print));
    return worst;
  }
  const erased = command === "forget" && target.includes("@") ? await removeAllOf(target) : 0;
  if (erased > 0) return end(`Erased ${erased} submissions of ${target}.`);
  const entry = await submissions.find(target);
  if (!entry) {
    await print(`No submission ${target}. The store is ${storeName(config)}.`);
    return 2;
  }
  if (command === "resend") return resend(config, store, entry, print);
  if (command === "show") await print(details(entry));
  if (command !== "forget") return 0;
  await submissions.remove(entry.id);
  return end(`Erased ${entry.id}.`);

  async function end(text: string): Promise<number> {
    const isEmpty = config.database.kind !== "sqlite" || (await emptyWriteAheadLog(await store.db()));
    await print(
      isEmpty ? text : `${text} The store is busy: its write-ahead log is emptied within the hour.`,
    );
    return 0;
  }

  /** Erases what was sent with this email address, in either case, and returns how many submissions that were. */
  async function removeAllOf(address: string): Promise<number> {
    let removed = 0;
    for await (const { id, values } of listSubmissions(store)) {
      if (String(values?.email).toLowerCase() !== address.toLowerCase()) continue;
      await submissions.remove(id);
      removed += 1;
    }
    return removed;
  }
}
