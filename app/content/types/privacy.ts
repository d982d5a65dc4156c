import type { PageHead, PageMeta } from "~/content/types/page";

/** Conditions that hold in some configurations only. */
export type PrivacyCondition =
  | "api"
  | "mail"
  | "inbox"
  | "delivers"
  | "countsInStore"
  | "countsInMemory"
  | "scheduler"
  | "demo"
  | "media"
  | "noOtherHost"
  | "email"
  | "noEmail"
  | "officer"
  | "processors"
  | "noProcessors"
  | "processorsOnRequest"
  | "transfers"
  | "noTransfers"
  | "transfersOnRequest"
  | "authority";

/** Retention times, read from the running software. */
export type KeptFigure =
  | "session"
  | "toast"
  | "check"
  | "captcha"
  | "stagedUpload"
  | "rateLimit"
  | "pending"
  | "spam"
  | "receipt"
  | "inbox"
  | "expired";

/** Texts name figures in braces: "{spam}". */
export interface PrivacyText {
  text: string;
  when?: PrivacyCondition;
}

export interface PrivacyRow extends PrivacyText {
  title: string;
  time: KeptFigure;
}

export interface PrivacyContent {
  meta: PageMeta;
  head: PageHead;
  sections: readonly {
    heading: string;
    paragraphs: readonly PrivacyText[];
    rows?: readonly PrivacyRow[];
    /** Ends with the operator's name, address and email. */
    withOperator?: boolean;
    /** Ends with a link that opens the message form. */
    button?: string;
  }[];
}

/** Who runs the site, as configured. Undefined where that was not said, empty where there is nothing to say. */
export interface Controller {
  name: string;
  address?: readonly string[];
  email?: string;
  privacy: { officer?: string; processors?: string; transfers?: string; authority?: string };
}

/** Facts from the running software; durations in seconds, 0 for ever. */
export interface PrivacyFacts {
  cookieNames: Record<"session" | "toast" | "check", string>;
  kept: Record<KeptFigure, number>;
  deliversTo: "api" | "mail" | "inbox";
  countsInStore: boolean;
  hosts: Record<"scheduler" | "demo" | "media", string | undefined>;
}

/** The page as rendered: only what applies to this installation, with its figures. */
export interface PrivacyPageContent extends Pick<PrivacyContent, "meta" | "head"> {
  sections: readonly {
    heading: string;
    paragraphs: readonly string[];
    rows?: readonly { time: string; title: string; text: string }[];
    address?: readonly string[];
    button?: string;
  }[];
}
