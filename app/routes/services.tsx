import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fillServices } from "~/content/pages/fill-services";
import { servicesPage } from "~/content/pages/services";
import { services } from "~/content/services/index";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";
import { getDependencies } from "~/load-context.server";
import { ServicesPage } from "~/pages/services-page";
import styles from "~/styles/services.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = ({ context }: LoaderFunctionArgs) => ({
  page: fillServices(servicesPage, getDependencies(context).config.operator.terms),
  specimens: { signedPage, report: pilotReport, runbook: runbookContents },
  cards: services.map(({ card }) => card),
});

export default function Services() {
  return <ServicesPage {...useLoaderData<typeof loader>()} />;
}
