// The one door from the app to the outside: everything a loader or an action may reach comes through here.
import type { AppLoadContext } from "@remix-run/node";
import { readConfig } from "../server/config";
import { createServices } from "../server/services/index";
import type { Services } from "../server/services/types";

let fromEnvironment: Services | undefined;

/** The host's services; without a host (stock remix-serve, a test) one set made from the environment, kept. */
export function getServices(context: AppLoadContext): Services {
  if (context.services) return context.services;
  fromEnvironment ??= createServices(readConfig());
  return fromEnvironment;
}
