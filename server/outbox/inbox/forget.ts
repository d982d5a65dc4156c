import { listSubmissions } from "../store/reading";
import { emptyWriteAheadLog } from "../store/sqlite";
import type { Store } from "../store/store";
import { createSubmissionStore } from "../store/submissions";

/**
 * Erases submissions with their files.
 * @param target an id, or an email address in either case
 * @returns a message; undefined if nothing was found
 */
export async function forget(store: Store, target: string) {
  const submissions = createSubmissionStore(store);
  let text = `Erased ${target}.`;
  if (target.includes("@")) {
    let erased = 0;
    for await (const { id } of listSubmissions(store, { from: target }))
      if (await submissions.remove(id)) erased += 1;
    if (erased === 0) return undefined;
    text = `Erased ${erased} submissions of ${target}.`;
  } else if (!(await submissions.remove(target))) return undefined;
  const isEmpty = store.kind !== "sqlite" || (await emptyWriteAheadLog(await store.db()));
  return isEmpty ? text : `${text} The store is busy: its write-ahead log is emptied within the hour.`;
}
