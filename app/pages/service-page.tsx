import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { MediaText } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import { Picture } from "~/components/ui/picture";
import type { ServiceContent } from "~/content/types/collection";
import type { Card } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { PageShell } from "~/pages/page-shell";

export function ServicePage({ page, next }: { page: ServiceContent; next: Card }) {
  return (
    <PageShell>
      <Hero {...page} breadcrumbs={<Breadcrumbs page={page} />} />
      <section className="theme-light section" id="content">
        <MediaText blocks={page.blocks} />
      </section>
      <NextPage label={useRootData()?.labels.nextService} card={next} theme="dark">
        <Picture image={next.image} alt="" sizes="(width >= 48em) 44vw, 100vw" small />
      </NextPage>
    </PageShell>
  );
}
