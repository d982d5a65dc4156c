import { getSystemErrorName } from "node:util";

const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was reset",
  ENOTFOUND: "its name is unknown to DNS",
  EAI_NONAME: "its name is unknown to DNS",
  EAI_AGAIN: "DNS does not answer",
  EDNS: "its name is unknown to DNS",
  EHOSTUNREACH: "no way leads there",
  ENETUNREACH: "no way leads there",
  ETIMEDOUT: "no answer in time",
  UND_ERR_CONNECT_TIMEOUT: "no answer in time",
  ESOCKET: "the connection broke, or its certificate is not trusted",
  ETLS: "it offers no TLS that can be used",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is not from an authority that this machine trusts",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is not from an authority that this machine trusts",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is not from an authority that this machine trusts",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  EACCES: "this user may not",
  EPERM: "this user may not",
  "25006": "it is read-only",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  "28P01": "the password is wrong",
  "28000": "this user may not connect",
  "3D000": "there is no such database",
  "42501": "this user may not",
  "53100": "the disk is full",
  "53300": "it has too many connections",
  // SQLite's result codes: https://www.sqlite.org/rescode.html
  SQLITE_5: "another process holds its lock",
  SQLITE_8: "it is read-only",
  SQLITE_10: "the disk cannot be read or written",
  SQLITE_11: "the file is damaged",
  SQLITE_13: "the disk is full",
  SQLITE_14: "the file cannot be opened",
  SQLITE_26: "the file is no database",
};

/** Why something failed, by its error's code: messages may hold addresses with passwords. */
export function reasonOf(error: unknown): string {
  const { code, errcode, errno, cause } = error as Record<string, unknown>;
  // Extended result codes hold the primary one in their lowest byte.
  if (typeof errcode === "number") return named(`SQLITE_${errcode & 0xff}`);
  // nodemailer puts a code of its own in the place of the system's.
  if (typeof errno === "number" && errno < 0) return named(getSystemErrorName(errno));
  if (typeof code === "string") return named(code);
  return cause ? reasonOf(cause) : "no answer";
}

const named = (code: string) => (REASONS[code] ? `${REASONS[code]} (${code})` : code);
