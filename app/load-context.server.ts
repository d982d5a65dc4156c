// The app's only import of the server.
import type { AppLoadContext } from "@remix-run/node";
import type { Config, Dependencies } from "server/types";
import { site } from "~/content/site/site";
import { readConfig } from "../server/config/config";
import { createDependencies } from "../server/site/dependencies";

export { describeError } from "../server/observability/log";
export { CHUNK_SIZE, cutText, leadSource, replaceUnsafe } from "../server/outbox/outbox";
export { changesPage } from "../server/site/http/request";
export { retentionPolicy } from "../server/site/retention-policy";

let fromEnvironment: Dependencies | undefined;

/** The host's dependencies. Without a host (stock remix-serve, a test) they come from the environment, with delivery. */
export function getDependencies(context: AppLoadContext): Dependencies {
  if (context.dependencies) return context.dependencies;
  if (!fromEnvironment) {
    fromEnvironment = createDependencies(readConfig());
    fromEnvironment.background.start();
  }
  return fromEnvironment;
}

/** Stock remix-serve does not say it; browsers do, over TLS. */
export const isFromScript = ({ headers }: Request, { isData }: AppLoadContext): boolean =>
  isData ?? headers.get("Sec-Fetch-Dest") === "empty";

/** The configured name, or the content's. */
export const brandOf = ({ brandName }: Pick<Config, "brandName">) => brandName ?? site.brand;
