import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { PageHead } from "~/components/sections/hero/page-head";
import { IndustryMap } from "~/components/sections/industry/industry-map";
import { NextPage } from "~/components/sections/next-page";
import { RequestSection } from "~/components/sections/request-section";
import type { IndustryContent } from "~/content/types/collection";
import type { Landscape } from "~/content/types/drawings";
import type { Card } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { PageShell } from "~/pages/page-shell";

interface IndustryPageProps {
  page: IndustryContent;
  landscape: Landscape;
  next: Card;
}

export function IndustryPage({ page, landscape, next }: IndustryPageProps) {
  return (
    <PageShell>
      <PageHead
        head={page.head}
        breadcrumbs={<Breadcrumbs {...breadcrumbsOf(page)} />}
        theme={landscape.theme}
      />
      <IndustryMap name={page.name} alt={page.card.alt} landscape={landscape} useCases={page.blocks} />
      <RequestSection {...page.request} />
      <NextPage label={useRootData()?.labels.nextIndustry} card={next} />
    </PageShell>
  );
}
