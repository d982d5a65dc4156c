import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { AnyPage } from "~/content/types/collection";
import type { RootData } from "~/root-loader.server";

/** The data of every page's loader. */
export type PageData = { page: AnyPage };

/** Undefined when root's loader failed. */
export const useRootData = () => useRouteLoaderData<RootData>("root");

/** The open page; undefined when its loader failed. */
export const usePage = () => (useMatches().at(-1)?.data as Partial<PageData> | undefined)?.page;
