import type { LoaderFunctionArgs } from "@remix-run/node";
import { owner } from "~/content/owner";
import { privacy, privacySections } from "~/content/pages/privacy";
import { brandOf, getDependencies, retentionPolicy } from "~/load-context.server";

export { links, PrivacyPage as default } from "~/pages/privacy-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { config } = getDependencies(context);
  const sections = privacySections(retentionPolicy(config), owner, brandOf(config));
  return { page: { ...privacy, sections } };
};
