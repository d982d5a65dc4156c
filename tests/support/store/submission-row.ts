import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { SubmissionTable } from "../../../server/outbox/store/schema";

/** A row of the table as another process may have written it. */
export const submissionRow = (
  values: Partial<Insertable<SubmissionTable>> & Pick<SubmissionTable, "state">,
): Insertable<SubmissionTable> => ({
  id: randomUUID(),
  form_id: randomUUID(),
  kind: "contact",
  attempts: 0,
  payload: null,
  created_at: 1,
  give_up_at: 1,
  updated_at: 1,
  ...values,
});
