import { useLoaderData } from "@remix-run/react";
import { IndustryOpening } from "~/components/sections/industry/industry-opening";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { MediaText } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import type { IndustryData } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/industry.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function IndustryPage() {
  const { page, landscape, next } = useLoaderData<IndustryData>();
  return (
    <PageShell>
      <IndustryOpening page={page} landscape={landscape} />
      <section className="theme-light section" id="content">
        <MediaText blocks={page.blocks} anchor="place" />
      </section>
      <NextPage label={useRootData()?.labels.nextIndustry} card={next.card} theme={next.landscape.theme}>
        <LandscapePicture name={next.landscape.name} alt="" lazy />
      </NextPage>
    </PageShell>
  );
}
