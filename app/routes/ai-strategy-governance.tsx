import { useLoaderData } from "@remix-run/react";
import { aiStrategyGovernance } from "~/content/services/ai-strategy-governance";
import { serviceData } from "~/content/services/index";
import { ServicePage } from "~/pages/service-page";
import styles from "~/styles/service.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => serviceData(aiStrategyGovernance);

export default function AiStrategyGovernance() {
  return <ServicePage {...useLoaderData<typeof loader>()} />;
}
