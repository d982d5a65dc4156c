import type { ProductSection } from "~/content/types/feature-section";
import type { VideoId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { Practice } from "~/content/types/pages/service";
import type { Request } from "~/content/types/request";

export interface ProductContent {
  kind: "product";
  url: string;
  /** Menu and document title: "Customer Service Solutions". */
  name: string;
  /** The product's own name: "Customer Service AI Copilot". */
  product: string;
  /** Under the name in the menu, three to seven words. */
  menuLine: string;
  number: "/01" | "/02" | "/03" | "/04";
  practice: Practice;
  meta: PageMeta;
  head: PageHead;
  film: VideoId;
  /** One sentence for cards, 10 to 20 words. */
  summary: string;
  request: Request;
  sections: readonly [ProductSection, ProductSection, ProductSection, ProductSection];
}

export type ProductSummary = Pick<ProductContent, "number" | "product" | "summary" | "url" | "film">;

export type ProductPreview = Pick<ProductContent, "number" | "product" | "summary" | "url"> & {
  topics: readonly string[];
  video: VideoId;
  videoLabel: string;
};
