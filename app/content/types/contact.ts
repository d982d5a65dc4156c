/** The words of the contact modal; its form has its own. */
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
