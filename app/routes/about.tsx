import { useLoaderData } from "@remix-run/react";
import { owner } from "~/content/owner";
import { about } from "~/content/pages/about";
import routes from "~/content/panoramas/two-routes.json";
import { AboutPage } from "~/pages/about-page";
import styles from "~/styles/about.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: about, people: owner.people, routes });

export default function About() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
