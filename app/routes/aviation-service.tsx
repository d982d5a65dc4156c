import { aviation } from "~/content/industries/aviation-service";
import { industries } from "~/content/industries/index";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: aviation, next: after(industries, aviation).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
