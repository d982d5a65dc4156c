import type { AppLoadContext } from "@remix-run/node";
import type { SendResult } from "../../server/outbox/send";
import { createDependencies } from "../../server/site/dependencies";
import { createCaptchas } from "../../server/site/security/captcha";
import type { Dependencies, Submission } from "../../server/types";
import { tempConfig } from "./store/temp-config";

/** Of all tests of a process: the server's own, with an inbox. */
const real = createDependencies(tempConfig());

export type TestServices = ReturnType<typeof testServices>;

/** The dependencies of the forms, and what the forms did with them. */
export function testServices() {
  const services = {
    /** Everything that was sent and not refused. */
    sent: [] as Submission[],
    /** How complete the forms were that the honeypot caught. */
    caught: [] as string[],
    /** Why forms failed. */
    refused: [] as string[],
    warnings: [] as object[],
    errors: [] as object[],
    /** What `send` returns in place of the inbox. */
    sendResult: undefined as SendResult | undefined,
    /** A new load context, as every request has one. */
    get context(): AppLoadContext {
      return { dependencies };
    },
  };
  const dependencies: Dependencies = {
    ...real,
    // With a clock that a test can set.
    captchas: createCaptchas(["a secret of the tests"], () => Date.now()),
    submissions: {
      ...real.submissions,
      async send(submission, captcha) {
        const result = services.sendResult ?? (await real.submissions.send(submission, captcha));
        if (result.ok || result.reason === "upstream") services.sent.push(submission);
        return result;
      },
    },
    log: {
      info() {},
      warn: (fields) => void services.warnings.push(fields),
      error: (fields) => void services.errors.push(fields),
    },
    metrics: {
      honeypotCaught: (form: string) => void services.caught.push(form),
      formRefused: (reason: string) => void services.refused.push(reason),
    } as Dependencies["metrics"],
  };
  return Object.assign(services, { dependencies });
}
