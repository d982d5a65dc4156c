import { dataAnalytics } from "~/content/services/data-analytics";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: dataAnalytics });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
