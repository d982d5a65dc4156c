import type { Config } from "../config";
import { createStore } from "../database/store";
import { checkConfiguration } from "./check-configuration";
import { checkMail } from "./check-mail";
import { checkStore } from "./check-store";
import { checkSubmissions } from "./check-submissions";
import { checkUpstream } from "./check-upstream";
import { type Finding, fail } from "./finding";
import { reasonOf } from "./reason";

/** For an answer of the upstream or the mail server, in milliseconds. */
const ANSWER_MS = 8_000;
/** For everything, in milliseconds: more than the store's own limits add up to. */
const LIMIT_MS = 20_000;

type Check = () => Promise<Finding[]>;

/**
 * Looks at everything that the site depends on and prints a line each: "ok", "warn" or "fail", what was found and what to
 * do. Nothing is sent to anyone. Returns the exit code: 1 when something failed. Takes 20 seconds at most.
 */
export async function runDoctor(config: Config, print: (line: string) => void): Promise<0 | 1> {
  const store = createStore(config);
  const { apiBaseUrl, mail } = config;
  const opened = checkStore(store, config);
  const submissions: Check = async () => {
    // The store has been reported once.
    if ((await opened).some(({ level }) => level === "fail")) return [];
    return checkSubmissions(store);
  };
  const checks: [string, Check][] = [
    ["configuration", async () => checkConfiguration(config)],
    ["store", () => opened],
    ["submissions", submissions],
  ];
  if (apiBaseUrl) checks.push(["upstream", () => checkUpstream(apiBaseUrl, ANSWER_MS)]);
  // With an API no mail is sent.
  else if (mail) checks.push(["mail", () => checkMail(mail, ANSWER_MS)]);
  let failed = false;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, "late");
  });
  const begun = checks.map(([subject, check]) => [subject, settled(check)] as const);
  for (const [subject, findings] of begun) {
    const inTime = await Promise.race([findings, limit]);
    for (const { level, text } of inTime === "late" ? [fail("no answer in time")] : inTime) {
      print(`${level.padEnd(4)}  ${subject}: ${text}`);
      failed ||= level === "fail";
    }
  }
  await Promise.race([store.close(), limit]);
  clearTimeout(timer);
  return failed ? 1 : 0;
}

const settled = (check: Check): Promise<Finding[]> =>
  check().catch((error: unknown) => [fail(`could not be checked: ${reasonOf(error)}`)]);
