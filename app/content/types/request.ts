/** What a page asks its reader to bring, at its foot and in the form that this opens. */
export interface Request {
  heading: string;
  lead: string;
  button: string;
  /** Stands in the empty message field. */
  placeholder: string;
}
