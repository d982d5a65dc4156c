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
  /** In the European Union or the United Kingdom (GDPR, Article 27): name and address, or why there is none. */
  representative: string;
  /** Companies that handle data on the firm's instructions, and all who receive it, with city and task. */
  processors: string;
  /** Who reads what is sent outside the EEA and the United Kingdom, and with which safeguards. */
  transfers: string;
  /** How long the people who send to the mailing list keep an address. */
  mailingList: string;
  /** What pilots cost, or from which sum. */
  priceBand: string;
  /** What the licence of a product is counted by, and what it costs. */
  productPrices: string;
  /** How long a pilot usually takes. */
  typicalPilot: string;
  /** How long one takes at most. */
  longestPilot: string;
  /** How either side ends the running fee. */
  notice: string;
  /** Which law governs the contract. */
  law: string;
  /** Where liability ends. */
  liability: string;
  /** Who answers for claims over intellectual property. */
  indemnity: string;
  insurance: string;
  /** ISO 27001, SOC 2, or neither. */
  certificates: string;
  penetrationTests: string;
  /** The terms on which personal data is processed (GDPR, Article 28). */
  dataProcessing: string;
  /** Whether hosts of models keep prompts or train on them. */
  modelHosts: string;
  /** When a fault is answered, and how fast. */
  supportHours: string;
  /** When somebody is told of an incident. */
  incidentNotice: string;
  /** What happens if the firm cannot go on. */
  continuity: string;
  /** When somebody who writes hears from the firm. */
  replyTime: string;
  /** Founders and engineers: "Ada Hill, partner, AI", with a sentence on what they have done. */
  people: readonly TitledText[];
  /** Research partners by name. */
  universities: string;
  /** Clients who can be named or called. */
  references: string;
  openRoles: readonly OpenRole[];
  /** The stages of an application. */
  hiringStages: string;
}

/** The facts that are sentences. */
export type OwnerText = { [Field in keyof Owner]: Owner[Field] extends string ? Field : never }[keyof Owner];

/** A text of a page in which the owner's words take the place of the description. With neither it is left out. */
export interface OwnText extends TitledText {
  own?: readonly OwnerText[];
}

/** What the reader gets, and when, until the owner has published all of `own`. */
export interface Instead extends TitledText {
  own: readonly (keyof Owner)[];
}
