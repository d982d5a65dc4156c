import { aiStrategyGovernance } from "~/content/services/ai-strategy-governance";
import { services } from "~/content/services/index";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: aiStrategyGovernance,
  next: after(services, aiStrategyGovernance).card,
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
