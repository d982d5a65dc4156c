import { AskBanner } from "~/components/sections/home/ask-banner";
import { Hero } from "~/components/sections/hero/hero";
import { MediaTextList } from "~/components/sections/media-text";
import { Offices } from "~/components/sections/home/offices";
import { Pitch } from "~/components/sections/home/pitch";
import { ProductList } from "~/components/sections/product-list";
import { SectionHead } from "~/components/sections/section-head";
import { ServiceCards } from "~/components/sections/service-cards";
import { SolutionsSwitcher } from "~/components/sections/home/solutions-switcher";
import type {
  Branch,
  HomePage as Content,
  ProductSummary,
  ServiceCard,
  SolutionCard,
  ValuePoint,
} from "~/content/types";
import { PageShell } from "~/pages/page-shell";

interface HomeData {
  page: Content;
  advisory: readonly ServiceCard[];
  products: readonly ProductSummary[];
  points: readonly ValuePoint[];
  solutions: readonly SolutionCard[];
  offices: readonly Branch[];
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
