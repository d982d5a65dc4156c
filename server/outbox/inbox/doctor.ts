import { existsSync } from "node:fs";
import type { Config, MailConfig } from "../../config/config";
import { warningsFor } from "../../config/warnings";
import { codeOf, reasonOf } from "../../observability/reason";
import { connect, smtpReason } from "../delivery/transports/mail";
import { apiHeaders } from "../delivery/transports/upstream";
import { KIND_NAMES, kindConfig } from "../kinds";
import { StoreMissing } from "../store/migrations";
import { createStore, type Store, storeName } from "../store/store";
import type { Print } from "./format";

/** One line of the report, without secrets and personal data. */
type Finding = [level: "ok" | "warn" | "fail", text: string];

/** For a response from the upstream or the mail server. */
const TIMEOUT_MS = 8_000;

/** Checks everything that the site depends on, concurrently. Sends neither a submission nor a mail. Returns the exit code. */
export async function runDoctor(
  config: Config,
  print: Print,
  missingOwnerFacts: readonly string[],
): Promise<0 | 1> {
  const store = createStore(config, undefined, true);
  const { apiBaseUrl, mail } = config;
  const warnings = warningsFor(config, missingOwnerFacts).map(
    ({ of, text }): Finding => [of === "law" ? "fail" : "warn", text],
  );
  const checks: [subject: string, Finding[] | Promise<Finding[]>][] = [
    ["configuration", [["ok", "every variable is valid"], ...warnings]],
    ["store", checkStore(store, config)],
  ];
  if (apiBaseUrl) checks.push(["upstream", checkUpstream(apiBaseUrl, config)]);
  // With an API, mail reports what is not delivered.
  if (mail) checks.push(["mail", checkMail(mail)]);
  let failed = false;
  for (const [subject, findings] of checks) {
    for (const [level, text] of await findings) {
      await print(`${level.padEnd(4)}  ${subject}: ${text}`);
      failed ||= level === "fail";
    }
  }
  await store.close();
  return failed ? 1 : 0;
}

/** Opens an existing store, which migrates it, then writes and deletes a row. */
async function checkStore(store: Store, config: Config): Promise<Finding[]> {
  const name = storeName(config);
  try {
    await store.db();
  } catch (error) {
    // A mistyped DATA_DIR names no folder.
    const level = existsSync(config.dataDir) ? "warn" : "fail";
    if (error instanceof StoreMissing)
      return [[level, `${name}: ${error.message} A server creates it when it starts.`]];
    return [["fail", `${name} cannot be opened: ${reasonOf(error)}`]];
  }
  const opened: Finding = ["ok", `${name} is open and its tables are up to date`];
  return store.check().then(
    () => [opened, ["ok", "a row was written and deleted"]],
    (error: unknown) => [opened, ["fail", `${name} cannot be written: ${reasonOf(error)}`]],
  );
}

/** Sends OPTIONS, which changes nothing (RFC 9110, 9.2.1), to the address of each kind. */
async function checkUpstream(apiBaseUrl: string, config: Config): Promise<Finding[]> {
  return Promise.all(
    KIND_NAMES.map(async (kind): Promise<Finding> => {
      const url = `${apiBaseUrl}/api/${kindConfig(kind).upstreamPath}`;
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers = apiHeaders(config);
      try {
        const response = await fetch(url, { method: "OPTIONS", redirect: "manual", headers, signal });
        await response.body?.cancel().catch(() => {});
        return findingFor(`${url} answers OPTIONS with ${response.status}`, response.status, config);
      } catch (error) {
        return ["fail", `${url} cannot be reached: ${reasonOf(error)}`];
      }
    }),
  );
}

/** Many servers do not implement OPTIONS: reports only statuses that a POST would get too. */
function findingFor(text: string, status: number, { apiToken }: Config): Finding {
  if (status >= 500 && status !== 501) return ["fail", `${text}: the API is failing`];
  if (status >= 300 && status < 400)
    return ["warn", `${text}: redirects count as failures. Set the final address.`];
  const advice = apiToken ? "it may reject API_TOKEN" : "set API_TOKEN if it wants a bearer token";
  if (status === 401 || status === 403) return ["warn", `${text}: ${advice}`];
  if (status === 404 || status === 410) return ["warn", `${text}: is API_BASE_URL right?`];
  return ["ok", text];
}

/** Connects and signs in. nodemailer sends RCPT only with a mail. */
async function checkMail(mail: MailConfig): Promise<Finding[]> {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = await connect(mail, { ...limits, dnsTimeout: TIMEOUT_MS });
  const { host, username } = new URL(mail.smtpUrl);
  const answer = username ? "accepts the user and password" : "answers; no user is configured";
  try {
    await transport.verify();
    return [["ok", `${host} ${answer}. Recipients are checked with the first mail`]];
  } catch (error) {
    const isRejected = codeOf(error) === "EAUTH";
    const text = isRejected ? "rejects the user or password in SMTP_URL" : "cannot be used";
    return [["fail", `${host} ${text}: ${smtpReason(error)}`]];
  }
}
