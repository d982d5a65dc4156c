import { emptyWriteAheadLog } from "../database/sqlite";
import type { Store } from "../database/store";
import { listSubmissions } from "../submissions/reading";
import { createSubmissionStore } from "../submissions/store";

/**
 * Erases submissions with their files.
 * @param target an id, or an email address in either case
 * @returns a message; undefined if nothing was found
 */
export async function forget(store: Store, target: string) {
  const submissions = createSubmissionStore(store);
  let erased = 0;
  if (target.includes("@")) {
    for await (const { id } of listSubmissions(store, { from: target })) {
      await submissions.remove(id);
      erased += 1;
    }
  } else if (await submissions.find(target)) {
    await submissions.remove(target);
    erased = 1;
  }
  if (erased === 0) return undefined;
  const text = target.includes("@") ? `Erased ${erased} submissions of ${target}.` : `Erased ${target}.`;
  const isEmpty = store.kind !== "sqlite" || (await emptyWriteAheadLog(await store.db()));
  return isEmpty ? text : `${text} The store is busy: its write-ahead log is emptied within the hour.`;
}
