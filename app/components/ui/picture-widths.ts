import type { PictureId } from "~/content/types/media";

const isUseCase = (id: PictureId) => id.startsWith("industries/") && !id.endsWith("/overview");
/** A card is narrow on every screen, so that only its close-up is shown. */
const isCard = (id: PictureId) => /\/(?:overview|card)$|^offices\//.test(id);

/** The widths of a picture's files. A use case's picture is large only without scripts, so it has no second width. */
export function pictureWidths(id: PictureId): number[] {
  if (isCard(id)) return [];
  return isUseCase(id) ? [800] : [800, 1200];
}

/** The widths of its close-up. That of a use case fills a phone, where 400 pixels are too few. */
export const closeUpWidths = (id: PictureId): number[] => (isUseCase(id) ? [800] : [400, 800]);
