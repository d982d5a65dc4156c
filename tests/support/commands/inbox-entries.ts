import type { Inbox, InboxEntry } from "../../../server/inbox/entries";

/** Every submission, newest first. */
export async function entriesIn(inbox: Inbox): Promise<InboxEntry[]> {
  const entries: InboxEntry[] = [];
  for await (const page of inbox.pages(["pending", "failed", "inbox", "spam", "delivered"]))
    entries.push(...page);
  return entries;
}
