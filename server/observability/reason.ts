const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset",
  EPIPE: "connection closed",
  ECONNECTION: "connection closed",
  UND_ERR_SOCKET: "connection closed",
  ENOTFOUND: "host not found in DNS",
  EAI_NONAME: "host not found in DNS",
  EAI_AGAIN: "DNS did not answer",
  EDNS: "host not found in DNS",
  EHOSTUNREACH: "no route to host",
  ENETUNREACH: "no route to host",
  ETIMEDOUT: "timed out",
  UND_ERR_CONNECT_TIMEOUT: "timed out",
  ESOCKET: "connection lost",
  ETLS: "no usable TLS",
  EPROTO: "no usable TLS",
  CERT_HAS_EXPIRED: "certificate expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate not issued by a trusted authority",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate not issued by a trusted authority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate not issued by a trusted authority",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate issued for another host",
  EACCES: "permission denied",
  EPERM: "permission denied",
  "25006": "read-only",
  EROFS: "read-only file system",
  ENOSPC: "disk full",
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  "28P01": "wrong password",
  "28000": "user not allowed to connect",
  "3D000": "database does not exist",
  "42501": "permission denied",
  "53100": "disk full",
  "53300": "too many connections",
  "55P03": "locked by another transaction",
  "57014": "statement took too long",
  "57P01": "database is shutting down",
  "57P03": "database is starting or stopping",
  // SQLite's result codes: https://www.sqlite.org/rescode.html
  SQLITE_5: "locked by another process",
  SQLITE_8: "read-only",
  SQLITE_10: "disk I/O error",
  SQLITE_11: "file corrupted",
  SQLITE_13: "disk full",
  SQLITE_14: "file cannot be opened",
  SQLITE_26: "not a database file",
};

/** Errors without a code, by their name, or, for pg's own, by their whole message. */
const WITHOUT_CODE: Record<string, string> = {
  "timeout expired": "database did not accept the connection in time",
  "Connection terminated due to connection timeout": "database did not accept the connection in time",
  "timeout exceeded when trying to connect": "no connection to the database was free in time",
  "Query read timeout": "database did not answer in time",
  "Connection terminated": "database closed the connection",
  "Connection terminated unexpectedly": "database closed the connection",
  "Client has encountered a connection error and is not queryable": "connection to the database is lost",
  TimeoutError: "timed out",
  AbortError: "stopped",
};

/** Why something failed, in words and by its code: an error's message may contain a password, or what a visitor typed. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const words = wordsFor(error);
  return words && code ? `${words} (${code})` : (words ?? code ?? "no answer");
}

/** Where an error has neither code nor known message, those of its cause count. */
const rootOf = (error: unknown): unknown => {
  const { cause } = error as { cause?: unknown };
  return cause && !ownCode(error) && !WITHOUT_CODE[keyOf(error)] ? rootOf(cause) : error;
};

const keyOf = (error: unknown) => {
  const { name, message } = error as Partial<Error>;
  return name && name in WITHOUT_CODE ? name : (message ?? "");
};

function ownCode(error: unknown): string | undefined {
  const { code, errcode, originalCode } = error as Record<string, unknown>;
  // Extended result codes of SQLite hold the primary one in their lowest byte.
  if (typeof errcode === "number") return `SQLITE_${errcode & 0xff}`;
  // Nodemailer replaces the system's code by its own.
  if (typeof originalCode === "string") return originalCode;
  return typeof code === "string" ? code : undefined;
}

/** The code that says most: of SQLite's own, the system's and the package's. */
export const codeOf = (error: unknown) => ownCode(rootOf(error));

/** What an error means, where that is known. */
export function wordsFor(error: unknown): string | undefined {
  const root = rootOf(error);
  const code = ownCode(root) ?? "";
  if (/^ERR_(SSL|TLS)_/.test(code)) return REASONS[code] ?? "no usable TLS";
  return code.startsWith("HPE_") ? "answer is not HTTP" : (REASONS[code] ?? WITHOUT_CODE[keyOf(root)]);
}
