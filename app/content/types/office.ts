import type { PictureId } from "~/content/types/media";

export interface Office {
  title: string;
  description: string;
  address: readonly string[];
  image: PictureId;
  alt: string;
}
