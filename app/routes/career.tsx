import type { LoaderFunctionArgs } from "@remix-run/node";
import { owner } from "~/content/owner";
import { careerPage } from "~/content/pages/career";
import { privacyNote } from "~/content/site/contact-modal";
import { loadWithCaptcha } from "~/forms/career/captcha.server";
import { roleGroups } from "~/forms/career/roles";

export { CareerPage as default, links } from "~/pages/career-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";

export const loader = (args: LoaderFunctionArgs) =>
  loadWithCaptcha(args, { page: careerPage(owner), roleGroups, privacyNote });
