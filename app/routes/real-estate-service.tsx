import { useLoaderData } from "@remix-run/react";
import { realEstate } from "~/content/industries/real-estate-service";
import { industryData } from "~/content/industry-data";
import { IndustryPage } from "~/pages/industry-page";
import styles from "~/styles/industry.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => industryData(realEstate);

export default function RealEstate() {
  return <IndustryPage {...useLoaderData<typeof loader>()} />;
}
