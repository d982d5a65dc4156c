import { careerAction, careerLoaderData } from "~/forms/career/career.server";
import { type ActionOutcome, run } from "./run-action";
import { type TestServices, testServices } from "./test-services";

export const url = "http://localhost/career";

export const application = {
  role: "AI Engineer",
  name: "Amira Haddad",
  email: "amira@example.com",
  phone: "00971501234567",
  current_city: "Dubai",
  experience_years: "5+",
  experience_months: "3",
  preferred_location: "UAE",
};

export const ID = "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a";

/** A browser on /career: keeps its cookie, knows the captcha it was shown, posts. */
export class Visit {
  readonly world: TestServices = testServices();
  captcha = { id: "", text: "" };
  cookie = "";

  async open() {
    const { captcha, headers } = await careerLoaderData(this.request(), { ...this.world.context });
    this.captcha = captcha;
    if (headers) this.cookie = headers["Set-Cookie"];
    return captcha;
  }

  /** Posts the application with the right captcha; fields given replace or add. */
  async post(
    fields: Record<string, string | File> = {},
    context = this.world.context,
  ): Promise<ActionOutcome> {
    const form = {
      ...application,
      captcha: this.captcha.text,
      captcha_id: this.captcha.id,
      submission_id: ID,
      ...fields,
    };
    const outcome = await run(careerAction, { url, form, headers: this.headers(), context });
    this.cookie = outcome.headers.get("Set-Cookie")?.match(/captchas=[^;]+/)?.[0] ?? this.cookie;
    return outcome;
  }

  request = () => new Request(url, { headers: this.headers() });
  headers = (): Record<string, string> => (this.cookie ? { Cookie: this.cookie } : {});
}

export async function visit(): Promise<Visit> {
  const visitor = new Visit();
  await visitor.open();
  return visitor;
}
