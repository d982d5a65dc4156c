import { runInbox } from "../../../server/inbox/command";

/** Runs the operator's command; resolves to its exit code and output. */
export async function runCommand(args: string[], env: Record<string, string>) {
  let text = "";
  const code = await runInbox(args, env, (line) => {
    text += `${line}\n`;
  });
  return { code, text };
}
