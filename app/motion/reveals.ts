import { onApproach } from "~/motion/on-approach";
import type { Motion } from "~/motion/use-motion";

const FROM: Keyframe[] = [{ opacity: 0, transform: "translateY(24px)" }, {}];
const TIMING: KeyframeAnimationOptions = {
  duration: 600,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  fill: "backwards",
};

/** Text marked `data-reveal` rises into place as it enters the viewport, once (specification §4, "Scroll animations"). */
export const startReveals: Motion = (root) => {
  const waiting = new Map<Element, Animation>();
  const entering = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.play();
        waiting.delete(target);
        entering.unobserve(target);
      }
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  const stopWaiting = onApproach(root.querySelectorAll("[data-reveal]"), (element) => {
    const animation = element.animate(FROM, TIMING);
    animation.pause();
    waiting.set(element, animation);
    entering.observe(element);
  });
  return () => {
    stopWaiting();
    entering.disconnect();
    for (const animation of waiting.values()) animation.cancel();
  };
};
