import { useLoaderData } from "@remix-run/react";
import { landing } from "~/content/pages/landing";
import { LandingPage } from "~/pages/landing-page";
import styles from "~/styles/landing.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: landing });
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
