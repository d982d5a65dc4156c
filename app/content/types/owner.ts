interface Person {
  name: string;
  /** "Partner, AI". */
  position: string;
  /** A sentence on what they have done. */
  background: string;
}

interface OpenRole {
  title: string;
  city: string;
  /** "80,000 to 95,000 dollars a year". */
  pay: string;
}

/** What only the firm's owner can say. Texts are one or more sentences where nothing else is said. */
export interface Owner {
  /** The registered name: "Example Ltd". Without it, the brand. */
  legalEntity: string;
  /** "Registered in England, number 01234567". */
  registration: string;
  /** The lines of each; the registered office first. */
  addresses: readonly (readonly string[])[];
  /** An address for privacy, and for reports of vulnerabilities (/.well-known/security.txt). */
  email: string;
  phone: string;
  /** "Ada Hill, dpo@example.com." */
  privacyOfficer: string;
  /** In the European Union or the United Kingdom (GDPR, Article 27): name and address. */
  representative: string;
  /** Companies that handle data on the firm's instructions, with city and task. */
  processors: string;
  /** Who reads what is sent outside the EEA and the United Kingdom, and with which safeguards. */
  transfers: string;
  /** What pilots have cost. */
  priceBand: string;
  /** How long a pilot usually takes. */
  typicalPilot: string;
  /** How long one takes at most. */
  longestPilot: string;
  /** How either side ends the contract. */
  notice: string;
  /** Where liability ends. */
  liability: string;
  insurance: string;
  certificates: string;
  /** When somebody who writes hears from the firm. */
  replyTime: string;
  people: readonly Person[];
  openRoles: readonly OpenRole[];
}
