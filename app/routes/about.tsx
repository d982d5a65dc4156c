import { owner } from "~/content/owner";
import { about } from "~/content/pages/about";
import routes from "~/content/panoramas/two-routes.json";
import type { AboutData } from "~/content/types/single-pages";

export { AboutPage as default, links } from "~/pages/about-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = (): AboutData => ({ page: about, people: owner.people, routes });
