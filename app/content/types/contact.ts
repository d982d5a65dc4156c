export interface ContactContent {
  heading: string;
  lead: string;
  tabs: { call: string; message: string };
  close: string;
  privacy: PrivacyNote;
  call: {
    title: string;
    frameTitle: string;
    loading: string;
    open: string;
    /** Above the form that replaces the calendar where no calendar is configured. */
    request: string;
  };
}

/** A sentence beside a form, which ends in a link to the privacy page. */
export interface PrivacyNote {
  lead: string;
  link: string;
  url: "/privacy";
}
