import { useLoaderData } from "@remix-run/react";
import { Hero } from "~/components/sections/hero/hero";
import { Headline } from "~/components/sections/landing/headline";
import { Workbench } from "~/components/sections/landing/workbench";
import type { LandingContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/landing.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function LandingPage() {
  const { page } = useLoaderData<{ page: LandingContent }>();
  const { headline, showcase } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <Headline {...headline} />
      <section className="theme-dark section">
        <Workbench sections={showcase.sections} workflows={showcase.workflows} />
      </section>
    </PageShell>
  );
}
