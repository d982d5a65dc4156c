import { Hero } from "~/components/sections/hero/hero";
import { Headline } from "~/components/sections/landing/headline";
import { StaggeredTitles } from "~/components/sections/landing/staggered-titles";
import { SectionHead } from "~/components/sections/section-head";
import { Showcase } from "~/components/sections/showcase/showcase";
import { Film } from "~/components/ui/film";
import type { LandingContent } from "~/content/types/pages/landing";
import { PageShell } from "~/pages/page-shell";

/** The landing: a headline block and the four-section showcase, in both readings of its data (specification §1, §3). */
export function LandingPage({ page }: { page: LandingContent }) {
  const { headline, bench, showcase, featured } = page;
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <Headline {...headline} />
      <section className="theme-dark section film-panel">
        <SectionHead heading={showcase.heading} />
        <Film film={bench.video} label={bench.videoLabel} />
        <StaggeredTitles>
          <Showcase id="feature" sections={showcase.sections} indicator="0.1" />
        </StaggeredTitles>
      </section>
      <section className="theme-light section">
        <SectionHead heading={featured.heading} />
        <StaggeredTitles>
          <Showcase id="example" sections={featured.sections} indicator="0.1" />
        </StaggeredTitles>
      </section>
    </PageShell>
  );
}
