import type { FilmId, PictureId } from "~/content/types/media";
import { useRootData } from "~/hooks/use-root-data";

const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** Where pictures and films are served from: MEDIA_BASE_URL, through root's loader. */
export function useMediaBase(): string {
  return useRootData()?.mediaBase ?? "/media";
}

/** The address of one width of a picture. */
export function pictureUrl(base: string, id: PictureId, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `${base}/pictures/${id}-${width}.avif`;
}

/** The widths of a loop's poster; a hero's has one width and a mobile variant. */
const LOOP_POSTER_WIDTHS = [800, 1280] as const;

/** The address of one variant of a film, e.g. "1280.av1.mp4", or of its poster, e.g. "1280.avif". */
export function filmUrl(base: string, id: FilmId, variant: string): string {
  return `${base}/films/${id}-${variant}`;
}

/** A loop's poster in all its widths, as for `srcSet`. */
export function loopPosters(base: string, id: FilmId): string {
  return srcSet(LOOP_POSTER_WIDTHS, (width) => filmUrl(base, id, `${width}.avif`));
}

/** A picture in all its widths. */
export function pictureWidths(base: string, id: PictureId): string {
  return srcSet(PICTURE_WIDTHS, (width) => pictureUrl(base, id, width));
}

function srcSet<Width extends number>(widths: readonly Width[], urlOf: (width: Width) => string): string {
  return widths.map((width) => `${urlOf(width)} ${width}w`).join(", ");
}
