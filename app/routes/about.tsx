import { about } from "~/content/about";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: about });
export { contactAction as action } from "~/forms/contact/contact.server";
export { AboutPage as default } from "~/pages/about-page";
