import { useLoaderData } from "@remix-run/react";
import { government } from "~/content/industries/government-service";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { nextOf } from "~/navigation/next-page";
import { IndustryPage } from "~/pages/industry-page";
import styles from "~/styles/industry.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: government,
  landscape: landscapeOf(government),
  next: nextOf(industries, government).card,
});

export default function Government() {
  return <IndustryPage {...useLoaderData<typeof loader>()} />;
}
