import { ConfigError, readConfig } from "../config";
import type { SubmissionState } from "../database/schema";
import { createStore, storeName } from "../database/store";
import { runDoctor } from "../doctor/doctor";
import { codeOf, reasonOf } from "../observability/reason";
import { createSubmissionRepository } from "../submissions/repository";
import { createInbox } from "./entries";
import { exportAll } from "./export";
import { details, listing, summary } from "./format";
import { hasReaderLeft, type Print, printToStdout } from "./output";
import { resend } from "./resend";

const USAGE = `usage: npm run inbox -- COMMAND

  list [STATE]     list submissions, newest first; STATE: pending, failed, inbox, spam or delivered. Without it, all
                   but the delivered ones, of which only receipts remain
  counts           count submissions in each state, and show how long the oldest has been pending
  show ID          show one submission in full
  export FOLDER    export all submissions as submissions.json and submissions.csv, with the résumés
  resend ID|STATE  deliver now what has not been delivered (needs API_BASE_URL or SMTP_URL)
  forget ID        erase one submission permanently
  doctor           check the configuration, the store, and the API or mail server; sends nothing
`;

/** What still needs someone, or may. */
const WAITING: readonly SubmissionState[] = ["pending", "failed", "inbox", "spam"];
const STATES: readonly SubmissionState[] = [...WAITING, "delivered"];
const isState = (text: string | undefined): text is SubmissionState =>
  (STATES as readonly (string | undefined)[]).includes(text);

const takes: Record<string, (argument: string | undefined) => boolean> = {
  list: (argument) => argument === undefined || isState(argument),
  counts: (argument) => argument === undefined,
  show: Boolean,
  export: Boolean,
  resend: (argument) => Boolean(argument) && argument !== "delivered",
  forget: Boolean,
  doctor: (argument) => argument === undefined,
};

/** The operator's command. Returns the exit code: 0 for success, 1 for failure, 2 for bad usage or an unknown id. */
export async function runInbox(
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  print: Print = printToStdout,
): Promise<number> {
  try {
    return await runCommand(args, env, print);
  } catch (error) {
    if (hasReaderLeft(error)) return 0;
    throw error;
  }
}

async function runCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  print: Print,
): Promise<number> {
  const [command = "list", argument, ...rest] = args;
  if (!Object.hasOwn(takes, command) || !takes[command]?.(argument) || rest.length > 0) {
    await print(USAGE);
    return 2;
  }
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    await print(command === "doctor" ? error.message.replace(/^/gm, "fail  configuration: ") : error.message);
    return 1;
  }
  if (command === "doctor") return runDoctor(config, print);
  const store = createStore(config, undefined, { mustExist: true });
  const inbox = createInbox(store);
  const submissions = createSubmissionRepository(store);
  try {
    return await run(argument ?? "");
  } catch (error) {
    if (hasReaderLeft(error)) throw error;
    const { message, path } = error as NodeJS.ErrnoException;
    const where = path ? ` (${path})` : "";
    await print(
      `Failed: ${codeOf(error) ? reasonOf(error) : message}${where}. The store is ${storeName(config)}.`,
    );
    return 1;
  } finally {
    await store.close();
  }

  async function run(target: string): Promise<number> {
    if (command === "list") {
      for await (const page of inbox.pages(isState(target) ? [target] : WAITING)) await print(listing(page));
    }
    if (command === "list" || command === "counts") {
      const counts = summary(await submissions.countByState(), await submissions.oldestPendingAge());
      await print(`${counts} Store: ${storeName(config)}.`);
      return 0;
    }
    if (command === "export") {
      const { submissions: exported, problems } = await exportAll(inbox, STATES, target);
      for (const { id, why } of problems) await print(`The file of ${id} was not exported: ${why}.`);
      await print(`Exported ${exported} submissions to ${target}.`);
      return problems.length > 0 ? 1 : 0;
    }
    if (command === "resend" && isState(target)) {
      let worst = 0;
      for await (const page of inbox.pages([target]))
        for (const entry of page) worst = Math.max(worst, await resendOne(entry));
      return worst;
    }
    const entry = await inbox.find(target);
    if (!entry) {
      await print(`No submission ${target}. The store is ${storeName(config)}.`);
      return 2;
    }
    if (command === "resend") return resendOne(entry);
    if (command === "show") await print(details(entry));
    if (command === "forget") {
      await inbox.remove(entry.id);
      await print(`Erased ${entry.id}.`);
    }
    return 0;
  }

  async function resendOne(entry: Parameters<typeof resend>[2]): Promise<number> {
    const { code, text } = await resend(config, store, entry);
    await print(text);
    return code;
  }
}
