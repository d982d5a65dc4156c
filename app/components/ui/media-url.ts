import type { FilmId, PictureId } from "~/content/types/media";
import { useRootData } from "~/hooks/use-root-data";

const PICTURE_WIDTHS = [400, 800, 1200] as const;
/** A hero's poster has one width and a mobile variant instead. */
const LOOP_POSTER_WIDTHS = [800, 1280] as const;

/** The URL under which pictures and films are served: MEDIA_BASE_URL, from the root loader. */
export function useMediaBase(): string {
  return useRootData()?.mediaBase ?? "/media";
}

export function pictureUrl(base: string, id: PictureId, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `${base}/pictures/${id}-${width}.avif`;
}

/** The URL of one variant of a film, e.g. "1280.av1.mp4", or of its poster, e.g. "1280.avif". */
export function filmUrl(base: string, id: FilmId, variant: string): string {
  return `${base}/films/${id}-${variant}`;
}

export function pictureSrcSet(base: string, id: PictureId): string {
  return srcSet(PICTURE_WIDTHS, (width) => pictureUrl(base, id, width));
}

export function loopPosterSrcSet(base: string, id: FilmId): string {
  return srcSet(LOOP_POSTER_WIDTHS, (width) => filmUrl(base, id, `${width}.avif`));
}

function srcSet<Width extends number>(widths: readonly Width[], urlOf: (width: Width) => string): string {
  return widths.map((width) => `${urlOf(width)} ${width}w`).join(", ");
}
