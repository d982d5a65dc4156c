import { setTimeout } from "node:timers/promises";
import type { Config } from "../config";
import type { Connection, Db } from "../database/connection";
import { storeTime } from "../database/store-time";
import { describeError, type Log } from "../observability/log";
import { type RetentionStep, retentionSteps } from "./steps";
import { endWait, putOff } from "./waits";

export const RETENTION_INTERVAL_MS = 60_000;

/** Leaves the store and the process to visitors between two batches. */
const PAUSE_MS = 50;

/** Runs between two reports of a step that waits: an hour of them. */
const REPORT_RUNS = 60;

/**
 * Erases expired data. A step that fails delays no other step; the next run tries again. A step that would erase more than
 * a day's share of submissions waits for a day: the clock may have jumped ahead.
 * @param now the time, in milliseconds since the epoch
 */
export function createRetention(
  connection: Connection,
  config: Pick<Config, "database" | "retention">,
  log: Log,
  now: () => Promise<number> = storeTime(connection, config),
) {
  const steps = retentionSteps(config);
  const reported = new Set<string>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function waits(db: Db, { name, isMuch }: RetentionStep, time: number): Promise<boolean> {
    if (!isMuch) return false;
    if (!(await isMuch(db, time))) {
      await endWait(db, name);
      return false;
    }
    const left = await putOff(db, name);
    const report = { step: name, clock: new Date(time).toISOString(), erasedInMinutes: left };
    if (left > 0 && !reported.has(name)) log.warn(report, "much has expired at once: is the clock right?");
    reported.add(name);
    if (left % REPORT_RUNS === 0) reported.delete(name);
    return left > 0;
  }

  async function eraseAll(db: Db, step: RetentionStep): Promise<number> {
    let erased = 0;
    try {
      const time = await now();
      if (await waits(db, step, time)) return 0;
      while (!stopping.signal.aborted) {
        const batch = await step.eraseBatch(db, time);
        if (batch === 0) break;
        erased += batch;
        await setTimeout(PAUSE_MS);
      }
    } catch (error) {
      log.warn({ step: step.name, ...describeError(error) }, "expired data could not be removed");
    }
    return erased;
  }

  /** Never rejects. */
  async function apply(): Promise<void> {
    try {
      const db = await connection.db();
      const erased: Record<string, number> = {};
      for (const step of steps) erased[step.name] = await eraseAll(db, step);
      const { receipts = 0, inbox = 0 } = erased;
      if (receipts + inbox > 0) log.info({ receipts, inbox }, "expired submissions removed");
    } catch (error) {
      log.warn(describeError(error), "expired data could not be removed");
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await apply();
      await setTimeout(RETENTION_INTERVAL_MS, undefined, { ref: false, signal: stopping.signal }).catch(
        () => {},
      );
    }
  }

  return {
    apply,
    /** The first run is immediate: data may have expired while no server ran. */
    start(): void {
      running ??= run();
    },
    /** Resolves after the statement under way. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
