import type { PictureId } from "~/content/types/media";

/** The widths in which a picture is served. A use case's is shown large only without scripts: it has no third one. */
export function pictureWidths(id: PictureId): number[] {
  const isUseCase = id.startsWith("industries/") && !id.endsWith("/overview");
  return isUseCase ? [400, 800] : [400, 800, 1200];
}
