import { type Config, ConfigError, readConfig } from "../../config/config";
import { codeOf, reasonOf } from "../../observability/reason";
import { countSubmissions } from "../store/counts";
import { findSubmission, listSubmissions } from "../store/reading";
import { eraseSubmission } from "../store/retention";
import { emptyWriteAheadLog } from "../store/sqlite";
import { createStore, type Store, storeName } from "../store/store";
import { isState, parseRequest, type Request, USAGE } from "./arguments";
import { backUp, copyStore } from "./copy";
import { runDoctor } from "./doctor";
import { exportSubmissions } from "./export";
import { details, listing, type Print, summary } from "./format";
import { resend } from "./resend";

const printToStdout: Print = (text) =>
  new Promise((resolve) => process.stdout.write(`${text}\n`, () => resolve()));

/** The operator's command. Returns the exit code: 0 for success, 1 for failure, 2 for bad usage or an unknown id. */
export async function runInbox(
  args: string[],
  missingOwnerFacts: readonly string[],
  env: Record<string, string | undefined> = process.env,
  print: Print = printToStdout,
): Promise<number> {
  const request = parseRequest(args);
  if (!request) {
    await print(USAGE);
    return 2;
  }
  const isDoctor = request.command === "doctor";
  try {
    const config = readConfig(env);
    return isDoctor
      ? await runDoctor(config, print, missingOwnerFacts)
      : await runOnStore(config, request, print);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    await print(isDoctor ? error.message.replace(/^/gm, "fail  configuration: ") : error.message);
    return 1;
  }
}

async function runOnStore(config: Config, request: Request, print: Print): Promise<number> {
  const store = createStore(config, undefined, true);
  try {
    return await run(config, store, request, print);
  } catch (error) {
    const { message, path } = error as NodeJS.ErrnoException;
    // Node's message on a file names it.
    const why = path || !codeOf(error) ? message.replace(/\.$/, "") : reasonOf(error);
    await print(`Failed: ${why}. The store is ${storeName(config)}.`);
    return 1;
  } finally {
    await store.close();
  }
}

async function run(config: Config, store: Store, request: Request, print: Print) {
  const { command, target, filter } = request;
  if (command === "list") {
    let found = 0;
    for await (const entry of listSubmissions(store, filter)) {
      await print(listing(entry));
      found += 1;
    }
    if (filter.from || filter.since) await print(`${found} found. In the whole store:`);
    await print(`${summary(await countSubmissions(store))} Store: ${storeName(config)}.`);
    return 0;
  }
  if (command === "export") {
    const { submissions: count, problems } = await exportSubmissions(store, target, filter);
    for (const { id, name, why } of problems) await print(`${name} of ${id} was not exported: ${why}.`);
    await print(`Exported ${count} submissions to ${target}.`);
    return problems.length > 0 ? 1 : 0;
  }
  if ((command === "backup" || command === "copy") && store.kind !== "sqlite")
    throw new Error(`${command} is for SQLite; use pg_dump`);
  if (command === "copy") {
    const to = readConfig({ DATABASE_URL: request.to });
    const counts = await copyStore(await store.db(), to);
    await print(
      `Copied to ${storeName(to)}: ${summary(counts)} Set DATABASE_URL to it before the next start.`,
    );
    return 0;
  }
  if (command === "backup") {
    const { path, size } = await backUp(await store.db(), target);
    await print(`Backed up to ${path} (${size} bytes).`);
    return 0;
  }
  if (command === "resend" && isState(target)) {
    let worst = 0;
    for await (const entry of listSubmissions(store, { states: [target] }))
      worst = Math.max(worst, await resend(config, store, entry, print));
    return worst;
  }
  const entry = await findSubmission(store, target);
  if (command === "resend" && entry) return resend(config, store, entry, print);
  const text = command === "forget" ? await forget(store, target) : entry && details(entry);
  await print(text ?? `No submission ${target}. The store is ${storeName(config)}.`);
  return text ? 0 : 2;
}

/** @returns a message; undefined if there is no such id, or nothing of this email address, in either case */
async function forget(store: Store, target: string) {
  let erased = 0;
  if (!target.includes("@")) erased = (await eraseSubmission(store, target)) ? 1 : 0;
  else
    for await (const { id } of listSubmissions(store, { from: target }))
      if (await eraseSubmission(store, id)) erased += 1;
  if (erased === 0) return undefined;
  const text = target.includes("@") ? `Erased ${erased} submissions of ${target}.` : `Erased ${target}.`;
  const isEmpty = store.kind !== "sqlite" || (await emptyWriteAheadLog(await store.db()));
  return isEmpty ? text : `${text} The store is busy: its write-ahead log is emptied within the hour.`;
}
