import { useLoaderData } from "@remix-run/react";
import { about } from "~/content/pages/about";
import routes from "~/content/panoramas/two-routes.json";
import { AboutPage } from "~/pages/about-page";
import styles from "~/styles/about.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: about, routes });

export default function About() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
