import { useLoaderData } from "@remix-run/react";
import { Comparison } from "~/components/sections/about/comparison";
import { Mission } from "~/components/sections/about/mission";
import { Hero } from "~/components/sections/hero/hero";
import { TitledList } from "~/components/sections/rules";
import { SectionHead } from "~/components/sections/section-head";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { AboutData } from "~/content/types/single-pages";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/about.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function AboutPage() {
  const { page, people, routes } = useLoaderData<AboutData>();
  const { mission, comparison, values, join } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <section className="theme-light section" id="content">
        <SectionHead heading={mission.heading} />
        <Mission cards={mission.sections} />
      </section>
      <section className="theme-light section">
        <SectionHead heading={comparison.heading} lead={comparison.lead} />
        <Comparison panorama={comparison.panorama} routes={routes} columns={comparison.columns} />
      </section>
      <section className="theme-dark section">
        <SectionHead heading={values.heading} />
        <TitledList items={values.items} />
      </section>
      {people.length > 0 && (
        <section className="theme-light section">
          <SectionHead heading={page.people.heading} />
          <TitledList beside items={people} />
        </section>
      )}
      <section className="theme-light section">
        <div className="media-text__row">
          <Picture image={join.image} alt={join.alt} sizes="(width >= 64em) 52vw, 100vw" />
          <div className="media-text__words">
            <div className="media-text__text stack" data-reveal="">
              <h2>{join.heading}</h2>
              <p>{join.lead}</p>
              <SiteLink className="button" to={join.link}>
                {join.button}
                <Icon name="arrow-right" />
              </SiteLink>
            </div>
          </div>
        </div>
      </section>
    </PageShell>
  );
}
