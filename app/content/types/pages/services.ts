import type { VideoId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { SectionText, TitledText } from "~/content/types/text";

export interface ServicesContent {
  meta: PageMeta;
  head: PageHead;
  film: VideoId;
  whatWeDo: { heading: "What we do"; lead: string; steps: readonly TitledText[] };
  /** Outcome-as-a-Service: who does what, the price, the handover, a miss. */
  terms: SectionText & { items: readonly TitledText[] };
  ourServices: { heading: "Our Services"; lead: string };
}
