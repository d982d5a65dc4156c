import { gsap } from "gsap";
import { SplitText } from "gsap/SplitText";
import { onApproach } from "~/motion/on-approach";
import type { Motion } from "~/motion/use-motion";

gsap.registerPlugin(SplitText);

/** Specification §9: seconds between the words of a showcase title. */
const STAGGER = 0.05;

/**
 * The showcase's titles rise word by word when they enter the viewport and sink again when they leave it on the way back
 * up (specification §4, "Scroll animations").
 */
export const startTitles: Motion = (showcase) => {
  const context = gsap.context(() => {});
  const titles = new Map<Element, gsap.core.Tween>();
  const entering = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) titles.get(target)?.play();
        else if (boundingClientRect.top > 0) titles.get(target)?.reverse();
      }
    },
    { rootMargin: "0px 0px -12% 0px" },
  );
  const stopWaiting = onApproach(showcase.querySelectorAll("h2, h3"), (title) => {
    context.add(() => {
      const { words } = SplitText.create(title, { type: "words" });
      titles.set(
        title,
        gsap.from(words, {
          autoAlpha: 0,
          y: 24,
          duration: 0.6,
          ease: "power3.out",
          stagger: STAGGER,
          paused: true,
        }),
      );
    });
    entering.observe(title);
  });
  return () => {
    stopWaiting();
    entering.disconnect();
    context.revert();
  };
};
