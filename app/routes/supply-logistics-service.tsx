import { supplyLogistics } from "~/content/industries/supply-logistics-service";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: supplyLogistics });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
