import { useLayoutEffect, useState } from "react";

declare global {
  /** Set by render/change-observer.server.ts. */
  var earlyChanges: { records: MutationRecord[]; observer: MutationObserver } | undefined;
  /** Set by entry.client.tsx, if somebody has changed the page or it has something to lose. */
  var keeper: typeof import("~/render/undo-changes") | undefined;
}

/**
 * Browser extensions and translators change the page before it hydrates: an icon behind a field, `<font>` in place of a
 * text. React would draw everything anew, without what the visitor typed, chose and opened. So their changes are undone
 * while React hydrates, and made again in the same task, before anything is painted. What was changed before the observer
 * started is drawn anew all the same: then the state of the page is put back.
 *
 * The first child of the body: it is rendered before what it restores, and its effect precedes all others.
 */
export function ForeignChanges() {
  useState(() => globalThis.keeper?.prepare());
  useLayoutEffect(() => globalThis.keeper?.restore(), []);
  return null;
}
