import type { StartMotion } from "~/motion/use-motion";

/**
 * Replaces a view timeline: sets a hero's `--scrolled` to the fraction of it above the window, from 0 to 1.
 * A hero taller than the window starts when its end comes into view.
 */
export const startHeroFrame: StartMotion = (hero) => {
  const update = () => {
    const { bottom, height } = hero.getBoundingClientRect();
    const visible = bottom / Math.min(height, window.innerHeight);
    hero.style.setProperty("--scrolled", String(Math.min(1, Math.max(0, 1 - visible))));
  };
  update();
  window.addEventListener("scroll", update, { passive: true });
  return () => {
    window.removeEventListener("scroll", update);
    hero.style.removeProperty("--scrolled");
  };
};
