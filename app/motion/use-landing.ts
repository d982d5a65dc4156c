import type { RefObject } from "react";
import { useMotion } from "~/motion/use-motion";

const loadHeadline = () => import("~/motion/headline").then(({ startHeadline }) => startHeadline);
const loadTitles = () => import("~/motion/titles").then(({ startTitles }) => startTitles);

/** Uncovers the lines (`data-line`) of a headline block while scrolling. */
export function useHeadline(block: RefObject<HTMLElement>): void {
  useMotion(block, loadHeadline);
}

/** Staggers the titles of a showcase. */
export function useTitles(showcase: RefObject<HTMLElement>): void {
  useMotion(showcase, loadTitles);
}
