import { gsap } from "gsap";
import { onApproach } from "~/motion/on-approach";
import type { Motion } from "~/motion/use-motion";

/** Specification §9: seconds between the two lines, and seconds the lines take to catch up with the scroll. */
const STAGGER = 0.5;
const SCRUB = 1;

/** The lines start to show when the block's top has come up this far, and stand when it has reached that. */
const FIRST = 0.92;
const LAST = 0.4;

// Room for what reaches over a line's box: ascenders, descenders, the overhang of a slanted stroke.
const COVERED = "inset(-10% 102% -20% -2%)";
const OPEN = "inset(-10% -2% -20% -2%)";

/**
 * The headline's lines are uncovered from left to right while scrolling, the second after the first, and covered again
 * on the way back. What ScrollTrigger would do with `scrub: 1`, without its 16 kB, its listeners and its cached positions.
 */
export const startHeadline: Motion = (block) => {
  let end = () => {};
  const stopWaiting = onApproach([block], () => {
    end = scrub(block);
  });
  return () => {
    stopWaiting();
    end();
  };
};

function scrub(block: HTMLElement): () => void {
  let listening = false;
  const timeline = gsap
    .timeline({ paused: true })
    .fromTo(
      block.querySelectorAll("[data-line]"),
      { clipPath: COVERED },
      { clipPath: OPEN, duration: 1, ease: "none", stagger: STAGGER },
    );
  let follow: gsap.core.Tween | undefined;
  const update = () => {
    const { innerHeight } = window;
    const passed = innerHeight * FIRST - block.getBoundingClientRect().top;
    const progress = gsap.utils.clamp(0, 1, passed / (innerHeight * (FIRST - LAST)));
    follow?.kill();
    follow = gsap.to(timeline, { progress, duration: SCRUB, ease: "power3" });
  };
  const near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting === listening) return;
      listening = !listening;
      if (listening) window.addEventListener("scroll", update, { passive: true });
      else window.removeEventListener("scroll", update);
      update();
    },
    { rootMargin: "50%" },
  );
  near.observe(block);
  return () => {
    near.disconnect();
    window.removeEventListener("scroll", update);
    follow?.kill();
    timeline.revert();
  };
}
