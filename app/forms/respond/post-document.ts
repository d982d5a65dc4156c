const PROBE_TIMEOUT_MS = 8000;

/**
 * Posts a form as a document, if its page answers and its files can be read: content blockers and firewalls refuse
 * addresses that end in `.data`. The form's id prevents a second submission. False if it was not posted.
 */
export async function postDocument(form: HTMLFormElement, address: string): Promise<boolean> {
  if (!(await answers(address)) || !(await hasReadableFiles(form)) || !form.isConnected) return false;
  const left = new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));
  // Bypasses the handlers of Remix and conform.
  HTMLFormElement.prototype.submit.call(form);
  // Back may restore this page: nothing may be pending then.
  await left;
  return true;
}

async function answers(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const response = await fetch(address, { method: "HEAD", cache: "no-store", signal }).catch(() => undefined);
  return response?.ok === true && !response.redirected;
}

/** A file that has changed cannot be sent: posting it would open the browser's error page. */
async function hasReadableFiles(form: HTMLFormElement): Promise<boolean> {
  const files = Array.from(new FormData(form).values()).filter((value) => value instanceof File);
  const read = files.map((file) => file.slice(0, 1).arrayBuffer());
  return Promise.all(read).then(
    () => true,
    () => false,
  );
}
