/** Resolves when the text is written: a process that ended sooner would lose what a slow reader has not taken. */
export type Print = (text: string) => Promise<void> | void;

export const printToStdout: Print = (text) =>
  new Promise((resolve, reject) => {
    // A failed write also emits this event, which would end the process.
    if (process.stdout.listenerCount("error") === 0) process.stdout.on("error", () => {});
    process.stdout.write(`${text}\n`, (error) => (error ? reject(error) : resolve()));
  });

/** The reader has left, as `head` does when it has seen enough. */
export const hasReaderLeft = (error: unknown) => (error as NodeJS.ErrnoException).code === "EPIPE";
