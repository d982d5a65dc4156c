/** Search result and browser tab of a page. */
export interface PageMeta {
  /** Without the brand: the document title becomes "<title> | <brand>". */
  title: string;
  /** 70 to 155 characters, a promise a person would click. */
  description: string;
}

/** The head of a page: its h1 and the text under it. */
export interface PageHead {
  heading: string;
  /** Some pages show no heading: their h1 is for assistive technology only. */
  headingHidden?: boolean;
  tagline?: string;
  /** One or two sentences. */
  lead: string;
}
