import { industries } from "~/content/industries/index";
import { supplyLogistics } from "~/content/industries/supply-logistics-service";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: supplyLogistics, next: nextOf(industries, supplyLogistics).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
