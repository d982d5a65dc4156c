import type { PictureId } from "~/content/types/media";

/** The widths of a picture's files. A use case has no third width, because its picture is large only without scripts. */
export function pictureWidths(id: PictureId): number[] {
  const isUseCase = id.startsWith("industries/") && !id.endsWith("/overview");
  return isUseCase ? [400, 800] : [400, 800, 1200];
}
