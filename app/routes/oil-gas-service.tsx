import { useLoaderData } from "@remix-run/react";
import { industries } from "~/content/industries/index";
import { oilGas } from "~/content/industries/oil-gas-service";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { nextOf } from "~/navigation/next-page";
import { IndustryPage } from "~/pages/industry-page";
import styles from "~/styles/industry.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: oilGas,
  landscape: landscapeOf(oilGas),
  next: nextOf(industries, oilGas).card,
});

export default function OilGas() {
  return <IndustryPage {...useLoaderData<typeof loader>()} />;
}
