import { setTimeout } from "node:timers/promises";
import type { Config } from "../config";
import type { Connection, Db } from "../database/connection";
import { describeError, type Log } from "../observability/log";
import { type RetentionStep, retentionSteps } from "./steps";

export const RETENTION_INTERVAL_MS = 60_000;

/** Leaves the store and the process to visitors between two batches. */
const PAUSE_MS = 50;

/** Erases expired data. A step that fails delays no other step; the next run tries again. */
export function createRetention(
  connection: Connection,
  config: Pick<Config, "database" | "retention">,
  log: Log,
) {
  const steps = retentionSteps(config);
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function eraseAll(db: Db, { name, eraseBatch }: RetentionStep): Promise<number> {
    const now = Date.now();
    let erased = 0;
    try {
      while (!stopping.signal.aborted) {
        const batch = await eraseBatch(db, now);
        if (batch === 0) break;
        erased += batch;
        await setTimeout(PAUSE_MS);
      }
    } catch (error) {
      log.warn({ step: name, ...describeError(error) }, "expired data could not be removed");
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
