import { Hero } from "~/components/sections/hero/hero";
import { SectionHead } from "~/components/sections/section-head";
import { ServiceCards } from "~/components/sections/service-cards";
import { Steps } from "~/components/sections/steps";
import { Values } from "~/components/sections/values";
import type { LinkCard } from "~/content/types/sections";
import type { ServicesContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";

interface ServicesPageProps {
  page: ServicesContent;
  cards: readonly LinkCard[];
}

export function ServicesPage({ page, cards }: ServicesPageProps) {
  return (
    <PageShell>
      <Hero {...page} />
      <section className="services-page__steps theme-dark section" id="content">
        <SectionHead heading={page.whatWeDo.heading} lead={page.whatWeDo.lead} />
        <Steps steps={page.whatWeDo.steps} />
      </section>
      <section className="services-page__terms theme-light section">
        <SectionHead heading={page.terms.heading} lead={page.terms.lead} />
        <Values items={page.terms.items} />
      </section>
      <section className="services-page__cards theme-light section">
        <SectionHead {...page.ourServices} />
        <ServiceCards cards={cards} />
      </section>
    </PageShell>
  );
}
