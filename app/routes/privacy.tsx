import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { owner } from "~/content/owner";
import { privacy, privacySections } from "~/content/pages/privacy";
import { brandOf, getDependencies, retentionPolicy } from "~/load-context.server";
import { PrivacyPage } from "~/pages/privacy-page";
import styles from "~/styles/privacy.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { config } = getDependencies(context);
  const sections = privacySections(retentionPolicy(config), owner, brandOf(config));
  return { page: { ...privacy, sections } };
};

export default function Privacy() {
  return <PrivacyPage {...useLoaderData<typeof loader>()} />;
}
