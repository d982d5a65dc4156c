import { getSystemErrorName } from "node:util";

const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset",
  ENOTFOUND: "host not found in DNS",
  EAI_NONAME: "host not found in DNS",
  EAI_AGAIN: "DNS did not answer",
  EDNS: "host not found in DNS",
  EHOSTUNREACH: "no route to host",
  ENETUNREACH: "no route to host",
  ETIMEDOUT: "timed out",
  UND_ERR_CONNECT_TIMEOUT: "timed out",
  ESOCKET: "connection lost, or untrusted certificate",
  ETLS: "no usable TLS",
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
  // SQLite's result codes: https://www.sqlite.org/rescode.html
  SQLITE_5: "locked by another process",
  SQLITE_8: "read-only",
  SQLITE_10: "disk I/O error",
  SQLITE_11: "file corrupted",
  SQLITE_13: "disk full",
  SQLITE_14: "file cannot be opened",
  SQLITE_26: "not a database file",
};

/** Why something failed, from the error's code: its message may contain an address with a password. */
export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const code = codeOf(error);
  if (code) return REASONS[code] ? `${REASONS[code]} (${code})` : code;
  return cause ? reasonOf(cause) : "no answer";
}

/** The code that says most: of SQLite's own, the system's and the package's. */
export function codeOf(error: unknown): string | undefined {
  const { code, errcode, errno } = error as Record<string, unknown>;
  // Extended result codes hold the primary one in their lowest byte.
  if (typeof errcode === "number") return `SQLITE_${errcode & 0xff}`;
  // nodemailer replaces the system's code by its own.
  if (typeof errno === "number" && errno < 0) return getSystemErrorName(errno);
  return typeof code === "string" ? code : undefined;
}

/** In words, where they are known. */
export const wordsFor = (code: string | undefined): string | undefined => REASONS[code ?? ""];
