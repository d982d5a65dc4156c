/** How long the page may take to say that it is there. */
const PROBE_TIMEOUT_MS = 8000;

/**
 * Posts a form as the browser does without scripts, if its page answers and its files can be read. Content blockers and
 * firewalls refuse addresses that end in `.data`, where Remix posts; without a connection the page would be lost. The
 * form's id keeps it from being taken twice. False if it was not posted.
 */
export async function postDocument(form: HTMLFormElement, address: string): Promise<boolean> {
  if (!(await answers(address)) || !(await hasReadableFiles(form)) || !form.isConnected) return false;
  const left = new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));
  // Past Remix's own handler, and conform's.
  HTMLFormElement.prototype.submit.call(form);
  // Back may show this page as it was left: nothing may be on its way then.
  await left;
  return true;
}

async function answers(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const response = await fetch(address, { method: "HEAD", cache: "no-store", signal }).catch(() => undefined);
  return response?.ok === true && !response.redirected;
}

/** A file that was changed after it was chosen cannot be sent: posted, it would leave an error page of the browser. */
async function hasReadableFiles(form: HTMLFormElement): Promise<boolean> {
  const files = Array.from(new FormData(form).values()).filter((value) => value instanceof File);
  const read = files.map((file) => file.slice(0, 1).arrayBuffer());
  return Promise.all(read).then(
    () => true,
    () => false,
  );
}
