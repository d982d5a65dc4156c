import type { PictureId } from "~/content/types/media";

export interface Office {
  title: string;
  description: string;
  /** District, city and country. */
  address: readonly string[];
  /** Shown where they are known. */
  street?: string;
  phone?: string;
  email?: string;
  image: PictureId;
  alt: string;
}
