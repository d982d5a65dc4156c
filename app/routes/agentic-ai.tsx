import { useLoaderData } from "@remix-run/react";
import { agenticAi } from "~/content/services/agentic-ai";
import { serviceData } from "~/content/services/index";
import { ServicePage } from "~/pages/service-page";
import styles from "~/styles/service.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => serviceData(agenticAi);

export default function AgenticAi() {
  return <ServicePage {...useLoaderData<typeof loader>()} />;
}
