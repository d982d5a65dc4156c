import type { FeatureSection } from "~/content/types/feature-section";
import type { FilmId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { Arrangement } from "~/content/types/workflow";

export interface LandingContent {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  headline: { main: string; second: string };
  /** The arrangements of its drawing: one before the showcase, and one for each of its sections. */
  workbench: { video: FilmId; videoLabel: string; arrangements: readonly Arrangement[] };
  showcase: { heading: string; sections: readonly FeatureSection[] };
  featured: { heading: string; sections: readonly FeatureSection[] };
}
