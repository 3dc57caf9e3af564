import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTime } from "./keep-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that keeps the time for one device, and notes when it sent. */
function timeKept(dueAt: number | undefined) {
  const sentAt: number[] = [];
  const state = { dueAt, isBroken: false, planned: (_dueAt: number) => {} };
  const start = Date.now();
  const pushes = {
    sendDue: async () => {
      if (state.isBroken) throw new Error("the database is away");
      if (state.dueAt === undefined || start + state.dueAt > Date.now()) return;
      sentAt.push(Date.now() - start);
      state.dueAt = undefined;
    },
    nextDueAt: async () => (state.dueAt === undefined ? undefined : start + state.dueAt),
    onPlanned: (listener: (at: number) => void) => void (state.planned = listener),
  };
  const background = {
    run: (work: () => Promise<void>) => void work().catch(() => {}),
    settle: async () => {},
  };
  const { stop } = keepTime(pushes, { clock: { now: () => Date.now() }, background });
  const plan = (inMs: number) => {
    state.dueAt = Date.now() - start + inMs;
    state.planned(Date.now() + inMs);
  };
  return { sentAt, state, plan, stop };
}

it("sends when it is time, and not before", async () => {
  const { sentAt } = timeKept(9000);
  await vi.advanceTimersByTimeAsync(8999);
  expect(sentAt).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sentAt).toEqual([9000]);
});

it("wakes up for what is planned while it sleeps, and finds what other processes were told", async () => {
  const { sentAt, state, plan } = timeKept(undefined);
  await vi.advanceTimersByTimeAsync(1000);
  plan(500);
  await vi.advanceTimersByTimeAsync(500);
  expect(sentAt).toEqual([1500]);
  // Nobody tells this process of it.
  state.dueAt = 40_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentAt).toEqual([1500, 40_000]);
});

it("goes on when the database was away, and ends when it is stopped", async () => {
  const { sentAt, state, plan, stop } = timeKept(20_000);
  state.isBroken = true;
  await vi.advanceTimersByTimeAsync(21_000);
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sentAt).toHaveLength(1);
  stop();
  plan(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentAt).toHaveLength(1);
});
