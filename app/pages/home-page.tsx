import { useLoaderData } from "@remix-run/react";
import { Cards } from "~/components/sections/cards";
import { Hero } from "~/components/sections/hero/hero";
import { Pitch } from "~/components/sections/home/pitch";
import { Practices } from "~/components/sections/home/practices";
import { SolutionsSwitcher } from "~/components/sections/home/solutions-switcher";
import { ProductList } from "~/components/sections/product-list";
import { Steps } from "~/components/sections/rules";
import { SectionHead } from "~/components/sections/section-head";
import { SpecimenSheet } from "~/components/sections/specimens/sheets";
import { Thread } from "~/components/sections/thread";
import type { HomeData } from "~/content/types/single-pages";
import { DraftFields } from "~/forms/signed-page/draft-fields";
import { ContactLink } from "~/navigation/contact-link";
import { DRAFT_PAGE } from "~/navigation/draft-url";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/home.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function HomePage() {
  const { page, signedPage, example, advisory, products, points, solutions, offices } =
    useLoaderData<HomeData>();
  return (
    <PageShell>
      <Hero {...page}>
        <Thread segment="video" />
        <Thread segment="glow" />
      </Hero>
      <Pitch pitch={page.pitch} />
      <section className="theme-light section beside">
        <Thread segment="down" />
        <SectionHead heading={page.specimen.heading} lead={page.specimen.lead} />
        <div>
          <form method="get" action={DRAFT_PAGE} className="form draft-start">
            <DraftFields names={["process", "baseline", "target"]} example={example} />
            <button type="submit" className="button">
              {page.specimen.button}
            </button>
          </form>
          <SpecimenSheet {...signedPage} />
        </div>
      </section>
      <section className="theme-light section" id="services">
        <Thread segment="down" />
        <SectionHead heading={page.services.heading} lead={page.services.lead} />
        <Practices practices={page.services.practices} advisory={advisory} />
      </section>
      <section className="theme-dark section">
        <SectionHead {...page.products}>
          <Thread segment="corner" />
        </SectionHead>
        <ProductList products={products} />
      </section>
      <section className="ask-banner section">
        <Thread segment="products" />
        <div className="ask-banner__head row">
          <h2>{page.banner.heading}</h2>
          <ContactLink className="button button--dark" tab="call">
            {page.banner.button}
          </ContactLink>
        </div>
        <Steps steps={points} />
      </section>
      <section className="theme-light section" id="solutions">
        <Thread segment="down" />
        <SectionHead {...page.solutions} />
        <SolutionsSwitcher cards={solutions} button={page.solutions.button} />
      </section>
      <section className="theme-light section beside">
        <Thread segment="down" />
        <SectionHead {...page.offices} />
        <Cards cards={offices} />
      </section>
    </PageShell>
  );
}
