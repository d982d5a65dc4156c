import type { ActionFunctionArgs } from "@remix-run/node";
import { captchaFor } from "~/forms/career/captcha.server";
import { getDependencies } from "~/load-context.server";

/** Another captcha for the open form: a POST, because it changes the session. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { captcha, headers } = await captchaFor(request, getDependencies(context));
  return Response.json(captcha, { headers });
};
