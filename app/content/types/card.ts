import type { PictureId } from "~/content/types/media";

/** A teaser of a page: in the home page's switcher, and in the band that leads to the next page. */
export interface Card {
  title: string;
  /** One sentence, 12 to 24 words. */
  description: string;
  image: PictureId;
  alt: string;
  url: string;
}

export interface LinkCard extends Card {
  linkText: "DISCOVER CAPABILITY";
}
