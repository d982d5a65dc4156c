import type { PictureId, VideoId } from "~/content/types/media";
import type { CaseDraft } from "~/content/types/specimens";

/** A teaser of a page: in the home page's switcher, and in the row that leads to the next page. */
export interface Card {
  title: string;
  /** One or two sentences, 12 to 24 words. */
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

export interface BlockText {
  title: string;
  /** One paragraph, or several. */
  description: string | readonly string[];
  link?: string;
  linkText?: string;
  /** The case as a draft of the page that both sides sign, to which a link leads. */
  draft?: CaseDraft;
  features?: { title: string; benefits: readonly string[] };
}

export interface MediaTextBlock extends BlockText {
  image: PictureId;
  alt: string;
  layout?: undefined;
}

type PicturedText = BlockText & Partial<Pick<MediaTextBlock, "image" | "alt">>;

/** The one row of a page that breaks its alternation of pictures and texts. */
export type BreakBlock =
  | (Omit<MediaTextBlock, "layout"> & { layout: "scene" })
  /** A figure quoted from the story that the text tells. */
  | (PicturedText & { layout: "figure"; figure: string; caption: string })
  /** The first cell of a row is its heading. */
  | (PicturedText & {
      layout: "table";
      columns?: readonly string[];
      rows: readonly (readonly [string, ...string[]])[];
    });

/** Always with a picture, of which the industry's landscape is made. */
export type UseCase = (MediaTextBlock | BreakBlock) &
  Pick<MediaTextBlock, "image" | "alt"> & { features: { title: "Benefits"; benefits: readonly string[] } };

/** The moment of a video that shows a detail whole. */
export interface Cue {
  seconds: number;
  /** When the camera moves to the detail, and its CSS transform. */
  from: number;
  camera: string;
}

export interface FeatureSection {
  index: 1 | 2 | 3 | 4;
  title: string;
  description: string;
  details: readonly { subtitle: string; content: string }[];
  /** Breaks the page's row of columns: title and description stand over the details, two by two. */
  layout?: "grid";
  video?: VideoId;
  /** Describes the video to screen readers. */
  videoLabel?: string;
  /** One for each detail. */
  cues?: readonly Cue[];
}

export interface ProductSection extends FeatureSection {
  video: VideoId;
  videoLabel: string;
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
