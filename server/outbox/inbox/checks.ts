import { dirname, resolve } from "node:path";
import type { Config, MailConfig } from "../../config/config";
import { codeOf, reasonOf } from "../../observability/reason";
import { connect, smtpReason } from "../delivery/transports/mail";
import { apiHeaders } from "../delivery/transports/upstream";
import { KIND_NAMES, kindConfig } from "../kinds";
import { requireWritable } from "../store/data-folder";
import { StoreMissing } from "../store/migrations";
import { type Store, storeName } from "../store/store";

/** One line of the doctor's report, without secrets and personal data. */
export interface Finding {
  level: "ok" | "warn" | "fail";
  text: string;
}

export const ok = (text: string): Finding => ({ level: "ok", text });
export const warn = (text: string): Finding => ({ level: "warn", text });
export const fail = (text: string): Finding => ({ level: "fail", text });

export function checkFolders(config: Pick<Config, "dataDir" | "database">): Finding[] {
  const { dataDir, database } = config;
  const folders = new Set([dataDir, ...(database.kind === "sqlite" ? [dirname(database.file)] : [])]);
  return [...folders].flatMap((folder) => {
    try {
      requireWritable(folder);
      return [];
    } catch (error) {
      return fail(`${resolve(folder)} is not writable (${codeOf(error)})`);
    }
  });
}

/** Opens an existing store, which migrates it, then writes and deletes a row. */
export async function checkStore(store: Store, config: Pick<Config, "database">): Promise<Finding[]> {
  const name = storeName(config);
  try {
    await store.db();
  } catch (error) {
    if (error instanceof StoreMissing)
      return [warn(`${name}: ${error.message} A server creates it when it starts.`)];
    return [fail(`${name} cannot be opened: ${reasonOf(error)}`)];
  }
  const opened = ok(`${name} is open and its tables are up to date`);
  return store.check().then(
    () => [opened, ok("a row was written and deleted")],
    (error: unknown) => [opened, fail(`${name} cannot be written: ${reasonOf(error)}`)],
  );
}

/** Sends OPTIONS, which changes nothing (RFC 9110, 9.2.1), to the address of each kind. */
export async function checkUpstream(
  apiBaseUrl: string,
  config: Pick<Config, "apiToken" | "userAgent">,
  timeoutMs: number,
): Promise<Finding[]> {
  return Promise.all(
    KIND_NAMES.map(async (kind) => {
      const url = `${apiBaseUrl}/api/${kindConfig(kind).upstreamPath}`;
      try {
        const response = await fetch(url, {
          method: "OPTIONS",
          redirect: "manual",
          headers: apiHeaders(config),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel().catch(() => {});
        return findingFor(url, response.status, Boolean(config.apiToken));
      } catch (error) {
        return fail(`${url} cannot be reached: ${reasonOf(error)}`);
      }
    }),
  );
}

/** Many servers do not implement OPTIONS: reports only statuses that a POST would get too. */
function findingFor(url: string, status: number, hasToken: boolean): Finding {
  const text = `${url} answers OPTIONS with ${status}`;
  if (status >= 500 && status !== 501) return fail(`${text}: the API is failing`);
  if (status >= 300 && status < 400)
    return warn(`${text}: redirects count as failures. Set the final address.`);
  if (status === 401 || status === 403)
    return warn(
      `${text}: ${hasToken ? "it may reject API_TOKEN" : "set API_TOKEN if it wants a bearer token"}`,
    );
  if (status === 404 || status === 410) return warn(`${text}: is API_BASE_URL right?`);
  return ok(text);
}

/** Connects and signs in. nodemailer sends RCPT only with a mail. */
export async function checkMail(mail: MailConfig, timeoutMs: number): Promise<Finding[]> {
  const transport = await connect(mail, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const { host, username } = new URL(mail.smtpUrl);
  try {
    await transport.verify();
    const answer = username
      ? `${host} accepts the user and password`
      : `${host} answers; no user is configured`;
    return [ok(`${answer}. Recipients are checked with the first mail`)];
  } catch (error) {
    const isRejected = codeOf(error) === "EAUTH";
    const text = isRejected ? "rejects the user or password in SMTP_URL" : "cannot be used";
    return [fail(`${host} ${text}: ${smtpReason(error)}`)];
  }
}
