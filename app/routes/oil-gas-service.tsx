import { industries } from "~/content/industries/index";
import { oilGas } from "~/content/industries/oil-gas-service";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: oilGas, next: nextOf(industries, oilGas).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
