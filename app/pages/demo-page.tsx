import { useLoaderData } from "@remix-run/react";
import { DemoPlayer } from "~/components/sections/demo-player";
import { PageHead } from "~/components/sections/hero/page-head";
import { Steps } from "~/components/sections/rules";
import type { DemoContent } from "~/content/types/single-pages";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/demo.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function DemoPage() {
  const { page, videoUrl } = useLoaderData<{ page: DemoContent; videoUrl?: string }>();
  return (
    <PageShell>
      <section className="theme-dark section demo" id="content" aria-label={page.playerTitle}>
        <div className="demo__opening beside">
          <PageHead head={page.head} />
          <DemoPlayer content={page} videoUrl={videoUrl} />
        </div>
        {!videoUrl && (
          <div className="demo__notes columns">
            <h2 className="visually-hidden">{page.stepsHeading}</h2>
            <Steps steps={page.steps} />
            <div className="demo__more">
              <h3>{page.more.title}</h3>
              <ul>
                {page.more.links.map(({ name, url }) => (
                  <li key={url}>
                    <SiteLink to={url}>{name}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </section>
    </PageShell>
  );
}
