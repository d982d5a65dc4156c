import type { StartMotion } from "~/motion/use-motion";

/**
 * What a view timeline does elsewhere: sets `--scrolled` of a hero to how much of it has left the window at its top, from
 * 0 to 1. A hero that is taller than the window begins to leave when its end is in view.
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
