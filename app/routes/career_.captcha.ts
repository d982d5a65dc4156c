import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadWithCaptcha } from "~/forms/career/captcha.server";

/** Another captcha for the open form. */
export const loader = (args: LoaderFunctionArgs) => loadWithCaptcha(args, {});
