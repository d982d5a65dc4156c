import { Hero } from "~/components/sections/hero/hero";
import { SectionHead } from "~/components/sections/section-head";
import { Values } from "~/components/sections/values";
import { Film } from "~/components/ui/film";
import type { BeyondChatContent } from "~/content/types/pages/beyond-chat";
import { PageShell } from "~/pages/page-shell";

/** Beyond chat: hero, the two-line heading, the automation film (specification §2, "Beyond Chat page"). */
export function BeyondChatPage({ page }: { page: BeyondChatContent }) {
  const { panel, blocks } = page;
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <section className="theme-dark section film-panel" id="content">
        <SectionHead heading={panel.heading} lead={panel.lead} />
        <Film film={panel.video} label={panel.videoLabel} />
      </section>
      <section className="theme-light section">
        <Values items={blocks} />
      </section>
    </PageShell>
  );
}
