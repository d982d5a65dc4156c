import { Hero } from "~/components/sections/hero/hero";
import { Headline } from "~/components/sections/landing/headline";
import { Workbench } from "~/components/sections/landing/workbench";
import { SectionHead } from "~/components/sections/section-head";
import type { LandingContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";

export function LandingPage({ page }: { page: LandingContent }) {
  const { headline, showcase } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <Headline {...headline} />
      <section className="theme-dark section">
        <SectionHead heading={showcase.heading} />
        <Workbench sections={showcase.sections} workflows={showcase.workflows} />
      </section>
    </PageShell>
  );
}
