import { industries } from "~/content/industries/index";
import { supplyLogistics } from "~/content/industries/supply-logistics-service";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: supplyLogistics, next: after(industries, supplyLogistics).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
