import { useLoaderData } from "@remix-run/react";
import { fmcg } from "~/content/industries/fmcg-service";
import { industries } from "~/content/industries/index";
import { nextOf } from "~/navigation/next-page";
import { DetailPage } from "~/pages/detail-page";
import styles from "~/styles/detail.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: fmcg, next: nextOf(industries, fmcg).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function Fmcg() {
  return <DetailPage {...useLoaderData<typeof loader>()} />;
}
