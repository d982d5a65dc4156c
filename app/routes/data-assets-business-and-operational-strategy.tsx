import { digitalAssetsStrategy } from "~/content/services/data-assets-business-and-operational-strategy";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: digitalAssetsStrategy });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
