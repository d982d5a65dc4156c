export interface TitledText {
  title: string;
  description: string;
}

export interface SectionText {
  heading: string;
  lead: string;
}
