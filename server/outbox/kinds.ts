/** The fields of a form as they go upstream: names and types as the upstream API takes them. */
export type SubmissionValues = Record<string, string | boolean>;

export type SubmissionKindRecord = {
  /** Below `{API_BASE_URL}/api/`. */
  upstreamPath: string;
  /** Whose mailbox it goes to when mail is the transport. */
  recipients: "to" | "toCareer";
  /** @param form unless it has the kind's name */
  mailSubject(values: SubmissionValues, form?: string): string;
  /** Fields that go upstream and are not what the visitor says: with another captcha, an application is the same. */
  digestExclusions: readonly string[];
} & ({ encoding: "json" } | { encoding: "multipart"; fileField: string });

export const SUBMISSION_KINDS = {
  contact: {
    upstreamPath: "contact-form/",
    encoding: "json",
    recipients: "to",
    digestExclusions: [],
    mailSubject: ({ topic, first_name, last_name }, form) =>
      `${form === "call" ? "Call request:" : `Message: ${topic},`} ${first_name} ${last_name}`,
  },
  career: {
    upstreamPath: "career-form/",
    encoding: "multipart",
    fileField: "resume",
    recipients: "toCareer",
    digestExclusions: ["captcha"],
    mailSubject: ({ role, name }) => `Application: ${role}, ${name}`,
  },
} as const satisfies Record<string, SubmissionKindRecord>;

export type SubmissionKind = keyof typeof SUBMISSION_KINDS;

export const KIND_NAMES = Object.keys(SUBMISSION_KINDS) as SubmissionKind[];

export const kindConfig = (kind: SubmissionKind): SubmissionKindRecord => SUBMISSION_KINDS[kind];

/** A newer build may have stored a kind that this one does not know. */
export const isKind = (name: string): name is SubmissionKind => Object.hasOwn(SUBMISSION_KINDS, name);
