import type { ComparisonColumn, ComparisonPanorama } from "~/content/types/comparison";
import type { PictureId, VideoId } from "~/content/types/media";
import type { MissionCard } from "~/content/types/mission";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { TitledText } from "~/content/types/text";

export interface AboutContent {
  meta: PageMeta;
  head: PageHead;
  film: VideoId;
  mission: { heading: string; sections: readonly MissionCard[] };
  comparison: {
    heading: "Why us?";
    lead: string;
    panorama: ComparisonPanorama;
    columns: readonly [ComparisonColumn, ComparisonColumn];
  };
  values: { heading: "Our Values"; lead: string; items: readonly TitledText[] };
  join: {
    heading: "Join the Team";
    lead: string;
    button: "Apply Now";
    link: "/career";
    image: PictureId;
    alt: string;
  };
}
