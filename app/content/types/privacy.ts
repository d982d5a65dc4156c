import type { PageHead, PageMeta } from "~/content/types/page";

/** What the running software says of itself: server/site/retention-policy.ts. */
export interface PrivacyFacts {
  cookieNames: Record<"session" | "toast" | "check", string>;
  /** Seconds; 0 for ever. */
  kept: Record<
    | "session"
    | "toast"
    | "check"
    | "captcha"
    | "stagedUpload"
    | "pending"
    | "spam"
    | "receipt"
    | "inbox"
    | "expired",
    number
  >;
  deliversTo: "api" | "mail" | "inbox";
  hosts: Record<"scheduler" | "demo" | "media", string | undefined>;
}

export interface RetentionRow {
  time: string;
  title: string;
  text: string;
}

export interface PrivacySection {
  heading: string;
  paragraphs: readonly string[];
  /** Between the first paragraph and the others. */
  rows?: readonly RetentionRow[];
  address?: readonly string[];
  /** A link that opens the message form. */
  button?: string;
}

export interface PrivacyPageContent {
  meta: PageMeta;
  head: PageHead;
  sections: readonly PrivacySection[];
}
