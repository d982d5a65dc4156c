import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { MediaText } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import { useMediaBase, videoUrl } from "~/components/ui/media-url";
import type { ServiceData } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/service.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function ServicePage() {
  const { page, next } = useLoaderData<ServiceData>();
  return (
    <PageShell>
      <Hero {...page} breadcrumbs={<Breadcrumbs page={page} />} />
      <section className="theme-light section" id="content">
        <MediaText blocks={page.blocks} />
      </section>
      <NextPage label={useRootData()?.labels.nextService} card={next.card} theme="dark">
        <picture className="landscape">
          <img
            src={videoUrl(useMediaBase(), next.video, "1280.avif")}
            width={1280}
            height={720}
            alt=""
            loading="lazy"
          />
        </picture>
      </NextPage>
    </PageShell>
  );
}
