import type { RefObject } from "react";
import { useMotion } from "~/motion/use-motion";

const nothing = () => () => {};

/** Firefox has no view timelines yet. */
const load = async () =>
  CSS.supports("animation-timeline: view()")
    ? nothing
    : (await import("~/motion/scroll-motion")).startScrollMotion;

/** Closes the frame around a hero's video and draws home's thread on scroll, where the style sheet cannot. */
export function useHeroFrame(hero: RefObject<HTMLElement | null>): void {
  useMotion(hero, load);
}
