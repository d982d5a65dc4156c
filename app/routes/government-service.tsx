import { useLoaderData } from "@remix-run/react";
import { government } from "~/content/industries/government-service";
import { industryData } from "~/content/industry-data";
import { IndustryPage } from "~/pages/industry-page";
import styles from "~/styles/industry.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => industryData(government);

export default function Government() {
  return <IndustryPage {...useLoaderData<typeof loader>()} />;
}
