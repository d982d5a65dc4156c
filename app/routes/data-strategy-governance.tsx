import { useLoaderData } from "@remix-run/react";
import { dataStrategyGovernance } from "~/content/services/data-strategy-governance";
import { services } from "~/content/services/index";
import { nextOf } from "~/navigation/next-page";
import { ServicePage } from "~/pages/service-page";
import styles from "~/styles/service.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: dataStrategyGovernance,
  next: nextOf(services, dataStrategyGovernance).card,
});

export default function DataStrategyGovernance() {
  return <ServicePage {...useLoaderData<typeof loader>()} />;
}
