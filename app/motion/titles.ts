import { gsap } from "gsap";
import { SplitText } from "gsap/SplitText";
import { onApproach } from "~/motion/on-approach";
import type { StartMotion } from "~/motion/use-motion";

gsap.registerPlugin(SplitText);

const STAGGER_SECONDS = 0.05;

/**
 * A showcase's titles rise word by word in the viewport, and sink when they leave it at the bottom. A title at rest is one
 * text: a translator would translate separate words one by one.
 */
export const startTitles: StartMotion = (showcase) => {
  const context = gsap.context(() => {});
  const hidden = new Set<Element>();
  const tweens = new Map<Element, gsap.core.Tween>();

  const hide = (title: Element) => {
    hidden.add(title);
    context.add(() => gsap.set(title, { autoAlpha: 0 }));
  };

  const split = (title: Element) => {
    hidden.delete(title);
    context.add(() => {
      gsap.set(title, { clearProps: "opacity,visibility" });
      const text = SplitText.create(title, { type: "words" });
      const join = () => {
        tweens.delete(title);
        text.revert();
      };
      const tween = gsap.from(text.words, {
        autoAlpha: 0,
        y: 24,
        duration: 0.6,
        ease: "power3.out",
        stagger: STAGGER_SECONDS,
        paused: true,
        onComplete: join,
        onReverseComplete() {
          hide(title);
          join();
        },
      });
      tweens.set(title, tween);
    });
    return tweens.get(title);
  };

  const rise = (title: Element) => (hidden.has(title) ? split(title) : tweens.get(title))?.play();
  const sink = (title: Element) => {
    if (!hidden.has(title)) (tweens.get(title) ?? split(title)?.progress(1, true))?.reverse();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) rise(target);
        else if (boundingClientRect.top > 0) sink(target);
      }
    },
    { rootMargin: "0px 0px -12% 0px" },
  );
  const stopObserving = onApproach(showcase.querySelectorAll("h2"), (title) => {
    hide(title);
    observer.observe(title);
  });
  return () => {
    stopObserving();
    observer.disconnect();
    context.revert();
  };
};
