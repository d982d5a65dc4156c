import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadWithCaptcha } from "~/forms/career/captcha.server";

/** Another captcha for the open form. Remix drops the headers of `data()` where a route has no page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { data, init } = await loadWithCaptcha(args, {});
  return Response.json(data, init ?? undefined);
}
