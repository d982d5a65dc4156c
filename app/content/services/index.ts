import { agenticAi } from "~/content/services/agentic-ai";
import { aiStrategyGovernance } from "~/content/services/ai-strategy-governance";
import { blockChainDigitalAssets } from "~/content/services/block-chain-digital-assets";
import { dataAnalytics } from "~/content/services/data-analytics";
import { digitalAssetsStrategy } from "~/content/services/data-assets-business-and-operational-strategy";
import { dataStrategyGovernance } from "~/content/services/data-strategy-governance";
import type { ServiceContent, ServiceData } from "~/content/types/collection";

export const services: readonly ServiceContent[] = [
  agenticAi,
  dataAnalytics,
  blockChainDigitalAssets,
  aiStrategyGovernance,
  dataStrategyGovernance,
  digitalAssetsStrategy,
];

/** The last service leads on to the first. */
export function serviceData(page: ServiceContent): ServiceData {
  const { card, video } = services[(services.indexOf(page) + 1) % services.length] ?? page;
  return { page, next: { card, video } };
}
