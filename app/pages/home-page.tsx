import { Hero } from "~/components/sections/hero/hero";
import { AskBanner } from "~/components/sections/home/ask-banner";
import { Offices } from "~/components/sections/home/offices";
import { Pitch } from "~/components/sections/home/pitch";
import { SolutionsSwitcher } from "~/components/sections/home/solutions-switcher";
import { MediaTextList } from "~/components/sections/media-text";
import { ProductList } from "~/components/sections/product-list";
import { SectionHead } from "~/components/sections/section-head";
import { ServiceCards } from "~/components/sections/service-cards";
import type { Card, LinkCard } from "~/content/types/card";
import type { Office } from "~/content/types/office";
import type { HomeContent } from "~/content/types/pages/home";
import type { ProductSummary } from "~/content/types/pages/product";
import type { ValuePoint } from "~/content/types/value-point";
import { PageShell } from "~/pages/page-shell";

interface HomeData {
  page: HomeContent;
  advisory: readonly LinkCard[];
  products: readonly ProductSummary[];
  points: readonly ValuePoint[];
  solutions: readonly Card[];
  offices: readonly Office[];
}

/** The home page, in the specification's order (§1). */
export function HomePage({ page, advisory, products, points, solutions, offices }: HomeData) {
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <Pitch pitch={page.pitch} />
      <section className="theme-light section home-services" id="services">
        <SectionHead {...page.services} />
        <MediaTextList blocks={page.services.blocks} level="h3" />
      </section>
      <section className="theme-light section home-advisory">
        <SectionHead {...page.advisory} />
        <ServiceCards cards={advisory} />
      </section>
      <section className="theme-dark section">
        <SectionHead {...page.products} />
        <ProductList products={products} />
      </section>
      <AskBanner {...page.banner} points={points} />
      <section className="theme-light section" id="solutions">
        <SectionHead {...page.solutions} />
        <SolutionsSwitcher cards={solutions} button={page.solutions.button} />
      </section>
      <section className="theme-light section home-offices">
        <SectionHead {...page.offices} />
        <Offices branches={offices} />
      </section>
    </PageShell>
  );
}
