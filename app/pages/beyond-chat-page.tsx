import { FilmPanel } from "~/components/sections/film-panel";
import { Hero } from "~/components/sections/hero/hero";
import { Values } from "~/components/sections/values";
import type { BeyondChatContent } from "~/content/types/pages/beyond-chat";
import { PageShell } from "~/pages/page-shell";

interface BeyondChatPageProps {
  page: BeyondChatContent;
}

export function BeyondChatPage({ page }: BeyondChatPageProps) {
  const { panel, blocks } = page;
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <FilmPanel
        id="content"
        heading={panel.heading}
        lead={panel.lead}
        film={panel.video}
        filmLabel={panel.videoLabel}
      />
      <section className="theme-light section">
        <Values items={blocks} />
      </section>
    </PageShell>
  );
}
