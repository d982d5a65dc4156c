import type { PictureId } from "~/content/types/media";

/** Who runs the site. An omitted field is shown nowhere; invent nothing. */
export interface Operator {
  /** The registered name, where it differs from the brand. */
  name?: string;
  address?: readonly string[];
  email?: string;
}

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
