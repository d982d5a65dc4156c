/** What stands after `current` in its registry, for the link at the foot of a page; after the last comes the first. */
export function nextOf<Page>(pages: readonly Page[], current: Page): Page {
  return pages[(pages.indexOf(current) + 1) % pages.length] ?? current;
}

/** All of a registry but the page that is open, in order, beginning with what stands after it. */
export function others<Page>(pages: readonly Page[], current: Page): readonly Page[] {
  const at = pages.indexOf(current);
  return [...pages.slice(at + 1), ...pages.slice(0, at)];
}
