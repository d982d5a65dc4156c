import { oilGas } from "~/content/industries/oil-gas-service";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: oilGas });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
