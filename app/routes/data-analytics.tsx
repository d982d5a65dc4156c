import { dataAnalytics } from "~/content/services/data-analytics";
import { services } from "~/content/services/index";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: dataAnalytics, next: nextOf(services, dataAnalytics).card });
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
