import { randomUUID } from "node:crypto";
import { openCareer } from "../forms/open-career";
import { pdfBytes } from "../forms/resume-files";
import { multipart } from "../http";

/**
 * - acknowledged: the success page or a redirect to it
 * - rejected: a failure toast (502 or 503)
 * - unanswered: the connection broke
 * - refused: no server was listening
 */
export type Outcome = "acknowledged" | "rejected" | "unanswered" | "refused";

const SUCCESS = "Email has sent successfully!";

/** Visitors who each send a form once, without scripts, and the outcome of each by submission id. */
export class Visitors {
  readonly outcomes = new Map<string, Outcome>();

  /** Sends a message whose text names its id. `submissionId` is another one for a form that was sent before. */
  send(url: string, id: string = randomUUID(), submissionId: string = id): Promise<Outcome> {
    return this.record(id, () => postMessage(url, id, submissionId));
  }

  /** Sends an application with a résumé of 2 MB, from a client of this address. */
  apply(url: string, client: string): Promise<Outcome> {
    const id = randomUUID();
    return this.record(id, () => postApplication(url, id, client));
  }

  private async record(id: string, post: () => Promise<{ status: number; page: string }>): Promise<Outcome> {
    const outcome = await outcomeOf(post);
    this.outcomes.set(id, outcome);
    return outcome;
  }

  /** `many` visitors send one message each, `atOnce` at a time, until all have or `until` returns true. */
  async crowd(url: string, many: number, atOnce = 6, until = () => false): Promise<void> {
    let left = many;
    const visitor = async () => {
      while (left > 0 && !until()) {
        left -= 1;
        await this.send(url);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
  }

  ids(outcome: Outcome): string[] {
    return Array.from(this.outcomes)
      .filter(([, its]) => its === outcome)
      .map(([id]) => id);
  }
}

async function postMessage(url: string, id: string, submissionId: string) {
  const body = new URLSearchParams({
    submission_id: submissionId,
    first_name: "Amira",
    last_name: "Haddad",
    email: "amira@example.test",
    topic: "Just a message",
    message: `This is sent-by-${id}.`,
  });
  const response = await fetch(`${url}/about?contact=message`, { method: "POST", body, redirect: "manual" });
  return { status: response.status, page: await response.text() };
}

async function postApplication(url: string, id: string, client: string) {
  const from = { "X-Forwarded-For": client };
  const page = await openCareer(url, from);
  const file = { name: "cv.pdf", bytes: pdfBytes(2_000_000) };
  const fields = { ...page.fields, submission_id: id, name: `sent-by-${id}` };
  const { contentType, body } = multipart(fields, file);
  const headers = { ...from, "Content-Type": contentType, Cookie: page.cookie };
  const response = await fetch(`${url}/career`, { method: "POST", headers, body, redirect: "manual" });
  return { status: response.status, page: await response.text() };
}

async function outcomeOf(post: () => Promise<{ status: number; page: string }>): Promise<Outcome> {
  try {
    const { status, page } = await post();
    if (status === 303) return "acknowledged";
    if (status === 200 && page.includes(SUCCESS)) return "acknowledged";
    if (status === 502 || status === 503) return "rejected";
    throw new Error(`A visitor was answered with ${status}.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { code } = (error.cause ?? {}) as { code?: unknown };
    return code === "ECONNREFUSED" ? "refused" : "unanswered";
  }
}
