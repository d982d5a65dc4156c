import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import {
  action as contactAction,
  shouldRevalidate as shouldRevalidatePage,
} from "~/contact-modal/page-exports";
import { career } from "~/content/pages/career";
import { privacyNote } from "~/content/site/privacy-note";
import { careerAction, withCaptcha } from "~/forms/career/career.server";
import { roleGroups } from "~/forms/career/roles";
import { isContactUrl } from "~/navigation/contact-url";
import { CareerPage } from "~/pages/career-page";
import styles from "~/styles/career.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { clientAction } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";

export const loader = (args: LoaderFunctionArgs) =>
  withCaptcha({ page: career, roleGroups, privacyNote }, args);

/** This page has two forms; the URL says which one was sent. */
export const action = (args: ActionFunctionArgs) =>
  isContactUrl(args.request.url) ? contactAction(args) : careerAction(args);

/** Each load issues a new captcha, so the contact form's success must not load this page again. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formAction && isContactUrl(args.formAction) ? false : shouldRevalidatePage(args);

export default function Career() {
  return <CareerPage {...useLoaderData<typeof loader>()} />;
}
