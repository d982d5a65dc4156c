type Job = () => Promise<void>;

/** Does jobs one after another, so that requests come in between; what is added as `later` waits for a quiet moment. */
export function createWorkQueue() {
  const soon: Job[] = [];
  const later: Job[] = [];
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let job = next(); job; job = next()) {
      await new Promise(setImmediate);
      await job();
    }
    busy = false;
  }
  const next = () => soon.shift() ?? later.shift();

  return {
    /** Jobs handle their own failures. */
    add(job: Job, when: "soon" | "later"): void {
      (when === "soon" ? soon : later).push(job);
      void work();
    },
  };
}
