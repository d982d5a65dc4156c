// The one door from the app to the outside: everything a loader or an action may reach comes through here.
import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies } from "server/types";
import { readConfig } from "../server/config";
import { createDependencies } from "../server/dependencies";

export { describeError } from "../server/observability/log";
export { keptData } from "../server/retention/kept-data";

let fromEnvironment: Dependencies | undefined;

/** The host's services; without a host (stock remix-serve, a test) one set made from the environment, kept. */
export function getDependencies(context: AppLoadContext): Dependencies {
  if (context.dependencies) return context.dependencies;
  fromEnvironment ??= createDependencies(readConfig());
  return fromEnvironment;
}
