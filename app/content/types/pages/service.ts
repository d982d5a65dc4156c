import type { LinkCard } from "~/content/types/card";
import type { VideoId } from "~/content/types/media";
import type { MediaTextBlock } from "~/content/types/media-text";
import type { PageHead, PageMeta } from "~/content/types/page";

/** The three practices; films and share images give each its own accent colour. */
export type Practice = "ai" | "data" | "ledger";

export interface ServiceContent {
  kind: "service";
  url: string;
  name: string;
  /** Under the name in the menu, three to seven words. */
  menuLine: string;
  practice: Practice;
  meta: PageMeta;
  head: PageHead;
  film: VideoId;
  card: LinkCard;
  blocks: readonly MediaTextBlock[];
}
