/** An element counts as near up to this far below the viewport. */
const ROOT_MARGIN = "0px 0px 40% 0px";

/**
 * Calls `prepare` once for each element, when it comes near the viewport from below. An element that is already in view
 * is left alone until it has been out of view, so that nothing a visitor can see disappears.
 */
export function onApproach(elements: Iterable<Element>, prepare: (element: Element) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || target.getBoundingClientRect().top < window.innerHeight) continue;
        observer.unobserve(target);
        prepare(target);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
