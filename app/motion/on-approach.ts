const ROOT_MARGIN = "0px 0px 40% 0px";

/** Calls `prepare` once for each element that approaches the viewport from below. */
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
