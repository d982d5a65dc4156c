import { ServiceCards } from "~/components/sections/cards";
import { Hero } from "~/components/sections/hero/hero";
import { SectionHead } from "~/components/sections/section-head";
import { Papers } from "~/components/sections/specimens/papers";
import { PilotReportSheet, RunbookSheet, SignedPageSheet } from "~/components/sections/specimens/sheets";
import { Steps } from "~/components/sections/steps";
import { Thread } from "~/components/sections/thread";
import { TitledList } from "~/components/sections/titled-list";
import { Disclosure } from "~/components/ui/disclosure";
import type { LinkCard } from "~/content/types/sections";
import type { ServicesContent } from "~/content/types/single-pages";
import type { PilotReport, RunbookContents, SignedPageText } from "~/content/types/specimens";
import { DraftForm } from "~/forms/signed-page/draft-form";
import { PageShell } from "~/pages/page-shell";

interface ServicesPageProps {
  page: ServicesContent;
  signedPage: SignedPageText;
  report: PilotReport;
  runbook: RunbookContents;
  /** Of a draft: the day on which it was written, and its address. */
  date: string | undefined;
  address: string | undefined;
  cards: readonly LinkCard[];
}

export function ServicesPage({ page, signedPage, report, runbook, date, address, cards }: ServicesPageProps) {
  return (
    <PageShell>
      <Hero {...page}>
        <Thread segment="three-video" />
      </Hero>
      <section className="theme-dark section" id="content">
        <Thread segment="three-turn" />
        <SectionHead heading={page.whatWeDo.heading} lead={page.whatWeDo.lead}>
          <Thread segment="three-left" />
        </SectionHead>
        <div className="services-page__steps">
          <Thread segment="steps" />
          <Steps steps={page.whatWeDo.steps} />
          <Thread segment="three-on" />
        </div>
      </section>
      <section className="theme-light section beside">
        <Thread segment="three-right" />
        <SectionHead heading={page.terms.heading} lead={page.terms.lead} />
        <TitledList kind="values" items={page.terms.items} />
      </section>
      <section className="theme-light section" id="specimens">
        <Thread segment="three-right" />
        <SectionHead {...page.specimens} />
        <DraftForm text={signedPage} date={date}>
          {(written) => (
            <Papers names={page.specimens.papers}>
              <SignedPageSheet {...written} closed={signedPage.closed} address={address} />
              <PilotReportSheet {...report} />
              <RunbookSheet {...runbook} />
            </Papers>
          )}
        </DraftForm>
      </section>
      <section className="theme-light section">
        <SectionHead {...page.ourServices}>
          <Thread segment="three-right" />
          <Thread segment="three-cards" />
        </SectionHead>
        <ServiceCards cards={cards} />
      </section>
      <section className="theme-light section beside">
        <SectionHead heading={page.questions.heading} />
        <div>
          {page.questions.items.map(({ title, description }) => (
            <Disclosure key={title} title={title}>
              <p>{description}</p>
            </Disclosure>
          ))}
        </div>
      </section>
    </PageShell>
  );
}
