import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { owner } from "~/content/owner";
import { careerPage } from "~/content/pages/career";
import { privacyNote } from "~/content/site/contact-modal";
import { loadWithCaptcha } from "~/forms/career/captcha.server";
import { CareerPage } from "~/pages/career-page";
import styles from "~/styles/career.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";

export const loader = (args: LoaderFunctionArgs) =>
  loadWithCaptcha(args, { page: careerPage(owner), privacyNote });

export default function Career() {
  return <CareerPage {...useLoaderData<typeof loader>()} />;
}
