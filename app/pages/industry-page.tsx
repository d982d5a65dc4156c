import { IndustryOpening } from "~/components/sections/industry/industry-opening";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { MediaText } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import type { IndustryContent } from "~/content/types/collection";
import type { Landscape } from "~/content/types/drawings";
import type { Card } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { PageShell } from "~/pages/page-shell";

interface IndustryPageProps {
  page: IndustryContent;
  landscape: Landscape;
  next: { card: Card; landscape: Pick<Landscape, "name" | "theme"> };
}

export function IndustryPage({ page, landscape, next }: IndustryPageProps) {
  return (
    <PageShell>
      <IndustryOpening page={page} landscape={landscape} />
      <section className="theme-light section" id="content">
        <MediaText blocks={page.blocks} anchor="place" />
      </section>
      <NextPage label={useRootData()?.labels.nextIndustry} card={next.card} theme={next.landscape.theme}>
        <LandscapePicture name={next.landscape.name} alt="" lazy />
      </NextPage>
    </PageShell>
  );
}
