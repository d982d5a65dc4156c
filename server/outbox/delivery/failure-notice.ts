import type { MailConfig } from "../../config/config";
import { describeError, type Log } from "../../observability/log";
import { connect } from "./transports/mail";

const HOUR_MS = 60 * 60 * 1000;

interface FailureNoticeOptions {
  brand?: string;
  log: Log;
  /** Counts failed submissions. */
  count: () => Promise<number>;
}

/** Returns a function that mails MAIL_TO about failed submissions, at most once an hour. */
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
        text: `${failed} messages or applications could not be delivered. They are kept on the server.\n\nTo see them: npm run inbox -- list failed\nThen, with an ID of the list: show ID, resend ID or forget ID.\n`,
      });
    } catch (error) {
      log.error(describeError(error), "could not mail a notice of failed submissions");
    }
  }

  return (): void => {
    if (timer === undefined) timer = setTimeout(send, Math.max(0, last + HOUR_MS - Date.now())).unref();
  };
}
