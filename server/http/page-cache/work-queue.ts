type Job = () => Promise<void>;

/**
 * Does jobs one after another, so that requests come in between; what is added as `later` waits until nothing is to be
 * done soon.
 */
export function createWorkQueue() {
  const soon: Job[] = [];
  const later: Job[] = [];
  const jobs = { soon, later };
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
    add(job: Job, when: keyof typeof jobs): void {
      jobs[when].push(job);
      void work();
    },
  };
}
