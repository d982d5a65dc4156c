import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backOff } from "../../../server/outbox/delivery/attempt";
import { createWorker } from "../../../server/outbox/delivery/worker";
import type { Lease } from "../../../server/outbox/store/leases";
import type { SubmissionKind } from "../../../server/types";
import { recordingLog } from "../../support/recording-log";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lease = {
  id: "1",
  kind: "contact",
  lease_owner: "me",
  attempts: 1,
  give_up_at: 0,
  file_id: null,
} as const;

const hang = () => new Promise<never>(() => {});

function createHangingWorker(settled: () => Promise<never[]> = hang) {
  const leaseDue = vi.fn(async (): Promise<Lease | undefined> => undefined).mockResolvedValueOnce(lease);
  const abort = vi.fn();
  const attempts = { deliver: hang, settled, abort };
  return { abort, worker: createWorker({ leaseDue }, attempts, 3, recordingLog().log) };
}

test("a stop aborts after eight seconds also what a visitor has sent meanwhile", async () => {
  const { worker, abort } = createHangingWorker(async () => []);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(abort).toHaveBeenCalledOnce();
});

test("a stop ends within ten seconds, even if the current delivery cannot be ended", async () => {
  const { worker, abort } = createHangingWorker();
  worker.start();
  await vi.advanceTimersByTimeAsync(100);
  let stopped = false;
  void worker.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(7_000);
  expect([abort.mock.calls.length, stopped]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([abort.mock.calls.length, stopped]).toEqual([1, true]);
});

test("an endpoint that hangs takes four places, and the other kind is delivered meanwhile", async () => {
  const deliver = vi.fn((_: Lease) => hang());
  const leases = {
    leaseDue: async (except: readonly SubmissionKind[] = []) => {
      const kind = (["contact", "career"] as const).find((each) => !except.includes(each));
      return kind && { ...lease, kind };
    },
  };
  const attempts = { deliver, settled: hang, abort: vi.fn() };
  createWorker(leases, attempts, 8, recordingLog().log).start();
  await vi.advanceTimersByTimeAsync(100);
  const kinds = deliver.mock.calls.map(([{ kind }]) => kind);
  expect(kinds).toEqual([...Array(4).fill("contact"), ...Array(4).fill("career")]);
});

test("the wait for the next attempt doubles from five seconds to ten minutes, less up to a fifth", () => {
  const seconds = (random: number) => [1, 2, 3, 7, 8, 60].map((tried) => backOff(tried, () => random) / 1000);
  expect(seconds(0)).toEqual([5, 10, 20, 320, 600, 600]);
  expect(seconds(1)).toEqual([4, 8, 16, 256, 480, 480]);
});
