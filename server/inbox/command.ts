import { ConfigError, readConfig } from "../config";
import type { SubmissionState } from "../database/schema";
import { createStore, storeAddress } from "../database/store";
import { runDoctor } from "../doctor/doctor";
import { createSubmissionRepository } from "../submissions/repository";
import { createInbox, type InboxEntry } from "./entries";
import { exportAll } from "./export";
import { details, listing, summary } from "./format";
import { resend } from "./resend";

const USAGE = `usage: npm run inbox -- COMMAND

  list [STATE]     what is there, newest first, with counts; STATE: pending, failed, inbox, spam or delivered
  counts           how many there are in each state, and how long the oldest has waited
  show ID          one submission, whole
  export FOLDER    all of them as submissions.json and submissions.csv, with the résumés
  resend ID|STATE  deliver what was not delivered (needs API_BASE_URL or SMTP_URL)
  forget ID        erase one for good
  doctor           check configuration, store, and the API or mail server, sending nothing
`;

const STATES = ["pending", "failed", "inbox", "spam", "delivered"];
const isState = (text: string | undefined): text is SubmissionState => STATES.includes(text ?? "");

const takes: Record<string, (argument: string | undefined) => boolean> = {
  list: (argument) => argument === undefined || isState(argument),
  counts: (argument) => argument === undefined,
  show: Boolean,
  export: Boolean,
  resend: (argument) => Boolean(argument) && argument !== "delivered",
  forget: Boolean,
  doctor: (argument) => argument === undefined,
};

/** The operator's command. Returns the exit code: 0, 1 when it failed, 2 for bad usage or an unknown id. */
export async function runInbox(
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  print: (text: string) => void = (text) => process.stdout.write(`${text}\n`),
): Promise<number> {
  const [command = "list", argument, ...rest] = args;
  if (!Object.hasOwn(takes, command) || !takes[command]?.(argument) || rest.length > 0) {
    print(USAGE);
    return 2;
  }
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(command === "doctor" ? error.message.replace(/^/gm, "fail  configuration: ") : error.message);
    return 1;
  }
  if (command === "doctor") return runDoctor(config, print);
  const store = createStore(config);
  const inbox = createInbox(store);
  const submissions = createSubmissionRepository(store);
  try {
    return await run(argument ?? "");
  } catch (error) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const where = path ? ` (${path})` : "";
    print(`That could not be done: ${code ?? message}${where}. The store is ${storeAddress(config)}.`);
    return 1;
  } finally {
    await store.close();
  }

  async function run(target: string): Promise<number> {
    if (command === "list") {
      const entries = await inbox.list(isState(target) ? target : undefined);
      if (entries.length > 0) print(`${listing(entries)}\n`);
    }
    if (command === "list" || command === "counts") {
      print(summary(await submissions.countByState(), await submissions.oldestPendingAge()));
      return 0;
    }
    if (command === "export") {
      const { submissions: exported, problems } = await exportAll(inbox, target);
      for (const { id, why } of problems) print(`The file of ${id} was not exported: ${why}`);
      print(`Exported ${exported} submissions to ${target}.`);
      return problems.length > 0 ? 1 : 0;
    }
    if (command === "resend" && isState(target)) return resendAll(await inbox.list(target));
    const entry = await inbox.find(target);
    if (!entry) {
      print(`There is no submission ${target}.`);
      return 2;
    }
    if (command === "show") print(details(entry));
    if (command === "forget") {
      await inbox.remove(entry.id);
      print(`Forgot ${entry.id}.`);
    }
    return command === "resend" ? resendAll([entry]) : 0;
  }

  async function resendAll(entries: readonly InboxEntry[]): Promise<number> {
    let worst = 0;
    for (const entry of entries) {
      const { code, text } = await resend(config, store, entry);
      print(text);
      worst = Math.max(worst, code);
    }
    return worst;
  }
}
