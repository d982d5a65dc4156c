import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { servicesPage } from "~/content/pages/services";
import { services } from "~/content/services/index";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";
import type { Draft } from "~/content/types/specimens";
import { draftAsText, draftOf, draftTitle, examplePage } from "~/forms/signed-page/draft";
import { DraftPage } from "~/pages/draft-page";
import { ServicesPage } from "~/pages/services-page";
import styles from "~/styles/services.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = ({ request }: LoaderFunctionArgs) => {
  const draft = draftOf(new URL(request.url).search);
  if (draft) return { draft, page: draftPage(draft) };
  return { page: servicesPage, cards: services.map(({ card }) => card) };
};

const draftPage = (draft: Draft) => ({
  meta: { title: draftTitle(draft), description: draft.measure.trim() || servicesPage.meta.description },
  head: { heading: signedPage.title, lead: "" },
  message: draftAsText(signedPage, draft),
});

export default function Services() {
  const data = useLoaderData<typeof loader>();
  if (data.draft) return <DraftPage text={signedPage} draft={data.draft} />;
  // The papers are not the loader's: a document with them in its data would say them twice.
  const papers = { signedPage, report: pilotReport, runbook: runbookContents };
  return <ServicesPage {...data} {...papers} example={examplePage(signedPage)} />;
}
