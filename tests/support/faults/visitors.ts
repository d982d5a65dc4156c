import { randomUUID } from "node:crypto";

/**
 * - acknowledged: told that it is received
 * - kept: told that something went wrong (502)
 * - nothing: the connection broke
 * - refused: nobody listened any more
 */
export type Outcome = "acknowledged" | "kept" | "nothing" | "refused";

const SUCCESS = "Email has sent successfully!";

/** People who send the contact form, without scripts, and what each of them was told. */
export class Visitors {
  readonly told = new Map<string, Outcome>();

  /** One person sends one message. */
  async send(url: string, id: string = randomUUID()): Promise<Outcome> {
    const outcome = await post(url, id);
    this.told.set(id, outcome);
    return outcome;
  }

  /** So many send one message each, `atOnce` of them at a time, until all have or `until` says so. */
  async crowd(url: string, many: number, atOnce = 6, until = () => false): Promise<void> {
    let left = many;
    const person = async () => {
      while (left > 0 && !until()) {
        left -= 1;
        await this.send(url);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, person));
  }

  ids(outcome: Outcome): string[] {
    return Array.from(this.told)
      .filter(([, told]) => told === outcome)
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
    if (response.status === 502 || response.status === 503) return "kept";
    throw new Error(`A visitor was answered with ${response.status}.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { code } = (error.cause ?? {}) as { code?: unknown };
    return code === "ECONNREFUSED" ? "refused" : "nothing";
  }
}
