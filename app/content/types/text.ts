export interface TitledText {
  title: string;
  description: string;
}

/** The heading of a section, with its introduction. */
export interface SectionText {
  heading: string;
  lead: string;
}
