/** How far below the viewport an element is made ready: later than its script, sooner than the visitor's eye. */
const NEAR = "0px 0px 40% 0px";

/**
 * Calls `ready` once for each element, as it comes near from below and cannot be seen yet. What is in view, or was
 * jumped over, is left alone until it has been out of view: nothing a visitor can see ever disappears.
 */
export function onApproach(elements: Iterable<Element>, ready: (element: Element) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || target.getBoundingClientRect().top < window.innerHeight) continue;
        observer.unobserve(target);
        ready(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
