import type { MailConfig } from "../config";
import { sizeInMail } from "../delivery/transports/mail-message";
import { reasonOf } from "../observability/reason";
import { type Finding, fail, ok, warn } from "./finding";

/** What the careers page takes. */
const LARGEST_FILE = { byteLength: 20_971_520 };
/** Its mail, with room for texts and headers. */
const LARGEST_MAIL = sizeInMail(LARGEST_FILE) + 100_000;

/** Connects, greets and signs in as a delivery does, and sends no mail. */
export async function checkMail({ smtpUrl }: MailConfig, timeoutMs: number): Promise<Finding[]> {
  const { createTransport } = await import("nodemailer");
  const transcript: string[] = [];
  const transport = createTransport({
    url: smtpUrl,
    // The only public way to what the server says of itself.
    logger: recorderOf(transcript),
    debug: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const { host, username } = new URL(smtpUrl);
  try {
    await transport.verify();
    return [
      ok(username ? `${host} accepts the user and password` : `${host} answers; no user is configured`),
      ...checkSize(host, statedSize(transcript)),
    ];
  } catch (error) {
    const { responseCode } = error as { responseCode?: unknown };
    if ((error as { code?: unknown }).code === "EAUTH") {
      return [fail(`${host} rejects the user or password in SMTP_URL (${responseCode ?? "EAUTH"})`)];
    }
    const why = typeof responseCode === "number" ? `SMTP ${responseCode}` : reasonOf(error);
    return [fail(`${host} cannot be used: ${why}`)];
  } finally {
    transport.close();
  }
}

function checkSize(host: string, size: number | undefined): Finding[] {
  if (!size || size >= LARGEST_MAIL) return [];
  const [taken, needed] = [Math.floor(size / 1e6), Math.ceil(LARGEST_MAIL / 1e6)];
  return [
    warn(
      `${host} takes mails of ${taken} MB, and an application with the largest file needs ${needed} MB: it would not be delivered. Raise the server's limit.`,
    ),
  ];
}

/** What the last EHLO's answer states (RFC 1870); none or 0 is no limit. */
function statedSize(transcript: readonly string[]): number | undefined {
  const stated = transcript.map((line) => /^250[ -]SIZE (\d+)$/im.exec(line)?.[1]).filter(Boolean);
  return stated.length > 0 ? Number(stated.at(-1)) : undefined;
}

function recorderOf(transcript: string[]) {
  const ignore = () => {};
  return {
    level: ignore,
    trace: ignore,
    debug: (entry: { tnx?: string }, line: string) => {
      if (entry.tnx === "server") transcript.push(line);
    },
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
}
