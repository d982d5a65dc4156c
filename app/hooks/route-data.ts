import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { AnyPage } from "~/content/types/collection";
import type { RootData } from "~/root-loader.server";

/** What every page's loader returns. */
export type PageData = { page: AnyPage };

/** The root loader's data; undefined on the error page when that loader failed. */
export const useRootData = () => useRouteLoaderData<RootData>("root");

/** The open page; undefined when its loader failed. */
export const usePage = () => (useMatches().at(-1)?.data as Partial<PageData> | undefined)?.page;
