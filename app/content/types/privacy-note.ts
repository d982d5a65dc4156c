/** A sentence beside a form, which ends in a link to the privacy page. */
export interface PrivacyNote {
  lead: string;
  link: string;
  url: "/privacy";
}
