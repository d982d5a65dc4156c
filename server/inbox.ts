import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, readConfig } from "./config";
import { csv } from "./inbox/csv";
import { createInbox } from "./inbox/store";
import { details, listing } from "./inbox/text";
import { createLog } from "./services/log";
import { createStore } from "./services/store/index";
import { createSubmissions } from "./services/submissions";

/** What is exported is personal. */
const OWNER_ONLY = { mode: 0o600 };

const USAGE = `usage: npm run inbox -- COMMAND

  list             what is there, newest first, with counts by state
  show ID          one submission, whole
  export FOLDER    all of them as submissions.json and submissions.csv, with the résumés
  resend ID        deliver one that was not delivered (needs API_BASE_URL)
  forget ID        erase one for good
`;

/**
 * The operator's command. Prints plain text and returns the exit code: 0, 2 for bad usage or an unknown id, 1 when it
 * could not be done.
 */
export async function runInbox(
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  print: (text: string) => void = (text) => process.stdout.write(`${text}\n`),
): Promise<number> {
  const [command = "list", argument, ...rest] = args;
  const known = ["list", "show", "export", "resend", "forget"].includes(command);
  if (!known || rest.length > 0 || (command === "list" ? argument !== undefined : !argument)) {
    print(USAGE);
    return 2;
  }
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(error.message);
    return 1;
  }
  const store = createStore(config);
  const inbox = createInbox(store);
  const target = argument ?? "";
  try {
    if (command === "list") {
      print(listing(await inbox.list()));
      return 0;
    }
    if (command === "export") {
      await exportAll(target);
      return 0;
    }
    const submission = await inbox.find(target);
    if (!submission) {
      print(`There is no submission ${target}.`);
      return 2;
    }
    if (command === "show") print(details(submission));
    if (command === "forget") {
      await inbox.forget(target);
      print(`Forgot ${target}.`);
    }
    return command === "resend" ? await resend(target) : 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    print(`That could not be done: ${code ?? message}. The store is ${config.databaseFile}.`);
    return 1;
  } finally {
    await store.close();
  }

  async function exportAll(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const submissions = await inbox.list();
    for (const { files } of submissions) {
      for (const { id, exportName } of files) {
        const file = await inbox.file(id);
        if (file) writeFileSync(join(folder, exportName), file.bytes, OWNER_ONLY);
      }
    }
    writeFileSync(join(folder, "submissions.json"), `${JSON.stringify(submissions, null, 2)}\n`, OWNER_ONLY);
    writeFileSync(join(folder, "submissions.csv"), csv(submissions), OWNER_ONLY);
    print(`Exported ${submissions.length} submissions to ${folder}.`);
  }

  async function resend(id: string): Promise<number> {
    const submission = await inbox.whole(id);
    if (!config.apiBaseUrl || !submission) {
      print(
        config.apiBaseUrl ? `${id} was delivered already.` : "There is no API_BASE_URL to deliver it to.",
      );
      return 2;
    }
    const result = await createSubmissions(config, store, createLog("silent")).send(submission);
    print(result.ok ? `Delivered ${id}.` : `${id} could not be delivered; it stays in the inbox.`);
    return result.ok ? 0 : 1;
  }
}
