import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { AnyPage } from "~/content/types/collection";
import type { RootData } from "~/root-loader.server";

/** What every page's loader returns. */
export type PageData = { page: AnyPage };

/** The root loader's data; undefined on the error page when that loader failed. */
export const useRootData = () => useRouteLoaderData<RootData>("root");

/** The words that many pages share. */
export function useLabels(): RootData["labels"] {
  const root = useRootData();
  if (!root) throw new Error("the root loader has failed: only the error page can be rendered");
  return root.labels;
}

/** The open page; undefined when its loader failed. */
export const usePage = () => (useMatches().at(-1)?.data as Partial<PageData> | undefined)?.page;

/** The root loader's data among the matches that Remix hands to `meta`, which it does not type. */
export const rootDataOf = (matches: readonly { id: string; data?: unknown }[]) =>
  matches.find(({ id }) => id === "root")?.data as RootData | undefined;
