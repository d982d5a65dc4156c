import { servicesPage } from "~/content/services";
import { services } from "~/content/services/index";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: servicesPage, cards: services.map(({ card }) => card) });
export { contactAction as action } from "~/forms/contact/contact.server";
export { ServicesPage as default } from "~/pages/services-page";
