import { retail } from "~/content/industries/retail-service";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: retail });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
