import { onTestFinished, vi } from "vitest";

/** It is this time where the test's person is, such as "2026-11-23T17:30", until it is set again. Timers go on as they do. */
export function itIs(localTime: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(localTime) });
  onTestFinished(() => void vi.useRealTimers());
}

/** The clock moves on, and somebody looks again. */
export function nowItIs(localTime: string): void {
  vi.setSystemTime(new Date(localTime));
  document.dispatchEvent(new Event("visibilitychange"));
}
