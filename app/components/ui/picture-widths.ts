import type { PictureId } from "~/content/types/media";

const isUseCase = (id: PictureId) => id.startsWith("industries/") && !id.endsWith("/overview");

/** The widths of a picture's files. A use case's picture is large only without scripts, so it has no second width. */
export const pictureWidths = (id: PictureId): number[] => (isUseCase(id) ? [800] : [800, 1200]);

/** The widths of its close-up. That of a use case fills a phone, where 400 pixels are too few. */
export const closeUpWidths = (id: PictureId): number[] => (isUseCase(id) ? [800] : [400, 800]);
