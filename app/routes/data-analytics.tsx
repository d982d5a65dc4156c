import { dataAnalytics } from "~/content/services/data-analytics";
import { serviceData } from "~/content/services/index";

export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export { links, ServicePage as default } from "~/pages/service-page";
export const loader = () => serviceData(dataAnalytics);
