import { useLoaderData } from "@remix-run/react";
import { servicesPage } from "~/content/pages/services";
import { services } from "~/content/services/index";
import { ServicesPage } from "~/pages/services-page";
import styles from "~/styles/services.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: servicesPage, cards: services.map(({ card }) => card) });
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function Services() {
  return <ServicesPage {...useLoaderData<typeof loader>()} />;
}
