import { startHeroFrame } from "~/motion/hero-frame";
import { startThread } from "~/motion/thread";
import type { StartMotion } from "~/motion/use-motion";

/** All motion by scroll on a page with a hero. */
export const startScrollMotion: StartMotion = (hero) => {
  const stops = [startHeroFrame(hero), startThread()];
  return () => {
    for (const stop of stops) stop();
  };
};
