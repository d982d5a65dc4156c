import type { PictureId, VideoId } from "~/content/types/media";

/** A teaser of a page: in the home page's switcher, and in the band that leads to the next page. */
export interface Card {
  title: string;
  /** One sentence, 12 to 24 words. */
  description: string;
  image: PictureId;
  alt: string;
  url: string;
}

/** Of an industry, with the name of its landscape. */
export interface IndustryCard extends Card {
  landscape: string;
}

export interface LinkCard extends Card {
  linkText: "DISCOVER CAPABILITY";
}

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

export interface FeatureSection {
  index: 1 | 2 | 3 | 4;
  title: string;
  description: string;
  details: readonly { subtitle: string; content: string }[];
  video?: VideoId;
  /** Describes the video to screen readers. */
  videoLabel?: string;
}

export interface ProductSection extends FeatureSection {
  video: VideoId;
  videoLabel: string;
}
