import { createHash } from "node:crypto";
import { newSubmissionId } from "~/forms/submission-id";

export interface Drawn {
  html: string;
  /** Whether something went wrong: an error page, which is not to be kept. */
  failed: boolean;
}

export interface Page {
  /** Path and query. */
  address: string;
  /** All that the page is drawn from. */
  data: unknown;
  /** Words in the data that are this visitor's own and change nothing but themselves. */
  own: readonly string[];
}

/** A drawing cut at what is another visitor's next time. */
interface Pattern {
  /** Of the data it was drawn from, but for the visitor's own words. */
  digest: string;
  /** What stands between the cuts: one more than there are slots. */
  pieces: string[];
  /** What was cut out: the index of one of the own words, or NEW_ID. */
  slots: number[];
  /** Whether the drawing for another visitor came out the same. */
  proven: boolean;
}

/** Pages with their modal open in both ways are fewer; the bound is for who spells addresses in ways of their own. */
const MOST = 100;

/** An id that is in no data: the one of a submission, which the page draws for itself. Every visitor gets a new one. */
const NEW_ID = -1;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/**
 * Spares drawing the same page again: that takes as long as everything else together. React draws each until its
 * drawings for two visitors, one after the other, were the same but for their own words; from then on only these are
 * put in, as long as the data stay the same.
 */
export function createDrawings() {
  const kept = new Map<string, Pattern>();
  return async function draw({ address, data, own }: Page, byReact: () => Promise<Drawn>): Promise<Drawn> {
    const digest = digestOf(data, own);
    const known = kept.get(address);
    const last = known?.digest === digest ? known : undefined;
    if (last?.proven) return { html: fill(last, own), failed: false };
    const drawn = await byReact();
    if (drawn.failed) return drawn;
    if (kept.size >= MOST && !known) kept.clear();
    const { pieces, slots } = cut(drawn.html, own, UUID);
    const proven = last !== undefined && same(last.pieces, pieces) && same(last.slots, slots);
    kept.set(address, { digest, pieces, slots, proven });
    return drawn;
  };
}

function digestOf(data: unknown, own: readonly string[]): string {
  const { pieces, slots } = cut(JSON.stringify(data), own);
  return createHash("sha256").update(pieces.join("\0")).update(slots.join()).digest("base64");
}

/** Cuts out the own words, and what else is named by its pattern. */
function cut(text: string, own: readonly string[], ...others: string[]) {
  const patterns = [...own, ...others].map((pattern) => `\\b${pattern}\\b`);
  const parts = patterns.length > 0 ? text.split(new RegExp(`(${patterns.join("|")})`)) : [text];
  return {
    pieces: parts.filter((_, i) => i % 2 === 0),
    slots: parts.filter((_, i) => i % 2 === 1).map((word) => own.indexOf(word)),
  };
}

function fill({ pieces, slots }: Pattern, own: readonly string[]): string {
  return pieces.reduce((html, piece, i) => {
    const slot = slots[i - 1] ?? NEW_ID;
    return html + (slot === NEW_ID ? newSubmissionId() : own[slot]) + piece;
  });
}

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, i) => value === b[i]);
