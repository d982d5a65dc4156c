import { realEstate } from "~/content/industries/real-estate-service";
import { industryData } from "~/content/industry-data";

export { IndustryPage as default, links } from "~/pages/industry-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => industryData(realEstate);
