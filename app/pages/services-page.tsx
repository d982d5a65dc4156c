import { Cards } from "~/components/sections/cards";
import { Hero } from "~/components/sections/hero/hero";
import { Steps } from "~/components/sections/rules";
import { SectionHead } from "~/components/sections/section-head";
import { SpecimenSheet } from "~/components/sections/specimens/sheets";
import { Thread } from "~/components/sections/thread";
import { Disclosure } from "~/components/ui/disclosure";
import type { LinkCard } from "~/content/types/sections";
import type { ServicesContent } from "~/content/types/single-pages";
import type { SignedPageText, Specimen } from "~/content/types/specimens";
import { DraftSheet } from "~/pages/draft-page";
import { PageShell } from "~/pages/page-shell";

interface ServicesPageProps {
  page: ServicesContent;
  signedPage: SignedPageText;
  example: Specimen;
  report: Specimen;
  runbook: Specimen;
  cards: readonly LinkCard[];
}

export function ServicesPage({ page, signedPage, example, report, runbook, cards }: ServicesPageProps) {
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
        <div>
          {/* What each side does and what it costs is read first. */}
          {page.terms.items.map(({ title, description }, index) => (
            <Disclosure key={title} title={title} open={index < 2}>
              <p>{description}</p>
            </Disclosure>
          ))}
        </div>
      </section>
      <section className="theme-light section beside" id="specimens">
        <Thread segment="three-right" />
        <SectionHead heading={page.specimens.heading} lead={page.specimens.lead} />
        {/* The screen shows one of the papers; all are in the document and in print. */}
        <div className="papers">
          <fieldset className="tabs">
            <legend className="visually-hidden">Paper</legend>
            {page.specimens.papers.map((name, index) => (
              <label key={name}>
                <input type="radio" name="paper" defaultChecked={index === 0} />
                {name}
              </label>
            ))}
          </fieldset>
          <DraftSheet text={signedPage} />
          <SpecimenSheet {...example} />
          <SpecimenSheet {...report} />
          <SpecimenSheet {...runbook} />
        </div>
      </section>
      <section className="theme-light section">
        <SectionHead {...page.ourServices}>
          <Thread segment="three-right" />
          <Thread segment="three-cards" />
        </SectionHead>
        <Cards cards={cards} />
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
