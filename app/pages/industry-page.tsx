import { IndustryOpening } from "~/components/sections/industry/industry-opening";
import { MediaText } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import { RequestSection } from "~/components/sections/request-section";
import type { IndustryContent } from "~/content/types/collection";
import type { Landscape } from "~/content/types/drawings";
import type { Card } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { PageShell } from "~/pages/page-shell";

interface IndustryPageProps {
  page: IndustryContent;
  landscape: Landscape;
  next: Card;
}

export function IndustryPage({ page, landscape, next }: IndustryPageProps) {
  return (
    <PageShell>
      <IndustryOpening page={page} landscape={landscape} />
      <section className="theme-light section" id="content" aria-label={page.name}>
        <MediaText blocks={page.blocks} anchor="place" />
      </section>
      <RequestSection {...page.request}>
        <NextPage label={useRootData()?.labels.nextIndustry} card={next} />
      </RequestSection>
    </PageShell>
  );
}
