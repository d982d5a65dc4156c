import type { TitledText } from "~/content/types/page";

export interface OpenRole {
  /** One of forms/career/roles.ts. */
  title: string;
  /** "New York", or several. */
  place: string;
  /** "Permanent, full time". */
  contract: string;
  /** "120,000 to 150,000 dollars a year". New York and several other places require a range. */
  pay: string;
  /** "Two days a week from home". */
  remote: string;
  /** Who answers questions about it: "Ada Hill, jobs@example.com". */
  contact: string;
}

/** What only the firm's owner can say: what the law requires, and what a form has to name. */
export interface Owner {
  /** The registered name and number: "Example Ltd, registered in England, number 01234567". Without it, the brand. */
  legalEntity: string;
  /** The lines of each; the registered office first, with its phone and the data protection officer, if there is one. */
  addresses: readonly (readonly string[])[];
  /** An address for privacy, and for reports of vulnerabilities (/.well-known/security.txt). */
  email: string;
  /** Who reads what is sent outside the EEA and the United Kingdom, and with which safeguards. */
  transfers: string;
  /** In the European Union or the United Kingdom (GDPR, Article 27): name and address, or why there is none. */
  representative: string;
  /** When somebody who writes hears from the firm, in a sentence. */
  replyTime: string;
  /** Founders and engineers: "Ada Hill, partner, AI", with a sentence on what they have done. */
  people: readonly TitledText[];
  openRoles: readonly OpenRole[];
}
