import { useLoaderData } from "@remix-run/react";
import { AgentLoop } from "~/components/sections/beyond-chat/agent-loop";
import { Hero } from "~/components/sections/hero/hero";
import { SectionHead } from "~/components/sections/section-head";
import { Video } from "~/components/ui/video";
import type { BeyondChatContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/beyond-chat.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function BeyondChatPage() {
  const { page } = useLoaderData<{ page: BeyondChatContent }>();
  const { panel, loop, blocks } = page;
  return (
    <PageShell>
      <Hero {...page} />
      <section className="theme-light section" id="content">
        <SectionHead heading={panel.heading} lead={panel.lead} />
        <Video video={panel.video} name={panel.heading} label={panel.videoLabel} />
      </section>
      <AgentLoop loop={loop} blocks={blocks} />
    </PageShell>
  );
}
