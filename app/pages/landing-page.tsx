import { useLoaderData } from "@remix-run/react";
import { SectionHead } from "~/components/sections/section-head";
import { Showcase } from "~/components/sections/showcase";
import type { LandingPage as Content } from "~/content/types";
import { PageShell } from "~/pages/page-shell";

/** The landing: a headline block and the four-section showcase, in both readings of its data (specification §1, §3). */
export function LandingRoute() {
  const { page } = useLoaderData<{ page: Content }>();
  const { headline, showcase, featured } = page;
  return (
    <PageShell>
      <section className="headline ink">
        <h1>
          <span className="headline__main">{headline.main}</span>{" "}
          <span className="headline__second">{headline.second}</span>
        </h1>
        <p>{page.head.lead}</p>
      </section>
      <section className="ink section" id="content">
        <SectionHead heading={showcase.heading} />
        <Showcase id="feature" sections={showcase.sections} indicator="0.1" />
      </section>
      <section className="paper section">
        <SectionHead heading={featured.heading} />
        <Showcase id="example" sections={featured.sections} indicator="0.1" />
      </section>
    </PageShell>
  );
}
