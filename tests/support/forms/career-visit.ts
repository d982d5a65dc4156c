import { loadWithCaptcha } from "~/forms/career/captcha.server";
import { formAction } from "~/forms/respond/submit-form.server";
import type { Fields } from "../http";
import { run } from "../run-action";
import { testServices } from "../test-services";
import { application } from "./values";

export type CareerVisitor = Awaited<ReturnType<typeof visitCareer>>;

/** A browser on /career: keeps its cookie, knows the captcha it was shown, posts. */
export async function visitCareer() {
  const services = testServices();
  const submissionId = crypto.randomUUID();
  const call = async (...[handler, more]: Parameters<typeof run>) => {
    const headers: Record<string, string> = visitor.cookie ? { Cookie: visitor.cookie } : {};
    const outcome = await run(handler, { url: "http://localhost/career", headers, ...more });
    visitor.cookie = /session=[^;]+/.exec(outcome.headers.get("Set-Cookie") ?? "")?.[0] ?? visitor.cookie;
    return outcome;
  };
  const visitor = {
    services,
    cookie: "",
    captcha: { id: "", text: "", expiry: 0 },
    load: (context = services.context) =>
      call((args) => loadWithCaptcha(args, {}), { method: "GET", context }),
    /** Loads the page and gives its new captcha. */
    async open() {
      visitor.captcha = (await visitor.load()).data.captcha;
      return visitor.captcha;
    },
    /** Posts the application with the right captcha; fields given replace or add. */
    post(fields: Fields = {}, context = services.context) {
      const ids = { captcha_id: visitor.captcha.id, submission_id: submissionId };
      const form = { ...application, captcha: visitor.captcha.text, ...ids, ...fields };
      return call(formAction, { form, context });
    },
  };
  await visitor.open();
  return visitor;
}
