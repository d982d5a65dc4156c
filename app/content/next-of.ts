/** The page after `current`; the first one after the last. */
export function nextOf<Page>(pages: readonly Page[], current: Page): Page {
  return pages[(pages.indexOf(current) + 1) % pages.length] ?? current;
}
