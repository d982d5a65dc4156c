import { closeUpWidths, pictureWidths } from "~/components/ui/picture-widths";
import type { PictureId, VideoId } from "~/content/types/media";
import { useRootData } from "~/hooks/route-data";

/** The URL under which pictures and videos are served: MEDIA_BASE_URL, from the root loader. */
export function useMediaBase(): string {
  return useRootData()?.mediaBase ?? "/media";
}

/** A close-up has no labels: at its size nobody could read them. */
type PictureKind = "" | "small-";

export function pictureUrl(base: string, id: PictureId, width: number, kind: PictureKind): string {
  return `${base}/pictures/${id}-${kind}${width}.avif`;
}

/** The URL of one variant of a video, e.g. "1280.av1.mp4", or of its poster, e.g. "1280.avif". */
export function videoUrl(base: string, id: VideoId, variant: string): string {
  return `${base}/films/${id}-${variant}`;
}

export function pictureSrcSet(base: string, id: PictureId, kind: PictureKind, isScene: boolean): string {
  const widths = kind ? closeUpWidths(id) : pictureWidths(id, isScene);
  return widths.map((width) => `${pictureUrl(base, id, width, kind)} ${width}w`).join(", ");
}

/** A hero's poster has one width and a mobile variant instead. */
export function loopPosterSrcSet(base: string, id: VideoId): string {
  return `${videoUrl(base, id, "800.avif")} 800w, ${videoUrl(base, id, "1280.avif")} 1280w`;
}

/** One still of a product's section: what a detail, counted from 1, is about. */
export function stillUrl(base: string, id: VideoId, detail: number, width: number): string {
  return `${base}/stills/${id.replace("loops/", "")}-${detail}-${width}.avif`;
}
