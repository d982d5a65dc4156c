import { useLoaderData } from "@remix-run/react";
import { AskBanner } from "~/components/sections/ask-banner";
import { MediaTextList } from "~/components/sections/blocks";
import { Hero } from "~/components/sections/hero";
import { Offices } from "~/components/sections/offices";
import { Pitch } from "~/components/sections/pitch";
import { ProductList } from "~/components/sections/product-list";
import { SectionHead } from "~/components/sections/section-head";
import { ServiceCards } from "~/components/sections/service-cards";
import { SolutionsSwitcher } from "~/components/sections/solutions-switcher";
import type { Branch, HomePage as Content, ServiceCard, SolutionCard, ValuePoint } from "~/content/types";
import type { ProductSummary } from "~/lib/product-summary";
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
export function HomePage() {
  const { page, advisory, products, points, solutions, offices } = useLoaderData<HomeData>();
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <Pitch pitch={page.pitch} />
      <section className="paper section home-services" id="services">
        <SectionHead {...page.services} />
        <MediaTextList blocks={page.services.blocks} level="h3" />
      </section>
      <section className="paper section home-advisory">
        <SectionHead {...page.advisory} />
        <ServiceCards cards={advisory} />
      </section>
      <section className="ink section">
        <SectionHead {...page.products} />
        <ProductList products={products} />
      </section>
      <AskBanner {...page.banner} points={points} />
      <section className="paper section" id="solutions">
        <SectionHead {...page.solutions} />
        <SolutionsSwitcher cards={solutions} button={page.solutions.button} />
      </section>
      <section className="paper section home-offices">
        <SectionHead {...page.offices} />
        <Offices branches={offices} />
      </section>
    </PageShell>
  );
}
