import type { PageHead, PageMeta } from "~/content/types/page";
import type { TitledText } from "~/content/types/text";

export interface CareerContent {
  meta: PageMeta;
  head: PageHead;
  aside: { heading: string; points: readonly TitledText[] };
}
