import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { servicesPage } from "~/content/pages/services";
import { services } from "~/content/services/index";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";
import { draftOf, isStarted } from "~/forms/signed-page/draft";
import { draftTitle, pageAsText, writePage } from "~/forms/signed-page/write-page";
import { getDependencies } from "~/load-context.server";
import { draftSearch } from "~/navigation/draft-url";
import { ServicesPage } from "~/pages/services-page";
import { draftPreview } from "~/seo/share-image";
import styles from "~/styles/services.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const written = writtenPage(request);
  const { siteUrl } = getDependencies(context).config;
  return {
    page: { ...servicesPage, ...written?.page },
    date: written?.date,
    address: written && `${siteUrl}/services${decodeURI(written.page.search)}`,
    cards: services.map(({ card }) => card),
  };
};

/** The page that a visitor has written: its title, its address, its text for the message form. */
function writtenPage({ url }: Request) {
  const draft = draftOf(new URL(url).search);
  if (!isStarted(draft)) return undefined;
  const date = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  const meta = { ...servicesPage.meta, title: draftTitle(draft) };
  const written = writePage(signedPage, draft, date);
  const preview = draftPreview(written.numbers);
  return { date, page: { meta, message: pageAsText(written), search: draftSearch(draft), preview } };
}

export default function Services() {
  // The papers are not the loader's: a document with them in its data would say them twice.
  const papers = { signedPage, report: pilotReport, runbook: runbookContents };
  return <ServicesPage {...useLoaderData<typeof loader>()} {...papers} />;
}
