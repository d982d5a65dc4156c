import { industries } from "~/content/industries/index";
import { oilGas } from "~/content/industries/oil-gas-service";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: oilGas, next: after(industries, oilGas).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
