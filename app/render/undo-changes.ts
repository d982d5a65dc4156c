import { keepState } from "~/render/keep-state";

interface Change {
  undo(): void;
  repeat(): void;
}

const undone: Change[] = [];
let restoreState: (() => void) | undefined;

/** Called once more when React starts the hydration again. */
export function prepare(): void {
  restoreState ??= keepState();
  if (!window.earlyChanges) return;
  const { records, observer } = window.earlyChanges;
  const changes = outsideForeign([...records.splice(0), ...observer.takeRecords()]).map(toChange);
  undone.push(...changes);
  for (const change of changes.reverse()) change.undo();
  observer.takeRecords();
}

/** Once: an error page is not hydrated. */
export function restore(): void {
  for (const change of undone) change.repeat();
  window.earlyChanges?.observer.disconnect();
  restoreState?.();
  window.keeper = undefined;
}

/** What extensions do inside their own elements is their business. */
function outsideForeign(records: MutationRecord[]): MutationRecord[] {
  const ours = new Set<Node>();
  const foreign = new Set<Node>();
  for (const { addedNodes, removedNodes } of records) {
    for (const node of removedNodes) if (!foreign.has(node)) ours.add(node);
    for (const node of addedNodes) if (!ours.has(node)) foreign.add(node);
  }
  const isOurs = (node: Node | null): boolean =>
    !node || ours.has(node) || (!foreign.has(node) && isOurs(node.parentNode));
  return records.filter(({ target }) => target !== document.body && isOurs(target));
}

function toChange({ type, target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): Change {
  if (type === "characterData") {
    let other = oldValue;
    const swap = () => {
      [target.nodeValue, other] = [other, target.nodeValue];
    };
    return { undo: swap, repeat: swap };
  }
  const replace = (present: NodeList, absent: NodeList) => {
    for (const node of present) if (node.parentNode === target) target.removeChild(node);
    const before = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of absent) target.insertBefore(node, before);
  };
  return {
    undo: () => replace(addedNodes, removedNodes),
    repeat: () => replace(removedNodes, addedNodes),
  };
}
