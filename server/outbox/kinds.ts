/** The fields of a form as they go upstream: names and types as the upstream API takes them. */
export type SubmissionValues = Record<string, string | boolean>;

type SubmissionKindRecord = {
  /** Below `{API_BASE_URL}/api/`. */
  upstreamPath: string;
  /** Whose mailbox it goes to when mail is the transport. */
  recipients: "to" | "toCareer";
  /** @param form unless it has the kind's name */
  mailSubject(values: SubmissionValues, form?: string): string;
  /** Of the fields that an office reads, as on the form and in its order. */
  labels: Record<string, string>;
  /** Fields that go upstream and are not what the visitor says: with another captcha, an application is the same. */
  digestExclusions: readonly string[];
} & ({ encoding: "json" } | { encoding: "multipart"; fileField: string });

const SUBMISSION_KINDS = {
  contact: {
    upstreamPath: "contact-form/",
    encoding: "json",
    recipients: "to",
    labels: {
      first_name: "First name",
      last_name: "Last name",
      email: "Email",
      topic: "Topic",
      project_name: "Project name",
      message: "Message",
    },
    digestExclusions: [],
    mailSubject: ({ topic, first_name, last_name }, form) =>
      `${form === "call" ? "Call request:" : `Message: ${topic},`} ${first_name} ${last_name}`,
  },
  career: {
    upstreamPath: "career-form/",
    encoding: "multipart",
    fileField: "resume",
    recipients: "toCareer",
    labels: {
      role: "Role",
      name: "Name",
      email: "Email",
      phone: "Phone",
      current_city: "Current city",
      preferred_location: "Preferred location",
      other_location: "Other location",
      experience_years: "Experience (years)",
      experience_months: "Experience (months)",
    },
    digestExclusions: ["captcha"],
    mailSubject: ({ role, name }) => `Application: ${role}, ${name}`,
  },
} as const satisfies Record<string, SubmissionKindRecord>;

export type SubmissionKind = keyof typeof SUBMISSION_KINDS;

export const KIND_NAMES = Object.keys(SUBMISSION_KINDS) as SubmissionKind[];

export const kindConfig = (kind: SubmissionKind): SubmissionKindRecord => SUBMISSION_KINDS[kind];

/** A newer build may have stored a kind that this one does not know. */
export const isKind = (name: string): name is SubmissionKind => Object.hasOwn(SUBMISSION_KINDS, name);

/** Labels and texts, without empty fields. All fields of a kind that this build does not know. */
export function labelledFields(kind: string, values: SubmissionValues = {}): [label: string, text: string][] {
  const labels = isKind(kind)
    ? kindConfig(kind).labels
    : Object.fromEntries(Object.keys(values).map((name) => [name, name]));
  return Object.entries(labels).flatMap(([name, label]) =>
    values[name] ? [[label, String(values[name])]] : [],
  );
}
