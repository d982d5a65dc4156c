import { randomUUID } from "node:crypto";

/**
 * - acknowledged: the success page or a redirect to it
 * - rejected: a failure toast (502 or 503)
 * - unanswered: the connection broke
 * - refused: no server was listening
 */
export type Outcome = "acknowledged" | "rejected" | "unanswered" | "refused";

const SUCCESS = "Email has sent successfully!";

/** Visitors who send the contact form without scripts, and the outcome for each of them. */
export class Visitors {
  readonly outcomes = new Map<string, Outcome>();

  async send(url: string, id: string = randomUUID()): Promise<Outcome> {
    const outcome = await post(url, id);
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

async function post(url: string, id: string): Promise<Outcome> {
  const body = new URLSearchParams({
    submission_id: id,
    first_name: "Amira",
    last_name: "Haddad",
    email: "amira@example.test",
    topic: "Just a message",
    message: `This is ${id}.`,
  });
  try {
    const response = await fetch(`${url}/about?contact=message`, {
      method: "POST",
      body,
      redirect: "manual",
    });
    const page = await response.text();
    if (response.status === 303) return "acknowledged";
    if (response.status === 200 && page.includes(SUCCESS)) return "acknowledged";
    if (response.status === 502 || response.status === 503) return "rejected";
    throw new Error(`A visitor was answered with ${response.status}.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { code } = (error.cause ?? {}) as { code?: unknown };
    return code === "ECONNREFUSED" ? "refused" : "unanswered";
  }
}
