/** Pixels; link previews show this ratio uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** "home" for "/", "about" for "/about" and "/about/". */
export const shareId = (pathname: string): string => pathname.replace(/^\/|\/$/g, "") || "home";

/** Targets as percentages of the baseline; a draft's preview shows the nearest of them as threads. */
export const DRAFT_RATIOS = [0, 10, 20, 30, 40, 50, 60, 70, 90, 120, 200, 400] as const;

/** The path of a draft's preview; undefined where numbers have no ratio. */
export function draftPreview(numbers: { baseline: number; target: number } | undefined): string | undefined {
  if (!numbers || numbers.baseline <= 0 || numbers.target < 0) return undefined;
  const percent = (numbers.target / numbers.baseline) * 100;
  const distance = (ratio: number) => Math.abs(Math.log((ratio + 1) / (percent + 1)));
  return `/draft-${DRAFT_RATIOS.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best), 0 as number)}`;
}

/** `mediaBase` is a path or a URL. */
export function shareUrl(
  { siteUrl, mediaBase }: { siteUrl: string; mediaBase: string },
  pathname: string,
): string {
  return new URL(`${mediaBase}/share/${shareId(pathname)}.jpg`, siteUrl).href;
}
