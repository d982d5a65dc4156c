import type { MenuLink } from "~/content/types/menu";
import type { PageMeta } from "~/content/types/page";

export interface NotFoundContent {
  meta: PageMeta;
  heading: "page not found";
  lead: string;
  links: readonly MenuLink[];
}
