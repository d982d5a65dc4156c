import type { Inbox, InboxEntry } from "../../../server/inbox/entries";

/** Every submission, newest first. */
export async function entriesIn(inbox: Inbox): Promise<InboxEntry[]> {
  const entries: InboxEntry[] = [];
  for await (const entry of inbox.entries()) entries.push(entry);
  return entries;
}
