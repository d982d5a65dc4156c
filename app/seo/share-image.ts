/** Pixels; link previews show this ratio uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** "home" for "/", "about" for "/about" and "/about/". */
export const shareId = (pathname: string): string => pathname.replace(/^\/|\/$/g, "") || "home";

/** The path whose preview all drafts of the signed page show. */
export const DRAFT_PREVIEW = "/draft";

/** `mediaBase` is a path or a URL. */
export function shareUrl(
  { siteUrl, mediaBase }: { siteUrl: string; mediaBase: string },
  pathname: string,
): string {
  return new URL(`${mediaBase}/share/${shareId(pathname)}.jpg`, siteUrl).href;
}
