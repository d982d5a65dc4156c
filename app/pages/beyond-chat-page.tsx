import { AgentLoop } from "~/components/sections/beyond-chat/agent-loop";
import { FilmPanel } from "~/components/sections/film-panel";
import { Hero } from "~/components/sections/hero/hero";
import type { BeyondChatContent } from "~/content/types/pages/beyond-chat";
import { PageShell } from "~/pages/page-shell";

interface BeyondChatPageProps {
  page: BeyondChatContent;
}

export function BeyondChatPage({ page }: BeyondChatPageProps) {
  const { panel, loop, blocks } = page;
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} />
      <FilmPanel
        id="content"
        heading={panel.heading}
        lead={panel.lead}
        film={panel.video}
        filmLabel={panel.videoLabel}
        light
      />
      <AgentLoop loop={loop} blocks={blocks} />
    </PageShell>
  );
}
