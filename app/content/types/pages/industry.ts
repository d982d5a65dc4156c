import type { Card } from "~/content/types/card";
import type { UseCase } from "~/content/types/media-text";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { Request } from "~/content/types/request";

export interface IndustryContent {
  kind: "industry";
  url: string;
  /** The name in menus: "Banking". */
  name: string;
  /** Under the name in the menu, three to seven words. */
  menuLine: string;
  meta: PageMeta;
  head: PageHead;
  card: Card;
  request: Request;
  blocks: readonly UseCase[];
}
