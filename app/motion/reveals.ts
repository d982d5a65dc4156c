import { onApproach } from "~/motion/on-approach";
import type { StartMotion } from "~/motion/use-motion";

const KEYFRAMES: Keyframe[] = [{ opacity: 0, transform: "translateY(24px)" }, {}];
const TIMING: KeyframeAnimationOptions = {
  duration: 600,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  fill: "backwards",
};

/** Elements with `data-reveal` rise into place once, when they enter the viewport. */
export const startReveals: StartMotion = (root) => {
  const paused = new Map<Element, Animation>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        paused.get(target)?.play();
        paused.delete(target);
        observer.unobserve(target);
      }
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  const stopObserving = onApproach(root.querySelectorAll("[data-reveal]"), (element) => {
    const animation = element.animate(KEYFRAMES, TIMING);
    animation.pause();
    paused.set(element, animation);
    observer.observe(element);
  });
  return () => {
    stopObserving();
    observer.disconnect();
    for (const animation of paused.values()) animation.cancel();
  };
};
