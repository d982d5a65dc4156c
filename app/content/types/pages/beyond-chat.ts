import type { VideoId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { SectionText, TitledText } from "~/content/types/text";

export interface BeyondChatContent {
  meta: PageMeta;
  head: PageHead;
  film: VideoId;
  panel: SectionText & { video: VideoId; videoLabel: string };
  /** `alt` describes the drawing to screen readers. */
  loop: { heading: string; alt: string };
  /** The six parts of the loop. */
  blocks: readonly TitledText[];
}
