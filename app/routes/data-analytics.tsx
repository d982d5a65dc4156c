import { useLoaderData } from "@remix-run/react";
import { dataAnalytics } from "~/content/services/data-analytics";
import { serviceData } from "~/content/services/index";
import { ServicePage } from "~/pages/service-page";
import styles from "~/styles/service.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => serviceData(dataAnalytics);

export default function DataAnalytics() {
  return <ServicePage {...useLoaderData<typeof loader>()} />;
}
