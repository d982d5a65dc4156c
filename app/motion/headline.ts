import { gsap } from "gsap";
import { onApproach } from "~/motion/on-approach";
import type { StartMotion } from "~/motion/use-motion";

/** Delay between the two lines, and the time in which they catch up with the scroll. */
const STAGGER_SECONDS = 0.5;
const SCRUB_SECONDS = 1;

/** The heading's top at the start and at the end, as a fraction of the viewport's height. */
const START = 0.92;
const END = 0.4;

/** On phones hidden lines would leave an empty screen below the hero. */
const REVEALED = "(width >= 48em)";

// Negative insets leave room for ascenders, descenders and slanted strokes.
const CLIP_HIDDEN = "inset(-10% 102% -20% -2%)";
const CLIP_VISIBLE = "inset(-10% -2% -20% -2%)";

/** Reveals the headline's lines on scrolling down, and hides them on scrolling up. */
export const startHeadline: StartMotion = (heading) => {
  if (!window.matchMedia(REVEALED).matches) return () => {};
  let stopScrub = () => {};
  const stopObserving = onApproach([heading], () => {
    stopScrub = startScrub(heading);
  });
  return () => {
    stopObserving();
    stopScrub();
  };
};

/** ScrollTrigger's `scrub: 1` without its 16 kB. */
function startScrub(heading: HTMLElement): () => void {
  let listening = false;
  const timeline = gsap
    .timeline({ paused: true })
    .fromTo(
      heading.querySelectorAll("[data-line]"),
      { clipPath: CLIP_HIDDEN },
      { clipPath: CLIP_VISIBLE, duration: 1, ease: "none", stagger: STAGGER_SECONDS },
    );
  let catchUp: gsap.core.Tween | undefined;
  const update = () => {
    const { innerHeight } = window;
    const scrolled = innerHeight * START - heading.getBoundingClientRect().top;
    const progress = gsap.utils.clamp(0, 1, scrolled / (innerHeight * (START - END)));
    catchUp?.kill();
    catchUp = gsap.to(timeline, { progress, duration: SCRUB_SECONDS, ease: "power3" });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting === listening) return;
      listening = !listening;
      if (listening) window.addEventListener("scroll", update, { passive: true });
      else window.removeEventListener("scroll", update);
      update();
    },
    { rootMargin: "50%" },
  );
  observer.observe(heading);
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", update);
    catchUp?.kill();
    timeline.revert();
  };
}
