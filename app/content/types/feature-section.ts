import type { VideoId } from "~/content/types/media";

export interface FeatureSection {
  index: 1 | 2 | 3 | 4;
  title: string;
  description: string;
  details: readonly { subtitle: string; content: string }[];
  video?: VideoId;
  /** What the film shows, for people who do not see it. */
  videoLabel?: string;
}

export interface ProductSection extends FeatureSection {
  video: VideoId;
  videoLabel: string;
}
