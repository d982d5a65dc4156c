import type { MailConfig } from "../../config/config";
import type { Log } from "../../observability/log";
import type { Counts } from "../store/counts";
import { connect, smtpReason } from "./transports/mail";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a function that mails MAIL_TO when more submissions are undelivered than the last mail said, and daily while there
 * are any. The hourly sweep calls it. It never rejects.
 */
export function createFailureNotice(
  mail: MailConfig,
  brand: string | undefined,
  log: Log,
  count: () => Promise<Counts>,
) {
  let told = { failed: 0, overdue: 0 };
  let reminderAt = 0;

  return async (): Promise<void> => {
    try {
      const { states, overdue } = await count();
      const { failed } = states;
      const hasRisen = failed > told.failed || overdue > told.overdue;
      if (hasRisen || (failed + overdue > 0 && Date.now() >= reminderAt)) {
        const transport = await connect(mail);
        await transport.sendMail({
          from: { name: brand ?? "Website", address: mail.from },
          to: [...mail.to],
          subject: `Not delivered: ${failed + overdue} from the website`,
          text: `Messages and applications that could not be delivered: ${failed}.\nThat have waited for more than an hour, and are tried again: ${overdue}.\nThey are kept on the server.\n\nTo see them: inbox list failed, inbox list pending\nThen, with an ID of the list: inbox show ID, inbox resend ID or inbox forget ID\nserver/OPERATING.md says how to run these commands.\n`,
        });
        reminderAt = Date.now() + DAY_MS;
      }
      told = { failed, overdue };
    } catch (error) {
      log.error({ why: smtpReason(error) }, "could not mail a notice of undelivered submissions");
    }
  };
}
