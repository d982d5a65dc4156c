// What the words are made of. Content files hold data of these shapes and nothing else: no React, no functions.
// Entities and field names follow section 3 of the specification.

/** Search result and browser tab of a page. `description`: 70 to 155 characters, a promise a person would click. */
export interface PageMeta {
  /** Without the brand: the document title becomes "<title> | <brand>". */
  title: string;
  description: string;
}

/**
 * Id of an illustration: its path below `public/media/pictures/` without width and ending,
 * e.g. "industries/banking/fraud-alerts". Every picture is 4:3 in 400, 800 and 1200 wide AVIF.
 */
export type PictureId = string;

/**
 * Id of a film: its path below `public/media/films/` without variant and ending, e.g. "heroes/home".
 * Each film is 16:9 with a poster; heroes have a mobile variant (4:5) too.
 */
export type FilmId = string;

/** The three practices; each has its own accent colour (ART.md). */
export type Practice = "ai" | "data" | "ledger";

export interface Benefits {
  title: "Benefits";
  benefits: readonly string[];
}

/** An alternating image and text block (specification §3, "Content item"). */
export interface ContentItem {
  image: PictureId;
  alt: string;
  title: string;
  description: string;
  link?: string;
  linkText?: string;
  features?: { title: string; benefits: readonly string[] };
}

export interface IndustryUseCase extends ContentItem {
  features: Benefits;
}

/** The head of a page: its h1 and what stands under it. */
export interface PageHead {
  heading: string;
  /** The specification gives some pages no visible heading: the h1 is then for assistive technology only. */
  headingHidden?: boolean;
  tagline?: string;
  /** One or two sentences under the heading. */
  lead: string;
}

/** A card in the home page's switcher and in the menus (specification §3, "Solution/industry card"). */
export interface SolutionCard {
  title: string;
  /** One sentence, 12 to 24 words. */
  description: string;
  image: PictureId;
  alt: string;
  url: string;
}

export interface IndustryPage {
  kind: "industry";
  url: string;
  /** The name in menus: "Banking". */
  name: string;
  meta: PageMeta;
  head: PageHead;
  card: SolutionCard;
  blocks: readonly IndustryUseCase[];
}

/** A service card (specification §3); `linkText` is fixed there. */
export interface ServiceCard {
  title: string;
  description: string;
  image: PictureId;
  alt: string;
  linkText: "DISCOVER CAPABILITY";
  url: string;
}

export interface ServicePage {
  kind: "service";
  url: string;
  name: string;
  practice: Practice;
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  card: ServiceCard;
  blocks: readonly ContentItem[];
}

export interface SubtitledText {
  subtitle: string;
  content: string;
}

/**
 * A section of a product page or of the landing showcase (specification §3). The showcase's first reading
 * (`parts`, `subDescription`, no video) and its second (`details`, `video`) are both this type.
 */
export interface FeatureSection {
  index: 1 | 2 | 3 | 4;
  title: string;
  description: string;
  details: readonly SubtitledText[];
  video?: FilmId;
  /** What the film shows, for people who do not see it. */
  videoLabel?: string;
}

export interface ProductSection extends FeatureSection {
  video: FilmId;
  videoLabel: string;
}

export interface ProductPage {
  kind: "product";
  url: string;
  /** Menu and document title: "Customer Service Solutions". */
  name: string;
  /** The product's own name: "Customer Service AI Copilot". */
  product: string;
  number: "/01" | "/02" | "/03" | "/04";
  practice: Practice;
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  /** One sentence for cards, 10 to 20 words. */
  summary: string;
  sections: readonly [ProductSection, ProductSection, ProductSection, ProductSection];
}

/** What a list of products shows of each. */
export type ProductSummary = Pick<ProductPage, "number" | "product" | "summary" | "url" | "film">;

export interface ValuePoint {
  index: number;
  title: string;
  description: string;
}

export interface Branch {
  title: string;
  description: string;
  address: readonly string[];
  image: PictureId;
  alt: string;
}

export interface MenuLink {
  name: string;
  url: string;
}

export interface MenuAction {
  name: string;
  action: "contact-call" | "contact-message";
}

export interface MenuGroup {
  name: string;
  subMenu: readonly { subName: string; items: readonly MenuLink[] }[];
}

export type MenuItem = MenuLink | MenuAction | MenuGroup;

// ---- Pages that exist once -------------------------------------------------------------------------------------

export interface HomePage {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  /** The 70% and 95% of the specification and the way out. */
  pitch: {
    heading: string;
    lead: string;
    figures: readonly { figure: "70%" | "95%"; caption: string }[];
    wayOut: { title: string; description: string }[];
  };
  services: { heading: string; lead: string; blocks: readonly ContentItem[] };
  advisory: { heading: string; lead: string };
  products: { heading: string; lead: string };
  banner: { heading: "Ask us about these 6 now"; button: "Schedule now" };
  solutions: { heading: string; lead: string; button: "EXPLORE SOLUTIONS" };
  offices: { heading: string; lead: string };
}

export interface ComparisonColumn {
  image: PictureId;
  alt: string;
  title: string;
  mobileTitle: string;
  description: readonly string[];
}

export interface AboutPage {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  mission: { heading: string; sections: readonly AboutSection[] };
  comparison: { heading: "Why us?"; lead: string; columns: readonly [ComparisonColumn, ComparisonColumn] };
  values: { heading: "Our Values"; lead: string; items: readonly { title: string; description: string }[] };
  join: {
    heading: "Join the Team";
    lead: string;
    button: "Apply Now";
    link: "/career";
    image: PictureId;
    alt: string;
  };
}

export interface AboutSection {
  title: string;
  description: string;
  image: PictureId;
  alt: string;
  cardColor: "dark" | "light" | "white";
}

export interface ServicesPage {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  whatWeDo: { heading: "What we do"; lead: string; steps: readonly { title: string; description: string }[] };
  ourServices: { heading: "Our Services"; lead: string };
}

export interface ProductsPage {
  meta: PageMeta;
  head: PageHead;
  approach: { heading: string; steps: readonly { title: string; description: string }[] };
}

export interface LandingPage {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  /** The headline block: main line and second line. */
  headline: { main: string; second: string };
  /** The bench at work, between the headline and what it is for. */
  bench: { video: FilmId; videoLabel: string };
  showcase: { heading: string; sections: readonly FeatureSection[] };
  featured: { heading: string; sections: readonly FeatureSection[] };
}

export interface BeyondChatPage {
  meta: PageMeta;
  head: PageHead;
  film: FilmId;
  panel: { heading: string; lead: string; video: FilmId; videoLabel: string };
  blocks: readonly { title: string; description: string }[];
}

export interface DemoPage {
  meta: PageMeta;
  head: PageHead;
  /** The demo's own bar: the specification names a placeholder logo and nav text. */
  logo: string;
  nav: readonly string[];
  poster: PictureId;
  posterAlt: string;
  play: string;
  playerTitle: string;
  /** Shown when no player is configured. */
  unavailable: string;
}

export interface CareerPage {
  meta: PageMeta;
  head: PageHead;
  aside: { heading: string; points: readonly { title: string; description: string }[] };
}

export interface NotFoundPage {
  meta: PageMeta;
  heading: "page not found";
  lead: string;
  links: readonly MenuLink[];
}

/** The words of the contact modal (specification §2, "Contact modal"); its form has its own. */
export interface ContactContent {
  heading: string;
  tabs: { call: string; message: string };
  close: string;
  call: {
    title: string;
    lead: string;
    frameTitle: string;
    loading: string;
    slow: string;
    open: string;
    none: string;
    noneLink: string;
  };
}
