/** The fields of a form as they go upstream: names and types as the upstream API takes them. */
export type SubmissionValues = Record<string, string | boolean>;

/** Everything that differs between kinds of submissions. */
export type SubmissionKindRecord = {
  /** Below `{API_BASE_URL}/api/`. */
  upstreamPath: string;
  mailSubject(values: SubmissionValues): string;
  /** The page that its form is posted to, if it has one of its own. */
  page?: `/${string}`;
} & ({ encoding: "json" } | { encoding: "multipart"; fileField: string });

export const SUBMISSION_KINDS = {
  contact: {
    upstreamPath: "contact-form/",
    encoding: "json",
    mailSubject: ({ topic, first_name, last_name }) => `Message: ${topic}, ${first_name} ${last_name}`,
  },
  career: {
    upstreamPath: "career-form/",
    encoding: "multipart",
    fileField: "resume",
    mailSubject: ({ role, name }) => `Application: ${role}, ${name}`,
    page: "/career",
  },
} as const satisfies Record<string, SubmissionKindRecord>;

export type SubmissionKind = keyof typeof SUBMISSION_KINDS;

export const KIND_NAMES = Object.keys(SUBMISSION_KINDS) as SubmissionKind[];

/** The record of a kind, in the type that all of them share. */
export const recordOf = (kind: SubmissionKind): SubmissionKindRecord => SUBMISSION_KINDS[kind];

/**
 * The form that a POST counts for in the rate limit: its page, for a form with a page of its own, and each address below
 * that page by itself (/career/resume takes a file before the form is sent). Every other POST is the contact form, which
 * the modal opens over any page: counted by page, a client could send it once per page of the site.
 */
export function formOfPost(path: string, query: URLSearchParams): string {
  const address = path.replace(/(\.data|\/)+$/, "").toLowerCase();
  const hasOwnPage = KIND_NAMES.some((kind) => {
    const { page } = recordOf(kind);
    return page && (address === page || address.startsWith(`${page}/`));
  });
  return hasOwnPage && !query.has("contact") ? address : "contact";
}
