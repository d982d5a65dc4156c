import type { Config } from "../config";
import { createStore } from "../database/store";
import type { EmptyFields } from "../environment/missing-owner-facts";
import type { Print } from "../inbox/format";
import { reasonOf } from "../observability/reason";
import { checkConfiguration } from "./check-configuration";
import { checkMail, checkStore, checkSubmissions, checkUpstream, type Finding, fail } from "./checks";

/** For a response from the upstream or the mail server. */
const ANSWER_MS = 8_000;
/** For all checks together: more than the store's own limits add up to. */
const LIMIT_MS = 20_000;

type Check = () => Promise<Finding[]>;

/**
 * Checks everything that the site depends on. Each finding is one line: "ok", "warn" or "fail", and what to do. Sends no
 * submission and no mail. Returns the exit code, 1 when a check failed, within 20 seconds.
 */
export async function runDoctor(config: Config, print: Print, emptyFields: EmptyFields): Promise<0 | 1> {
  const store = createStore(config, undefined, { mustExist: true });
  const { apiBaseUrl, mail } = config;
  const opened = checkStore(store, config);
  const submissions: Check = async () => {
    // The check of the store has reported why there are none to check.
    if ((await opened).some(({ level }) => level !== "ok")) return [];
    return checkSubmissions(store);
  };
  const checks: [string, Check][] = [
    ["configuration", async () => checkConfiguration(config, emptyFields)],
    ["store", () => opened],
    ["submissions", submissions],
  ];
  if (apiBaseUrl) checks.push(["upstream", () => checkUpstream(apiBaseUrl, config, ANSWER_MS)]);
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
    for (const { level, text } of inTime === "late" ? [fail("timed out")] : inTime) {
      await print(`${level.padEnd(4)}  ${subject}: ${text}`);
      failed ||= level === "fail";
    }
  }
  await Promise.race([store.close(), limit]);
  clearTimeout(timer);
  return failed ? 1 : 0;
}

const settled = (check: Check): Promise<Finding[]> =>
  check().catch((error: unknown) => [fail(`check failed: ${reasonOf(error)}`)]);
