import type { FeatureSection } from "~/content/types/feature-section";
import type { FilmId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";

export interface LandingContent {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  headline: { main: string; second: string };
  bench: { video: FilmId; videoLabel: string };
  showcase: { heading: string; sections: readonly FeatureSection[] };
  featured: { heading: string; sections: readonly FeatureSection[] };
}
