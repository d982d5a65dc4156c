import type { RefObject } from "react";
import { useMotion } from "~/motion/use-motion";

const loadHeadline = () => import("~/motion/headline").then(({ startHeadline }) => startHeadline);
const loadTitles = () => import("~/motion/titles").then(({ startTitles }) => startTitles);

export function useHeadline(heading: RefObject<HTMLElement | null>): void {
  useMotion(heading, loadHeadline);
}

export function useTitles(showcase: RefObject<HTMLElement | null>): void {
  useMotion(showcase, loadTitles);
}
