// In the menu's order. A new industry needs a file here, a route and a line in this list.
import { aviation } from "~/content/industries/aviation-service";
import { banking } from "~/content/industries/banking-service";
import { fmcg } from "~/content/industries/fmcg-service";
import { government } from "~/content/industries/government-service";
import { healthcare } from "~/content/industries/healthcare-service";
import { manufacturing } from "~/content/industries/manufacturing-service";
import { oilGas } from "~/content/industries/oil-gas-service";
import { realEstate } from "~/content/industries/real-estate-service";
import { retail } from "~/content/industries/retail-service";
import { supplyLogistics } from "~/content/industries/supply-logistics-service";
import type { IndustryContent } from "~/content/types/collection";

export const industries: readonly IndustryContent[] = [
  banking,
  government,
  fmcg,
  manufacturing,
  retail,
  oilGas,
  healthcare,
  realEstate,
  aviation,
  supplyLogistics,
];
