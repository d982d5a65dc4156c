import { useLoaderData } from "@remix-run/react";
import { landing } from "~/content/pages/landing";
import { LandingPage } from "~/pages/landing-page";
import styles from "~/styles/landing.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: landing });

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
