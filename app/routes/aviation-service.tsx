import { aviation } from "~/content/industries/aviation-service";
import { industries } from "~/content/industries/index";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: aviation, next: nextOf(industries, aviation).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
