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
