import { useLoaderData } from "@remix-run/react";
import { digitalAssetsStrategy } from "~/content/services/data-assets-business-and-operational-strategy";
import { services } from "~/content/services/index";
import { nextOf } from "~/navigation/next-page";
import { ServicePage } from "~/pages/service-page";
import styles from "~/styles/service.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: digitalAssetsStrategy,
  next: nextOf(services, digitalAssetsStrategy).card,
});

export default function DataAssetsBusinessAndOperationalStrategy() {
  return <ServicePage {...useLoaderData<typeof loader>()} />;
}
