import { healthcare } from "~/content/industries/healthcare-service";
import { industries } from "~/content/industries/index";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: healthcare, next: nextOf(industries, healthcare).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
