import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadWithCaptcha } from "~/forms/career/captcha.server";
import { careerAction } from "~/forms/career/career.server";
import { type ActionOutcome, run } from "../run-action";
import { testServices } from "../test-services";
import { application } from "./career-application";

export const CAREER_URL = "http://localhost/career";

/** A browser on /career: keeps its cookie, knows the captcha it was shown, posts. */
export class CareerVisitor {
  readonly services = testServices();
  readonly submissionId = crypto.randomUUID();
  captcha = { id: "", text: "", expiry: 0 };
  cookie = "";

  /** Loads the page and gives its new captcha. */
  async open() {
    const { data } = await this.load();
    this.captcha = data.captcha;
    return this.captcha;
  }

  load(context = this.services.context) {
    const load = (args: LoaderFunctionArgs) => loadWithCaptcha(args, {});
    return this.run(load, { method: "GET", context });
  }

  /** Posts the application with the right captcha; fields given replace or add. */
  post(fields: Record<string, string | File> = {}, context = this.services.context): Promise<ActionOutcome> {
    const ids = { captcha_id: this.captcha.id, submission_id: this.submissionId };
    const form = { ...application, captcha: this.captcha.text, ...ids, ...fields };
    return this.run(careerAction, { form, context });
  }

  private async run(...[handler, call]: Parameters<typeof run>): Promise<ActionOutcome> {
    const headers: Record<string, string> = this.cookie ? { Cookie: this.cookie } : {};
    const outcome = await run(handler, { url: CAREER_URL, headers, ...call });
    this.cookie = /session=[^;]+/.exec(outcome.headers.get("Set-Cookie") ?? "")?.[0] ?? this.cookie;
    return outcome;
  }
}

export async function visitCareer(): Promise<CareerVisitor> {
  const visitor = new CareerVisitor();
  await visitor.open();
  return visitor;
}
