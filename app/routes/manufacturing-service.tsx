import { industries } from "~/content/industries/index";
import { manufacturing } from "~/content/industries/manufacturing-service";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: manufacturing, next: nextOf(industries, manufacturing).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
