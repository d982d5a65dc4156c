import type { IndustryContent } from "~/content/types/pages/industry";
import type { ProductContent } from "~/content/types/pages/product";
import type { ServiceContent } from "~/content/types/pages/service";

/** A page that is one of several of its kind. */
export type CollectionPage = IndustryContent | ProductContent | ServiceContent;
