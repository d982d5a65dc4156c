import { AgentLoop } from "~/components/sections/beyond-chat/agent-loop";
import { Hero } from "~/components/sections/hero/hero";
import { RequestSection } from "~/components/sections/request-section";
import { VideoPanel } from "~/components/sections/video-panel";
import type { BeyondChatContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";

interface BeyondChatPageProps {
  page: BeyondChatContent;
}

export function BeyondChatPage({ page }: BeyondChatPageProps) {
  const { panel, loop, blocks, request } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <VideoPanel
        id="content"
        heading={panel.heading}
        lead={panel.lead}
        video={panel.video}
        videoLabel={panel.videoLabel}
        light
      />
      <AgentLoop loop={loop} blocks={blocks} />
      <RequestSection {...request} />
    </PageShell>
  );
}
