import { industries } from "~/content/industries/index";
import { realEstate } from "~/content/industries/real-estate-service";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: realEstate, next: after(industries, realEstate).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
