import type { PictureId } from "~/content/types/media";

const isUseCase = (id: PictureId) => id.startsWith("industries/") && !id.endsWith("/overview");
/** A card is narrow on every screen, so that only its close-up is shown. */
const isCard = (id: PictureId) => /\/(?:overview|card)$|^offices\//.test(id);

/** The widths of a picture's files. Beside its text 800 pixels are enough for a use case; a scene spans the window. */
export function pictureWidths(id: PictureId, isScene: boolean): number[] {
  if (isCard(id)) return [];
  return isUseCase(id) && !isScene ? [800] : [800, 1200];
}

/** The widths of its close-up. That of a use case fills a phone, where 400 pixels are too few. */
export const closeUpWidths = (id: PictureId): number[] => (isUseCase(id) ? [800] : [400, 800]);
