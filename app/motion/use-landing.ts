import type { RefObject } from "react";
import { useMotion } from "~/motion/use-motion";

const loadHeadline = () => import("~/motion/headline").then(({ startHeadline }) => startHeadline);
const loadTitles = () => import("~/motion/titles").then(({ startTitles }) => startTitles);

/** Uncovers the lines (`data-line`) of a heading while scrolling. */
export function useHeadline(heading: RefObject<HTMLElement>): void {
  useMotion(heading, loadHeadline);
}

/** Animates the titles of a showcase word by word. */
export function useTitles(showcase: RefObject<HTMLElement>): void {
  useMotion(showcase, loadTitles);
}
