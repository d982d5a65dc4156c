/** The fields of a form as they go upstream: names and types as the upstream API takes them. */
export type SubmissionValues = Record<string, string | boolean>;

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

export const recordOf = (kind: SubmissionKind): SubmissionKindRecord => SUBMISSION_KINDS[kind];

/** The rate-limit counter of a POST: the page of a kind or an address below it, else "contact", which is on every page. */
export function formOfPost(path: string, query: URLSearchParams): string {
  const address = path.replace(/(\.data|\/)+$/, "").toLowerCase();
  const hasOwnPage = KIND_NAMES.some((kind) => {
    const { page } = recordOf(kind);
    return page && (address === page || address.startsWith(`${page}/`));
  });
  return hasOwnPage && !query.has("contact") ? address : "contact";
}
