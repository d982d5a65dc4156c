/** What an operator meets, by the codes of Node, OpenSSL, PostgreSQL (SQLSTATE) and SQLite. Any other code stands for itself. */
const WORDS: readonly [words: string, codes: RegExp][] = [
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
  ["disk full", /^(ENOSPC|53100|SQLITE_13)$/],
  ["locked", /^(55P03|SQLITE_5)$/],
  ["wrong password", /^28P01$/],
];

/** pg's own messages, which have no code, for a server that is silent or gone. */
const PG_SILENT =
  /^(timeout e|Query read timeout$|Connection terminated|Client has encountered a connection error)/;

/** Why something failed, in words and by its code: an error's message may contain a password, or what a visitor typed. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const words = wordsFor(error);
  return words && code ? `${words} (${code})` : (words ?? code ?? "no answer");
}

/** The code that says most: of SQLite's own, the system's and the package's. Without one, its cause's. */
export function codeOf(error: unknown): string | undefined {
  const { code, errcode, originalCode, cause } = error as Record<string, unknown>;
  // Extended result codes of SQLite hold the primary one in their lowest byte.
  if (typeof errcode === "number") return `SQLITE_${errcode & 0xff}`;
  // Nodemailer replaces the system's code by its own.
  if (typeof originalCode === "string") return originalCode;
  if (typeof code === "string") return code;
  return cause ? codeOf(cause) : undefined;
}

/** What an error means, where that is known. */
export function wordsFor(error: unknown): string | undefined {
  const { name = "", message = "", cause } = error as Partial<Error>;
  const key = codeOf(error) ?? name;
  const known = WORDS.find(([, codes]) => codes.test(key))?.[0];
  if (known || PG_SILENT.test(message)) return known ?? "database did not answer";
  return cause ? wordsFor(cause) : undefined;
}
