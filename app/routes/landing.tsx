import { landing } from "~/content/landing";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: landing });
export { contactAction as action } from "~/forms/contact/contact.server";
export { LandingPage as default } from "~/pages/landing-page";
