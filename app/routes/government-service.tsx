import { government } from "~/content/industries/government-service";
import { industries } from "~/content/industries/index";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: government, next: after(industries, government).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
