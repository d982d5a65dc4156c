import type { MailConfig } from "../config";
import { smtpOptions } from "../delivery/transports/mail";
import { reasonOf } from "../observability/reason";
import { type Finding, fail, ok } from "./finding";

/** Connects, greets and signs in as a delivery does. Nodemailer offers no way to try a recipient without a mail. */
export async function checkMail(mail: MailConfig, timeoutMs: number): Promise<Finding[]> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...smtpOptions(mail),
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
    return [ok(`${answer}. Whether it takes mail for each recipient, the first mail shows`)];
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    if (code === "EAUTH")
      return [fail(`${host} rejects the user or password in SMTP_URL (${responseCode ?? "EAUTH"})`)];
    const why = responseCode && code !== "ETLS" ? `SMTP ${responseCode}` : reasonOf(error);
    return [fail(`${host} cannot be used: ${why}`)];
  }
}
