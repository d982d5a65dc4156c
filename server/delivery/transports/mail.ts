import type { MailConfig } from "../../config";
import { describeError } from "../../observability/log";
import { mailMessage } from "./mail-message";
import type { DeliveryResult, Transport } from "./transport";

/** Delivers by mail, each over a new connection: there are few, and an idle one may be dead when it is needed. */
export function mailTransport(mail: MailConfig, timeoutMs: number, brand?: string): Transport {
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return async (submission, signal) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: mail.smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...times,
    });
    return new Promise<DeliveryResult>((resolve) => {
      const stop = () => {
        transport.close();
        resolve({ ok: false, retry: true, why: "no answer" });
      };
      if (signal.aborted) return stop();
      signal.addEventListener("abort", stop, { once: true });
      transport
        .sendMail(mailMessage(submission, mail, brand))
        .then(
          () => resolve({ ok: true }),
          (error: unknown) => resolve(refusal(error)),
        )
        .finally(() => {
          signal.removeEventListener("abort", stop);
          transport.close();
        });
    });
  };
}

/** Codes from 500 are final (RFC 5321, 4.2.1), except a refused password, which the operator can correct. */
function refusal(error: unknown): DeliveryResult {
  const { responseCode } = error as { responseCode?: unknown };
  const { code = "no answer" } = describeError(error);
  if (typeof responseCode !== "number") return { ok: false, retry: true, why: code };
  return { ok: false, retry: responseCode < 500 || code === "EAUTH", why: `SMTP ${responseCode}` };
}
