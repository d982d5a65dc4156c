import type { PictureId } from "~/content/types/media";

/** A picture with text beside it. */
export interface MediaTextBlock {
  image: PictureId;
  alt: string;
  title: string;
  description: string;
  link?: string;
  linkText?: string;
  features?: { title: string; benefits: readonly string[] };
}

/** A block of an industry's page always names its benefits. */
export interface UseCase extends MediaTextBlock {
  features: { title: "Benefits"; benefits: readonly string[] };
}
