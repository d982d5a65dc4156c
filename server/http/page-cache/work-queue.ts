type Job = () => Promise<void>;

/** Does jobs one after another, `later` ones when no others wait. */
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
