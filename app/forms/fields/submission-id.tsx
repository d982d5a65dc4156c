import { useState } from "react";
import { newSubmissionId } from "~/forms/parse/submission-id";
import type { ActionResult } from "~/forms/respond/action-result";

export function SubmissionId({ actionResult }: { actionResult: ActionResult | undefined }) {
  // Made while rendering, for forms without scripts. Hydration may replace it with another, as good as the first.
  const [id] = useState(() => actionResult?.submissionId ?? newSubmissionId());
  return <input type="hidden" name="submission_id" value={id} readOnly suppressHydrationWarning />;
}
