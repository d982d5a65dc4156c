import { landing } from "~/content/pages/landing";

export { LandingPage as default, links } from "~/pages/landing-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: landing });
