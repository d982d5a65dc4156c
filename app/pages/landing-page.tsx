import { Hero } from "~/components/sections/hero/hero";
import { Headline } from "~/components/sections/landing/headline";
import { StaggeredTitles } from "~/components/sections/landing/staggered-titles";
import { Workbench } from "~/components/sections/landing/workbench";
import { SectionHead } from "~/components/sections/section-head";
import { Showcase } from "~/components/sections/showcase/showcase";
import { VideoPanel } from "~/components/sections/video-panel";
import type { LandingContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";

interface LandingPageProps {
  page: LandingContent;
}

/** A headline and two showcases, one with a drawing and one with videos. */
export function LandingPage({ page }: LandingPageProps) {
  const { headline, workbench, showcase, featured } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <Headline {...headline} />
      <VideoPanel heading={showcase.heading} video={workbench.video} videoLabel={workbench.videoLabel}>
        <StaggeredTitles>
          <Workbench sections={showcase.sections} arrangements={workbench.arrangements} />
        </StaggeredTitles>
      </VideoPanel>
      <section className="theme-light section">
        <SectionHead heading={featured.heading} />
        <StaggeredTitles>
          <Showcase id="example" sections={featured.sections} indicator="0.1" />
        </StaggeredTitles>
      </section>
    </PageShell>
  );
}
