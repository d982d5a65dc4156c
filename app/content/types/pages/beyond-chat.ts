import type { FilmId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { SectionText, TitledText } from "~/content/types/text";

export interface BeyondChatContent {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  panel: SectionText & { video: FilmId; videoLabel: string };
  /** `shows`: what the drawing shows, for people who do not see it. */
  loop: { heading: string; shows: string };
  /** The six parts of the loop. */
  blocks: readonly TitledText[];
}
