import type { Config } from "../config/config";
import type { Log } from "../observability/log";
import { createMetrics } from "../observability/metrics";
import { createFailureNotice } from "./delivery/failure-notice";
import { createDelivery } from "./delivery/worker";
import { createSend } from "./send";
import { countSubmissions } from "./store/counts";
import { createStagedUploads } from "./store/files";
import { createRetention } from "./store/retention";
import { createReadiness, createStore, prepareDataFolder } from "./store/store";

export { KIND_NAMES, type SubmissionKind, type SubmissionValues } from "./kinds";
export { type LeadSource, leadSource } from "./lead-source";
export type { SendResult } from "./send";
export {
  CHUNK_SIZE,
  STAGED_UPLOAD_MS,
  type StagedUpload,
} from "./store/files";
export { GIVE_UP_AFTER_MS } from "./store/leases";
export { RETENTION_INTERVAL_MS, SPAM_RETENTION_DAYS } from "./store/retention";
export { storeName } from "./store/store";
export type { IssuedCaptcha } from "./store/write-submission";
export type { CheckedFile, StagedFile, Submission } from "./submission";
export { cutText, replaceUnsafe } from "./text";

/** Keeps and delivers submissions. Only DATA_DIR is prepared now, which may throw a ConfigError; the store opens on use. */
export function createOutbox(config: Config, log: Log) {
  prepareDataFolder(config);
  const store = createStore(config, log);
  const count = () => countSubmissions(store);
  const ready = createReadiness(store, log);
  const metrics = config.metricsToken ? createMetrics(count, ready, config.build) : undefined;
  const delivery = createDelivery(config, store, log, metrics);
  const { mail, brandName: brand } = config;
  const notice = mail && createFailureNotice(mail, brand, log, count);
  const retention = createRetention(store, config, log, notice);
  let stopped: Promise<unknown> | undefined;
  const background = {
    start() {
      if (stopped) return;
      delivery?.worker.start();
      retention.start();
    },
    /** Finishes work under way within about ten seconds. */
    async stop() {
      stopped ??= Promise.all([delivery?.worker.stop(), retention.stop()]);
      await stopped;
    },
  };
  return {
    submissions: { ...createStagedUploads(store), send: createSend(store, log, delivery) },
    /** Whether the store is writable. */
    ready,
    /** Only with METRICS_TOKEN. */
    metrics,
    background,
    async close() {
      await background.stop();
      await store.close();
    },
  };
}
