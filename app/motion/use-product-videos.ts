import type { RefObject } from "react";
import { prefersReducedData } from "~/hooks/prefers-reduced-data";
import { type StartMotion, useMotion } from "~/motion/use-motion";

const doNothing: StartMotion = () => () => {};
const load = async () =>
  prefersReducedData() ? doNothing : (await import("~/motion/product-videos")).startProductVideos;

export function useProductVideos(list: RefObject<HTMLElement | null>): void {
  useMotion(list, load);
}
