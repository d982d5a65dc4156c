/** A migration may take minutes, but a request waits for it no longer than for a query. */
const WAIT_MS = 5_000;

export class StoreOpening extends Error {
  override name = "StoreOpening";
  override message = "the store is still being opened or migrated";
}

/** Opens something at its first use; after a failure the next use tries again. */
export function createOpening<T>(open: () => Promise<T>) {
  let opening: Promise<T> | undefined;
  let answer: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    const begun = open();
    opening = begun;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreOpening()), WAIT_MS);
    });
    begun
      .then(
        () => {
          answer = begun;
        },
        () => {
          opening = answer = undefined;
        },
      )
      .finally(() => clearTimeout(timer));
    answer = Promise.race([begun, late]);
    return answer;
  };
  return {
    /** Rejects with StoreOpening while opening takes longer than five seconds. */
    opened: (): Promise<T> => answer ?? begin(),
    /** Waits for an opening under way. Resolves to what has to be closed; undefined if nothing was opened. */
    async end(): Promise<T | undefined> {
      const ending = await opening?.catch(() => undefined);
      opening = answer = undefined;
      return ending;
    },
  };
}
