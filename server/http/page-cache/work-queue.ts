type Job = () => Promise<void>;

/**
 * Does jobs one after another, `later` ones when no others wait.
 * @param onError called with what a job threw; the next one is done nevertheless
 */
export function createWorkQueue(onError: (error: unknown) => void) {
  const soon: Job[] = [];
  const later: Job[] = [];
  const jobs = { soon, later };
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let job = next(); job; job = next()) {
      await new Promise(setImmediate);
      try {
        await job();
      } catch (error) {
        onError(error);
      }
    }
    busy = false;
  }
  const next = () => soon.shift() ?? later.shift();

  return {
    add(job: Job, when: keyof typeof jobs): void {
      jobs[when].push(job);
      void work();
    },
  };
}
