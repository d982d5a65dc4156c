import { Hero } from "~/components/sections/hero/hero";
import { AskBanner } from "~/components/sections/home/ask-banner";
import { Offices } from "~/components/sections/home/offices";
import { Pitch } from "~/components/sections/home/pitch";
import { Practices } from "~/components/sections/home/practices";
import { SolutionsSwitcher } from "~/components/sections/home/solutions-switcher";
import { ProductList } from "~/components/sections/product-list";
import { SectionHead } from "~/components/sections/section-head";
import { ServiceCards } from "~/components/sections/service-cards";
import { SignedPageSheet } from "~/components/sections/specimens/sheets";
import { Icon } from "~/components/ui/icon";
import type { ProductSummary } from "~/content/types/collection";
import type { Office } from "~/content/types/firm";
import type { TitledText } from "~/content/types/page";
import type { IndustryCard, LinkCard } from "~/content/types/sections";
import type { HomeContent } from "~/content/types/single-pages";
import type { SignedPage } from "~/content/types/specimens";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";

interface HomePageProps {
  page: HomeContent;
  signedPage: SignedPage;
  advisory: readonly LinkCard[];
  products: readonly ProductSummary[];
  points: readonly TitledText[];
  solutions: readonly IndustryCard[];
  offices: readonly Office[];
}

export function HomePage({
  page,
  signedPage,
  advisory,
  products,
  points,
  solutions,
  offices,
}: HomePageProps) {
  return (
    <PageShell>
      <Hero {...page} />
      <Pitch pitch={page.pitch} />
      <section className="specimens theme-light section">
        <SectionHead heading={page.specimen.heading} lead={page.specimen.lead}>
          <SiteLink className="arrow-link" to={page.specimen.link.url}>
            {page.specimen.link.name}
            <Icon name="arrow-right" />
          </SiteLink>
        </SectionHead>
        <SignedPageSheet {...signedPage} />
      </section>
      <section className="theme-light section" id="services">
        <SectionHead heading={page.services.heading} />
        <Practices practices={page.services.practices} />
      </section>
      <section className="theme-light section">
        <SectionHead {...page.advisory} />
        <ServiceCards cards={advisory} />
      </section>
      <section className="home-products theme-dark section">
        <SectionHead {...page.products} />
        <ProductList products={products} />
      </section>
      <AskBanner {...page.banner} points={points} />
      <section className="theme-light section" id="solutions">
        <SectionHead {...page.solutions} />
        <SolutionsSwitcher cards={solutions} button={page.solutions.button} />
      </section>
      <section className="home-offices theme-light section">
        <SectionHead {...page.offices} />
        <Offices offices={offices} />
      </section>
    </PageShell>
  );
}
