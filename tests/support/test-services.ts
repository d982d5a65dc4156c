import type { AppLoadContext } from "@remix-run/node";
import { createCaptchas } from "../../server/captcha/captcha";
import { createDependencies } from "../../server/dependencies";
import type { SendResult } from "../../server/submissions/submit";
import type { Dependencies, Submission } from "../../server/types";
import { tempConfig } from "./commands/temp-config";
import { bytesOf, fileOf } from "./forms/submissions";

/** Of all tests of a process: the server's own, with an inbox. */
const real = createDependencies(tempConfig());

export interface TestServices {
  dependencies: Dependencies;
  /** A new load context, as every request has one. */
  readonly context: AppLoadContext;
  /** Everything that was sent and not refused. */
  sent: Submission[];
  /** How complete the forms were that the honeypot caught. */
  caught: string[];
  /** What was logged as a warning, and as an error. */
  warnings: object[];
  errors: object[];
  /** What `send` returns in place of the inbox. */
  sendResult?: SendResult;
}

/** The dependencies of the forms, and what the forms did with them. */
export function testServices(): TestServices {
  const [sent, caught, warnings, errors]: [Submission[], string[], object[], object[]] = [[], [], [], []];
  const dependencies: Dependencies = {
    ...real,
    // With a clock that a test can set.
    captchas: createCaptchas(["a secret of the tests"], () => Date.now()),
    submissions: {
      ...real.submissions,
      async send(submission, captcha) {
        // A posted file is erased with the answer.
        const { chunks } = fileOf(await bytesOf(submission.file));
        const copy = { ...submission, file: submission.file && { ...submission.file, chunks } };
        const result = services.sendResult ?? (await real.submissions.send(copy, captcha));
        if (result.ok || result.reason === "upstream") sent.push(copy);
        return result;
      },
    },
    log: {
      info() {},
      warn: (fields) => void warnings.push(fields),
      error: (fields) => void errors.push(fields),
    },
    metrics: { honeypotCaught: (form: string) => void caught.push(form) } as Dependencies["metrics"],
  };
  const services: TestServices = {
    dependencies,
    get context() {
      return { dependencies };
    },
    sent,
    caught,
    warnings,
    errors,
  };
  return services;
}
