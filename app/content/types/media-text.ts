import type { PictureId } from "~/content/types/media";

export interface MediaTextBlock {
  image: PictureId;
  alt: string;
  title: string;
  /** One paragraph, or several. */
  description: string | readonly string[];
  link?: string;
  linkText?: string;
  features?: { title: string; benefits: readonly string[] };
}

export interface UseCase extends MediaTextBlock {
  features: { title: "Benefits"; benefits: readonly string[] };
}
