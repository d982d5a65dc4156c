import { derivedId } from "../database/derived-id";
import type { CheckedFile, StagedFile } from "./files";
import { kindConfig, type SubmissionKind, type SubmissionValues } from "./kinds";
import type { LeadSource } from "./lead-source";

interface FormContent {
  /** The hidden `submission_id` of the form, a UUID: each try of one form has the same. */
  formId: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
}

export interface Submission extends FormContent {
  file?: StagedFile;
  spam?: boolean;
  /** Not said by the visitor: two tries are the same whatever it is. */
  source?: LeadSource;
}

/** A submission as it is delivered. */
export interface StoredContent extends FormContent {
  id: string;
  source?: LeadSource;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/**
 * A UUID for a form's content: the same form with the same words and the same file has the same one. It includes the
 * form's id, so that nobody can look up a content by its hash, and two visitors may say the same.
 */
export function contentId({ formId, kind, values, file }: FormContent): string {
  const { digestExclusions } = kindConfig(kind);
  const said = Object.entries(values).filter(([name]) => !digestExclusions.includes(name));
  return derivedId([formId, kind, Object.fromEntries(said), file?.digest ?? null]);
}
