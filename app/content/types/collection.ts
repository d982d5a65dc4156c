import type { Landscape } from "~/content/types/drawings";
import type { Sound, VideoId } from "~/content/types/media";
import type { PageHead, PageMeta, Request } from "~/content/types/page";
import type {
  BreakBlock,
  Card,
  LinkCard,
  MediaTextBlock,
  ProductSection,
  UseCase,
} from "~/content/types/sections";

export interface IndustryContent {
  kind: "industry";
  url: string;
  /** The name in menus: "Banking". */
  name: string;
  /** Under the name in the menu, three to seven words. */
  menuDescription: string;
  meta: PageMeta;
  head: PageHead;
  card: Card;
  request: Request;
  blocks: readonly UseCase[];
}

/** The three practices; videos and share images give each its own accent colour. */
type Practice = "ai" | "data" | "ledger";

export interface ServiceContent {
  kind: "service";
  url: string;
  name: string;
  /** Under the name in the menu, three to seven words. */
  menuDescription: string;
  practice: Practice;
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  card: LinkCard;
  request: Request;
  blocks: readonly (BreakBlock | MediaTextBlock)[];
}

export interface ProductContent {
  kind: "product";
  url: string;
  /** The breadcrumb and the document title: "Customer Service Solutions". */
  name: string;
  /** The product's own name, for headings and menus: "Customer Service AI Copilot". */
  product: string;
  /** Under the name in the menu, three to seven words. */
  menuDescription: string;
  number: "/01" | "/02" | "/03" | "/04";
  practice: Practice;
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  /** One sentence for cards, 10 to 20 words. */
  summary: string;
  request: Request;
  sections: readonly [ProductSection, ProductSection, ProductSection, ProductSection];
}

export type ProductSummary = Pick<ProductContent, "number" | "product" | "summary" | "url" | "video">;

export type ProductLink = Pick<ProductContent, "product" | "url">;

export type ProductPreview = Pick<ProductContent, "product" | "summary" | "url"> & {
  topics: readonly string[];
  video: VideoId;
  alt: string;
};

/** What the page of an industry shows: its words, its map, and the next industry. */
export interface IndustryData {
  page: IndustryContent;
  landscape: Landscape;
  next: { card: Card; landscape: Pick<Landscape, "name" | "theme"> };
}

/** What the page of a service shows: its words, and the next service. */
export interface ServiceData {
  page: ServiceContent;
  next: { card: Card; video: VideoId };
}

/** What the page of a product shows: its words, the cues of its videos, and the other products. */
export interface ProductData {
  page: ProductContent;
  others: readonly ProductLink[];
}

/** A page of a collection: an industry, a product or a service. */
export type CollectionPage = IndustryContent | ProductContent | ServiceContent;

/** Any page, as far as anything outside the page reads it. Only pages of a collection have a kind. */
export type AnyPage = (CollectionPage | { kind?: undefined; meta: PageMeta }) & {
  head?: PageHead;
  request?: Request;
  /** What the visitor has written on the page, for the message form. */
  message?: string;
};
