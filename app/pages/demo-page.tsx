import { DemoPlayer } from "~/components/sections/demo-player";
import { PageHead } from "~/components/sections/hero/page-head";
import type { DemoContent } from "~/content/types/pages/demo";
import { PageShell } from "~/pages/page-shell";

/** The demo: an external player that is loaded on click (specification §2; DESIGN.md). */
export function DemoPage({ page, videoUrl }: { page: DemoContent; videoUrl?: string }) {
  return (
    <PageShell>
      <PageHead head={page.head} />
      <section className="theme-dark section" id="content" aria-label={page.playerTitle}>
        <DemoPlayer content={page} videoUrl={videoUrl} />
      </section>
    </PageShell>
  );
}
