import { banking } from "~/content/industries/banking-service";
import { industries } from "~/content/industries/index";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: banking, next: nextOf(industries, banking).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
