import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root-loader.server";

/** The root loader's data; undefined on the error page when that loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
