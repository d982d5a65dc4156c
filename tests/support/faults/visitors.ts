import { randomUUID } from "node:crypto";
import { bodyOf } from "../http";

/**
 * - acknowledged: the success page or a redirect to it
 * - rejected: a failure toast (502 or 503)
 * - unanswered: the connection broke
 * - refused: no server was listening
 */
type Outcome = "acknowledged" | "rejected" | "unanswered" | "refused";

/** Visitors who each send a form once, without scripts, and the outcome of each by submission id. */
export class Visitors {
  readonly outcomes = new Map<string, Outcome>();

  /** Sends a message whose text names its id. */
  async send(url: string, id: string = randomUUID()): Promise<Outcome> {
    const body = bodyOf({
      submission_id: id,
      first_name: "Amira",
      last_name: "Haddad",
      email: "amira@example.test",
      topic: "Just a message",
      message: `This is sent-by-${id}.`,
    });
    const request = { method: "POST", body, redirect: "manual" } as const;
    const outcome = await outcomeOf(() => fetch(`${url}/about?contact=message`, request));
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

async function outcomeOf(post: () => Promise<Response>): Promise<Outcome> {
  try {
    const response = await post();
    const page = await response.text();
    const { status } = response;
    if (status === 303) return "acknowledged";
    if (status === 200 && page.includes("Email has sent successfully!")) return "acknowledged";
    if (status === 502 || status === 503) return "rejected";
    throw new Error(`A visitor was answered with ${status}.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { code } = (error.cause ?? {}) as { code?: unknown };
    return code === "ECONNREFUSED" ? "refused" : "unanswered";
  }
}
