import { useLoaderData } from "@remix-run/react";
import { servicesPage } from "~/content/pages/services";
import { services } from "~/content/services/index";
import { ServicesPage } from "~/pages/services-page";
import styles from "~/styles/services.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: servicesPage, cards: services.map(({ card }) => card) });

export default function Services() {
  return <ServicesPage {...useLoaderData<typeof loader>()} />;
}
