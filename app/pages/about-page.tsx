import { Comparison } from "~/components/sections/about/comparison";
import { JoinTeam } from "~/components/sections/about/join-team";
import { Mission } from "~/components/sections/about/mission";
import { Hero } from "~/components/sections/hero/hero";
import { SectionHead } from "~/components/sections/section-head";
import { Values } from "~/components/sections/values";
import type { PanoramaRoutes } from "~/content/types/drawings";
import type { AboutContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";

interface AboutPageProps {
  page: AboutContent;
  routes: PanoramaRoutes;
}

export function AboutPage({ page, routes }: AboutPageProps) {
  const { mission, comparison, values, join } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <section className="theme-light section" id="content">
        <SectionHead heading={mission.heading} />
        <Mission cards={mission.sections} />
      </section>
      <section className="theme-light section">
        <SectionHead heading={comparison.heading} lead={comparison.lead} />
        <Comparison panorama={comparison.panorama} routes={routes} columns={comparison.columns} />
      </section>
      <section className="theme-dark section">
        <SectionHead heading={values.heading} lead={values.lead} />
        <Values items={values.items} />
      </section>
      <JoinTeam {...join} />
    </PageShell>
  );
}
