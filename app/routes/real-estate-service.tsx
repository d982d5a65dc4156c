import { industries } from "~/content/industries/index";
import { realEstate } from "~/content/industries/real-estate-service";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: realEstate, next: nextOf(industries, realEstate).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
