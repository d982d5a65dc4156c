import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root-loader.server";

/** What root's loader gave; undefined on the error page, when that loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
