import type { PageHead, PageMeta } from "~/content/types/page";
import type { TitledText } from "~/content/types/text";

export interface ProductsContent {
  meta: PageMeta;
  head: PageHead;
  approach: { heading: string; steps: readonly TitledText[] };
}
