import type { MailConfig } from "../config/config";
import { describeError, type Log } from "../observability/log";
import { connect } from "./transports/mail";

const HOUR_MS = 60 * 60 * 1000;

interface FailureNoticeOptions {
  brand?: string;
  log: Log;
  /** Submissions that have failed for good. */
  count: () => Promise<number>;
}

/** Returns a function that tells MAIL_TO of failed submissions: at once, and at most once an hour. */
export function createFailureNotice(
  mail: MailConfig,
  { brand = "Website", log, count }: FailureNoticeOptions,
) {
  let last = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    timer = undefined;
    last = Date.now();
    try {
      const failed = await count();
      const transport = await connect(mail);
      await transport.sendMail({
        from: { name: brand, address: mail.from },
        to: [...mail.to],
        subject: `Not delivered: ${failed} from the website`,
        text: `${failed} messages or applications could not be delivered and wait on the server.\n\nTo see them: npm run inbox -- list failed\nThen, with an ID of the list: show ID, resend ID or forget ID.\n`,
      });
    } catch (error) {
      log.error(describeError(error), "could not mail that submissions have failed");
    }
  }

  return (): void => {
    if (timer === undefined) timer = setTimeout(send, Math.max(0, last + HOUR_MS - Date.now())).unref();
  };
}
