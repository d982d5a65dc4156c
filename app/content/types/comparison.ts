import type { PictureId } from "~/content/types/media";

export interface ComparisonColumn {
  image: PictureId;
  alt: string;
  title: string;
  mobileTitle: string;
  description: readonly string[];
}
