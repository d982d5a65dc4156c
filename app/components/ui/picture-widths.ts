import type { PictureId } from "~/content/types/media";

const isUseCase = (id: PictureId) => id.startsWith("industries/") && !id.endsWith("/overview");
/** A card is narrow on every screen, so that only its close-up is shown. */
const isCard = (id: PictureId) => /\/(?:overview|card)$|^offices\//.test(id);

/** Use cases that an industry's page shows across the window. */
const isScene = (id: PictureId) => /\/(?:drone-inspection|dock-scheduling|formulation)$/.test(id);

/** The widths of a picture's files. The picture of a use case stands beside its text, where 800 pixels are enough. */
export function pictureWidths(id: PictureId): number[] {
  if (isCard(id)) return [];
  return isUseCase(id) && !isScene(id) ? [800] : [800, 1200];
}

/** The widths of its close-up. That of a use case fills a phone, where 400 pixels are too few. */
export const closeUpWidths = (id: PictureId): number[] => (isUseCase(id) ? [800] : [400, 800]);
