import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { owner } from "~/content/owner";
import { career } from "~/content/pages/career";
import { privacyNote } from "~/content/site/privacy-note";
import { openRolesText, roleText, withOwner } from "~/content/with-owner";
import { loadWithCaptcha } from "~/forms/career/captcha.server";
import { roleGroups } from "~/forms/career/roles";
import { CareerPage } from "~/pages/career-page";
import styles from "~/styles/career.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";

export const loader = (args: LoaderFunctionArgs) => {
  const { openRoles } = owner;
  const { heading, noRoles, points } = career.aside;
  const isOpen = openRoles.length > 0;
  const roles = isOpen ? openRoles.map(roleText) : [noRoles];
  const head = { ...career.head, tagline: isOpen ? openRolesText(openRoles) : career.noRoles };
  const aside = { heading, points: [...roles, ...withOwner(points, owner)] };
  return loadWithCaptcha(args, { page: { ...career, head, aside }, roleGroups, privacyNote });
};

export default function Career() {
  return <CareerPage {...useLoaderData<typeof loader>()} />;
}
