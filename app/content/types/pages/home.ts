import type { VideoId } from "~/content/types/media";
import type { MediaTextBlock } from "~/content/types/media-text";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { SectionText, TitledText } from "~/content/types/text";

export interface HomeContent {
  meta: PageMeta;
  head: PageHead;
  film: VideoId;
  pitch: SectionText & {
    figures: readonly { figure: "70%" | "95%"; caption: string; source: string }[];
    wayOut: readonly TitledText[];
  };
  services: SectionText & { blocks: readonly MediaTextBlock[] };
  advisory: SectionText;
  products: SectionText;
  banner: { heading: "Ask us about these 6 now"; button: "Schedule now" };
  solutions: SectionText & { button: "EXPLORE SOLUTIONS" };
  offices: SectionText;
}
