import type { Config } from "../../config/config";
import { warningsFor } from "../../config/warnings";
import { createStore } from "../store/store";
import { checkFolders, checkMail, checkStore, checkUpstream, type Finding, fail, ok, warn } from "./checks";
import type { Print } from "./format";

/** For a response from the upstream or the mail server. */
const RESPONSE_TIMEOUT_MS = 8_000;

/** Checks everything that the site depends on, concurrently. Sends neither a submission nor a mail. Returns the exit code. */
export async function runDoctor(
  config: Config,
  print: Print,
  missingOwnerFacts: readonly string[],
): Promise<0 | 1> {
  const store = createStore(config, undefined, { mustExist: true });
  const { apiBaseUrl, mail } = config;
  const warnings = warningsFor(config, missingOwnerFacts).map(({ of, text }) =>
    of === "law" ? fail(text) : warn(text),
  );
  const checks: [string, Finding[] | Promise<Finding[]>][] = [
    ["configuration", [ok("every variable is valid"), ...warnings]],
    ["store", checkFolders(config)],
    ["store", checkStore(store, config)],
  ];
  if (apiBaseUrl) checks.push(["upstream", checkUpstream(apiBaseUrl, config, RESPONSE_TIMEOUT_MS)]);
  // With an API, mail reports what is not delivered.
  if (mail) checks.push(["mail", checkMail(mail, RESPONSE_TIMEOUT_MS)]);
  let failed = false;
  for (const [subject, findings] of checks) {
    for (const { level, text } of await findings) {
      await print(`${level.padEnd(4)}  ${subject}: ${text}`);
      failed ||= level === "fail";
    }
  }
  await store.close();
  return failed ? 1 : 0;
}
