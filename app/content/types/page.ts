export interface PageMeta {
  /** Without the brand: the document title becomes "<title> | <brand>". */
  title: string;
  /** 70 to 155 characters. */
  description: string;
}

export interface PageHead {
  heading: string;
  /** Some pages show no heading: their h1 is for assistive technology only. */
  headingHidden?: boolean;
  tagline?: string;
  lead: string;
  /** The words of a button that opens the calendar. */
  action?: string;
}

export interface TitledText {
  title: string;
  description: string;
}

export interface SectionText {
  heading: string;
  lead: string;
}

/** What a page asks its reader to tell us, at its foot and in the form that this opens. */
export interface Request {
  heading: string;
  lead: string;
  button: string;
  /** Stands in the empty message field. */
  placeholder: string;
}
