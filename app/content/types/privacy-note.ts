/** A sentence beside a form, which ends in a link to the privacy page. */
export interface PrivacyNote {
  text: string;
  link: string;
  url: "/privacy";
}
