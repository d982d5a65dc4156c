import { runInbox } from "../../../server/inbox/command";

/** Runs the doctor as an operator does; resolves to its exit code and lines. */
export async function doctor(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runInbox(["doctor"], env, (line) => void lines.push(line));
  return { code, lines };
}

export const failures = (lines: readonly string[]) => lines.filter((line) => line.startsWith("fail"));
