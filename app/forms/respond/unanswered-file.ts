import { namedError, sizeText } from "~/forms/file-text";

const UNREADABLE = "This file was moved or changed and can no longer be read. Please choose it again.";

/** The errors of a form's files if one of them kept the form from being answered. */
export async function fileErrorsOf(
  form: FormData,
  startTime: number,
): Promise<Record<string, string[]> | undefined> {
  for (const [field, file] of form) {
    if (!(file instanceof File) || !file.name) continue;
    const tooLarge = `This file (${sizeText(file)}) is too large for this site's server. Please attach a smaller one.`;
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      );
    const error = isReadable ? wasTooLarge(startTime) && tooLarge : UNREADABLE;
    if (error) return { [field]: [namedError(file.name, error)] };
  }
  return undefined;
}

/** Whether a proxy answered the form's data with 413. Remix keeps only that the answer was not the app's. */
function wasTooLarge(startTime: number): boolean {
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return requests.some((request) => request.startTime >= startTime && request.responseStatus === 413);
}
