import type { RefObject } from "react";
import { useMotion } from "~/motion/use-motion";

const load = () => import("~/motion/reveals").then(({ startReveals }) => startReveals);

export function useReveals(page: RefObject<HTMLElement | null>): void {
  useMotion(page, load);
}
