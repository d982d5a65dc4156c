import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { owner } from "~/content/owner";
import { servicesPage } from "~/content/pages/services";
import { services } from "~/content/services/index";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";
import { unpublished, withOwner } from "~/content/with-owner";
import { draftOf, isStarted } from "~/forms/signed-page/draft";
import { pageAsText, writePage } from "~/forms/signed-page/write-page";
import { ServicesPage } from "~/pages/services-page";
import styles from "~/styles/services.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = ({ request }: LoaderFunctionArgs) => ({
  page: {
    ...servicesPage,
    message: draftMessage(request),
    terms: { ...servicesPage.terms, items: withOwner(servicesPage.terms.items, owner) },
    questions: {
      ...servicesPage.questions,
      items: withOwner(servicesPage.questions.items, owner),
      more: withOwner(servicesPage.questions.more, owner),
    },
    instead: { ...servicesPage.instead, items: unpublished(servicesPage.instead.items, owner) },
  },
  specimens: { signedPage, report: pilotReport, runbook: runbookContents },
  cards: services.map(({ card }) => card),
});

/** The visitor's draft, as text for the message form. */
function draftMessage({ url }: Request): string | undefined {
  const draft = draftOf(new URL(url).search);
  return isStarted(draft) ? pageAsText(writePage(signedPage, draft)) : undefined;
}

export default function Services() {
  return <ServicesPage {...useLoaderData<typeof loader>()} />;
}
