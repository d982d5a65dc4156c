/** Words for the codes of Node, OpenSSL, PostgreSQL (SQLSTATE) and SQLite. Other codes are shown as they are. */
const WORDS: readonly [words: string, codes: RegExp][] = [
  ["already in use", /^EADDRINUSE$/],
  ["connection refused", /^ECONNREFUSED$/],
  ["connection closed", /^(ECONNRESET|ECONNECTION|EPIPE|UND_ERR_SOCKET)$/],
  ["host not found in DNS", /^(ENOTFOUND|EDNS)$/],
  ["DNS did not answer", /^EAI_AGAIN$/],
  ["timed out", /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|TimeoutError)$/],
  ["stopped", /^AbortError$/],
  ["certificate not trusted", /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/],
  ["no usable TLS", /^(ETLS|EPROTO|ERR_SSL_.+)$/],
  ["permission denied", /^(EACCES|EPERM|42501)$/],
  ["read-only", /^(EROFS|25006|SQLITE_8)$/],
  ["disk failed or is not local", /^SQLITE_10$/],
  ["file cannot be mapped, its disk may not be local", /^SQLITE_15$/],
  ["disk full", /^(ENOSPC|53100|SQLITE_13)$/],
  ["locked", /^(55P03|SQLITE_5)$/],
  ["wrong password", /^28P01$/],
];

/** Messages of pg that come without a code. */
const PG_MESSAGES: typeof WORDS = [
  [
    "database did not answer",
    /^(timeout e|Query read timeout$|Connection terminated|Client has encountered a connection error)/,
  ],
  ["database has no TLS: sslmode=disable goes without", /^The server does not support SSL/],
];

/** Words and code. An error's message may contain a password, or what a visitor typed. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const words = wordsFor(error);
  return words && code ? `${words} (${code})` : (words ?? code ?? "no answer");
}

/** The most specific code: SQLite's, then the system's, then the package's, otherwise that of the cause. */
export function codeOf(error: unknown): string | undefined {
  const { code, errcode, originalCode, cause } = error as Record<string, unknown>;
  // Extended result codes of SQLite hold the primary one in their lowest byte.
  if (typeof errcode === "number") return `SQLITE_${errcode & 0xff}`;
  // Nodemailer replaces the system's code with its own.
  if (typeof originalCode === "string") return originalCode;
  if (typeof code === "string") return code;
  return cause ? codeOf(cause) : undefined;
}

export function wordsFor(error: unknown): string | undefined {
  const { name = "", message = "", cause } = error as Partial<Error>;
  const key = codeOf(error) ?? name;
  const [known] =
    WORDS.find(([, codes]) => codes.test(key)) ?? PG_MESSAGES.find(([, text]) => text.test(message)) ?? [];
  return known ?? (cause ? wordsFor(cause) : undefined);
}
