import { Comparison } from "~/components/sections/about/comparison";
import { Mission } from "~/components/sections/about/mission";
import { Hero } from "~/components/sections/hero/hero";
import { SectionHead } from "~/components/sections/section-head";
import { Values } from "~/components/sections/values";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { AboutContent } from "~/content/types/pages/about";
import { PageShell } from "~/pages/page-shell";

/** About Us (specification §1). */
export function AboutPage({ page }: { page: AboutContent }) {
  const { mission, comparison, values, join } = page;
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <section className="theme-light section" id="content">
        <SectionHead heading={mission.heading} />
        <Mission sections={mission.sections} />
      </section>
      <section className="theme-light section about-comparison">
        <SectionHead heading={comparison.heading} lead={comparison.lead} />
        <Comparison columns={comparison.columns} />
      </section>
      <section className="theme-dark section">
        <SectionHead heading={values.heading} lead={values.lead} />
        <Values items={values.items} />
      </section>
      <section className="theme-light section join">
        <Picture image={join.image} alt={join.alt} sizes="(min-width: 768px) 50vw, 100vw" />
        <div className="join__text" data-reveal="">
          <h2>{join.heading}</h2>
          <p>{join.lead}</p>
          <a className="button" href={join.link}>
            {join.button}
            <Icon name="arrow-right" />
          </a>
        </div>
      </section>
    </PageShell>
  );
}
