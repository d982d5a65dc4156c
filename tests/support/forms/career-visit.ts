import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadWithCaptcha } from "~/forms/career/captcha.server";
import { careerAction } from "~/forms/career/career.server";
import { type ActionOutcome, run } from "../run-action";
import { type TestServices, testServices } from "../test-services";
import { application } from "./career-application";

export const CAREER_URL = "http://localhost/career";

export const SUBMISSION_ID = "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a";

/** A browser on /career: keeps its cookie, knows the captcha it was shown, posts. */
export class CareerVisitor {
  readonly services: TestServices = testServices();
  captcha = { id: "", text: "", expiry: 0 };
  cookie = "";

  /** Loads the page and gives its new captcha. */
  async open() {
    const { data, headers } = await this.load();
    this.captcha = data.captcha;
    this.cookie = headers.get("Set-Cookie") ?? this.cookie;
    return this.captcha;
  }

  load(context = this.services.context) {
    const load = (args: LoaderFunctionArgs) => loadWithCaptcha(args, {});
    return run(load, { url: CAREER_URL, method: "GET", headers: this.headers(), context });
  }

  /** Posts the application with the right captcha; fields given replace or add. */
  async post(
    fields: Record<string, string | File> = {},
    context = this.services.context,
  ): Promise<ActionOutcome> {
    const form = {
      ...application,
      captcha: this.captcha.text,
      captcha_id: this.captcha.id,
      submission_id: SUBMISSION_ID,
      ...fields,
    };
    const outcome = await run(careerAction, { url: CAREER_URL, form, headers: this.headers(), context });
    this.cookie = outcome.headers.get("Set-Cookie")?.match(/captchas=[^;]+/)?.[0] ?? this.cookie;
    return outcome;
  }

  private headers = (): Record<string, string> => (this.cookie ? { Cookie: this.cookie } : {});
}

export async function visitCareer(): Promise<CareerVisitor> {
  const visitor = new CareerVisitor();
  await visitor.open();
  return visitor;
}
