import { aiStrategyGovernance } from "~/content/services/ai-strategy-governance";
import { digitalAssetsStrategy } from "~/content/services/data-assets-business-and-operational-strategy";
import { dataStrategyGovernance } from "~/content/services/data-strategy-governance";
import type { LinkCard } from "~/content/types/card";

export const advisoryCards = [
  aiStrategyGovernance.card,
  dataStrategyGovernance.card,
  digitalAssetsStrategy.card,
  {
    title: "Outcome-as-a-Service",
    description:
      "Choose one result and how it is measured. A small team pilots it on your data, runs it, and gives you the keys when you ask.",
    image: "services/outcome/card",
    alt: "Four platforms with a target, a prototype, a running machine and a key handed over",
    linkText: "DISCOVER CAPABILITY",
    url: "/services",
  },
] satisfies readonly LinkCard[];
