import { Hero } from "~/components/sections/hero/hero";
import { Questions } from "~/components/sections/questions";
import { SectionHead } from "~/components/sections/section-head";
import { ServiceCards } from "~/components/sections/service-cards";
import { PilotReportSheet, RunbookSheet, SignedPageSheet } from "~/components/sections/specimens/sheets";
import { Steps } from "~/components/sections/steps";
import { Values } from "~/components/sections/values";
import type { LinkCard } from "~/content/types/sections";
import type { ServicesPageContent } from "~/content/types/single-pages";
import type { PilotReport, RunbookContents, SignedPage } from "~/content/types/specimens";
import { PageShell } from "~/pages/page-shell";

interface ServicesPageProps {
  page: ServicesPageContent;
  specimens: { signedPage: SignedPage; report: PilotReport; runbook: RunbookContents };
  cards: readonly LinkCard[];
}

export function ServicesPage({ page, specimens, cards }: ServicesPageProps) {
  return (
    <PageShell>
      <Hero {...page} />
      <section className="services-page__steps theme-dark section" id="content">
        <SectionHead heading={page.whatWeDo.heading} lead={page.whatWeDo.lead} />
        <Steps steps={page.whatWeDo.steps} />
      </section>
      <section className="services-page__middle theme-light section">
        <SectionHead heading={page.terms.heading} lead={page.terms.lead} />
        <Values items={page.terms.items} />
      </section>
      <section className="services-page__middle specimens theme-light section" id="specimens">
        <SectionHead {...page.specimens} />
        <SignedPageSheet {...specimens.signedPage} />
        <RunbookSheet {...specimens.runbook} />
        <PilotReportSheet {...specimens.report} />
      </section>
      <section className="services-page__cards theme-light section">
        <SectionHead {...page.ourServices} />
        <ServiceCards cards={cards} />
      </section>
      <section className="theme-light section">
        <SectionHead heading={page.questions.heading} lead={page.questions.lead} />
        <Questions items={page.questions.items} />
      </section>
    </PageShell>
  );
}
