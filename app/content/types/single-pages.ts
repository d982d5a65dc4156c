import type { ProductSummary } from "~/content/types/collection";
import type { LoopDrawing, PanoramaRoutes, Workflow } from "~/content/types/drawings";
import type { PictureId, Sound, VideoId } from "~/content/types/media";
import type { MenuLink } from "~/content/types/menu";
import type { PageHead, PageMeta, Request, SectionText, TitledText } from "~/content/types/page";
import type { Card, FeatureSection, IndustryCard, LinkCard, Office } from "~/content/types/sections";
import type { Draft, Specimen } from "~/content/types/specimens";

export interface HomeContent {
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  pitch: SectionText & {
    figures: readonly { figure: "70%" | "95%"; caption: string; source: string }[];
  };
  /** `clause` is the term of the one that is shown. */
  specimen: SectionText & { clause: string; button: string };
  services: SectionText & { practices: readonly Card[] };
  products: SectionText;
  banner: { heading: "Ask us about these 6 now"; button: "Schedule now" };
  solutions: SectionText & { button: "EXPLORE SOLUTIONS" };
  offices: { heading: string };
}

/** What home shows. `example` stands in the empty fields. */
export interface HomeData {
  page: HomeContent;
  signedPage: Specimen;
  example: Draft;
  /** One card for each practice, and one for all of them. */
  advisory: readonly LinkCard[];
  products: readonly ProductSummary[];
  points: readonly TitledText[];
  solutions: readonly IndustryCard[];
  offices: readonly Office[];
}

export interface AboutContent {
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  mission: { heading: string; sections: readonly MissionCard[] };
  comparison: {
    heading: "Why us?";
    lead: string;
    panorama: ComparisonPanorama;
    columns: readonly [ComparisonColumn, ComparisonColumn];
  };
  values: { heading: "Our Values"; items: readonly TitledText[] };
  /** Left out while the owner has named nobody. */
  people: { heading: string };
  join: {
    heading: "Join the Team";
    lead: string;
    button: "Apply Now";
    link: "/career";
    image: PictureId;
    alt: string;
  };
}

export interface AboutData {
  page: AboutContent;
  people: readonly TitledText[];
  routes: PanoramaRoutes;
}

export interface ComparisonColumn {
  image: PictureId;
  alt: string;
  title: string;
  mobileTitle: string;
  description: readonly string[];
}

/** The columns as one wide picture. */
export interface ComparisonPanorama {
  /** Below `public/media/panoramas/`, without width and ending. */
  panorama: string;
  alt: string;
}

export interface MissionCard {
  title: string;
  description: string;
  image: PictureId;
  alt: string;
  cardColor: "dark" | "light" | "white";
}

export interface ServicesContent {
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  whatWeDo: { heading: "What we do"; lead: string; steps: readonly TitledText[] };
  /** Outcome-as-a-Service: who does what, the price, the handover, a miss. */
  terms: SectionText & { items: readonly TitledText[] };
  /** `papers` are the names of the four. */
  specimens: SectionText & { papers: readonly string[] };
  questions: { heading: string; items: readonly TitledText[] };
  ourServices: { heading: "Our Services"; lead: string };
}

export interface ProductsContent {
  meta: PageMeta;
  head: PageHead;
  /** Beside the heading: the opened passport. */
  still: { video: VideoId; detail: number; alt: string; caption: string };
  approach: { heading: string; steps: readonly TitledText[] };
  /** What a client buys: licence, price, ownership, the end. */
  terms: SectionText & { items: readonly TitledText[] };
}

export interface BeyondChatContent {
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  panel: SectionText & { video: VideoId; videoLabel: string };
  /** `alt` describes the drawing to screen readers. */
  loop: { heading: string; alt: string; drawing: LoopDrawing };
  request: Request;
  /** The six parts of the loop. */
  blocks: readonly TitledText[];
}

export interface LandingContent {
  meta: PageMeta;
  head: PageHead;
  video: VideoId;
  sound: Sound;
  headline: { main: string; second: string };
  showcase: {
    /** Beside the first sections. */
    workflows: readonly Workflow[];
    sections: readonly [FeatureSection, FeatureSection, FeatureSection, FeatureSection];
  };
}

export interface DemoContent {
  meta: PageMeta;
  head: PageHead;
  /** Logo and menu of the window around the player: placeholders. */
  logo: string;
  nav: readonly string[];
  /** The lead where an external player is configured. */
  playerLead: string;
  /** Shown where none is. */
  video: VideoId;
  videoLabel: string;
  stepsHeading: string;
  /** What to watch for in the video. */
  steps: readonly TitledText[];
  poster: PictureId;
  posterAlt: string;
  play: string;
  /** A link beside the player, to its page. */
  open: string;
  playerTitle: string;
  /** Beside the steps. */
  more: { title: string; links: readonly MenuLink[] };
}

export interface CareerContent {
  meta: PageMeta;
  head: PageHead;
  image: PictureId;
  alt: string;
  aside: { heading: string; points: readonly TitledText[] };
}

export interface NotFoundContent {
  meta: PageMeta;
  heading: string;
  lead: string;
  links: readonly MenuLink[];
}
