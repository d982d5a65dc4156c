import { useLoaderData } from "@remix-run/react";
import { about } from "~/content/pages/about";
import routes from "~/content/panoramas/two-routes.json";
import { AboutPage } from "~/pages/about-page";
import styles from "~/styles/about.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: about, routes });
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function About() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
