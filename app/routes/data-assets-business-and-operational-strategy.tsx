import { digitalAssetsStrategy } from "~/content/services/data-assets-business-and-operational-strategy";
import { services } from "~/content/services/index";
import { after } from "~/lib/onward";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: digitalAssetsStrategy,
  next: after(services, digitalAssetsStrategy).card,
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { BlocksRoute as default } from "~/pages/blocks-page";
