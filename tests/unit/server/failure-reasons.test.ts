import { expect, test } from "vitest";
import { reasonOf } from "../../../server/observability/reason";

const error = (fields: object, message = "amira@example.test") => Object.assign(new Error(message), fields);

const NO_TLS = "database has no TLS: sslmode=disable goes without";

/** What an operator reads of each outside system's failure; never an error's own message. */
test.each<[string, Error, string]>([
  ["a resolver that is down", error({ code: "EAI_AGAIN" }), "DNS did not answer (EAI_AGAIN)"],
  ["an old certificate", error({ code: "CERT_HAS_EXPIRED" }), "certificate not trusted (CERT_HAS_EXPIRED)"],
  ["TLS of another version", error({ code: "ERR_SSL_X" }), "no usable TLS (ERR_SSL_X)"],
  ["an upstream's cause", error({ cause: error({ code: "ECONNRESET" }) }), "connection closed (ECONNRESET)"],
  ["SQLite's full disk", error({ errcode: 13, code: "ERR_SQLITE_ERROR" }), "disk full (SQLITE_13)"],
  ["SQLite's lock, with its extended code", error({ errcode: 517 }), "locked (SQLITE_5)"],
  ["PostgreSQL's password", error({ code: "28P01" }), "wrong password (28P01)"],
  ["PostgreSQL without TLS", error({}, "The server does not support SSL connections"), NO_TLS],
  ["an unknown error", error({}), "no answer"],
])("of %s the reason is in words, with its code", (_, thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});
