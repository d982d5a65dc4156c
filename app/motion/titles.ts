import { gsap } from "gsap";
import { SplitText } from "gsap/SplitText";
import { onApproach } from "~/motion/on-approach";
import type { StartMotion } from "~/motion/use-motion";

gsap.registerPlugin(SplitText);

const STAGGER_SECONDS = 0.05;

/** A showcase's titles rise word by word in the viewport, and sink when they leave it at the bottom. */
export const startTitles: StartMotion = (showcase) => {
  const context = gsap.context(() => {});
  const tweens = new Map<Element, gsap.core.Tween>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) tweens.get(target)?.play();
        else if (boundingClientRect.top > 0) tweens.get(target)?.reverse();
      }
    },
    { rootMargin: "0px 0px -12% 0px" },
  );
  const stopObserving = onApproach(showcase.querySelectorAll("h2, h3"), (title) => {
    context.add(() => {
      const { words } = SplitText.create(title, { type: "words" });
      tweens.set(
        title,
        gsap.from(words, {
          autoAlpha: 0,
          y: 24,
          duration: 0.6,
          ease: "power3.out",
          stagger: STAGGER_SECONDS,
          paused: true,
        }),
      );
    });
    observer.observe(title);
  });
  return () => {
    stopObserving();
    observer.disconnect();
    context.revert();
  };
};
