import type { MailConfig } from "../config";
import { reasonOf } from "../observability/reason";
import { type Finding, fail, ok } from "./finding";

/** Connects, greets and signs in as a delivery does, and sends no mail. */
export async function checkMail({ smtpUrl }: MailConfig, timeoutMs: number): Promise<Finding[]> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
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
