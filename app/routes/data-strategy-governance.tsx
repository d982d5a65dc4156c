import { dataStrategyGovernance } from "~/content/services/data-strategy-governance";
import { services } from "~/content/services/index";
import { nextOf } from "~/lib/onward";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: dataStrategyGovernance,
  next: nextOf(services, dataStrategyGovernance).card,
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { DetailPage as default } from "~/pages/blocks-page";
