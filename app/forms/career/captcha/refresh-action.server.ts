import type { ActionFunctionArgs } from "@remix-run/node";
import { issueCaptcha } from "~/forms/career/captcha/captcha.server";
import { getDependencies } from "~/load-context.server";

/** Issues another captcha for the form that is open, as loading the page would. */
export async function refreshAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { captcha, cookie } = await issueCaptcha(request, getDependencies(context));
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (cookie) headers.set("Set-Cookie", cookie);
  return Response.json(captcha, { headers });
}
