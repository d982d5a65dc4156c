/** The page after `current`; the first one after the last. */
export function nextOf<Page>(pages: readonly Page[], current: Page): Page {
  return pages[(pages.indexOf(current) + 1) % pages.length] ?? current;
}

export function others<Page>(pages: readonly Page[], current: Page): readonly Page[] {
  const index = pages.indexOf(current);
  return [...pages.slice(index + 1), ...pages.slice(0, index)];
}
