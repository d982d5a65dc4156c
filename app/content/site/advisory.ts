import { aiStrategyGovernance } from "~/content/services/ai-strategy-governance";
import { digitalAssetsStrategy } from "~/content/services/data-assets-business-and-operational-strategy";
import { dataStrategyGovernance } from "~/content/services/data-strategy-governance";
import type { LinkCard } from "~/content/types/sections";

export const advisoryCards = [
  aiStrategyGovernance.card,
  dataStrategyGovernance.card,
  digitalAssetsStrategy.card,
  {
    title: "Outcome-as-a-Service",
    description:
      "One outcome and its measure in writing, one pilot price, and a running fee only while the target is met.",
    image: "services/outcome/card",
    alt: "Four platforms with a target, a prototype, a running machine and a key handed over",
    linkText: "DISCOVER CAPABILITY",
    url: "/services#content",
  },
] satisfies readonly LinkCard[];
