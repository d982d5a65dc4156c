import { useLoaderData } from "@remix-run/react";
import { fmcg } from "~/content/industries/fmcg-service";
import { industryData } from "~/content/industry-data";
import { IndustryPage } from "~/pages/industry-page";
import styles from "~/styles/industry.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => industryData(fmcg);

export default function Fmcg() {
  return <IndustryPage {...useLoaderData<typeof loader>()} />;
}
