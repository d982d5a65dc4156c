import { landing } from "~/content/landing";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: landing });
export { contactAction as action } from "~/forms/contact/contact.server";
export { LandingRoute as default } from "~/pages/landing-page";
