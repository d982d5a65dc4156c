// The app's only import of the server: loaders and actions reach everything through this module.
import type { AppLoadContext } from "@remix-run/node";
import type { Config, Dependencies } from "server/types";
import { site } from "~/content/site/site";
import { readConfig } from "../server/config/config";
import { createDependencies } from "../server/dependencies";

export { changesPage } from "../server/http/request";
export { describeError } from "../server/observability/log";
export { CHUNK_SIZE } from "../server/submissions/files";
export { leadSource } from "../server/submissions/lead-source";
export { retentionPolicy } from "../server/submissions/retention-policy";
export { cutText } from "../server/submissions/text";

let fromEnvironment: Dependencies | undefined;

/** The host's dependencies; without a host (stock remix-serve, a test) one set made from the environment, which delivers too. */
export function getDependencies(context: AppLoadContext): Dependencies {
  if (context.dependencies) return context.dependencies;
  if (!fromEnvironment) {
    fromEnvironment = createDependencies(readConfig());
    fromEnvironment.background.start();
  }
  return fromEnvironment;
}

/** The operator's name for the firm, or else the content's. */
export const brandOf = ({ brandName }: Pick<Config, "brandName">) => brandName ?? site.brand;
