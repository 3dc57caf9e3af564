import { describe, expect, it } from "vitest";
import { coalesced } from "./coalesced.ts";

/** An action whose runs end only when the test says so. */
function controlled() {
  const runs: PromiseWithResolvers<void>[] = [];
  const action = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  return { action, runs };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("a coalesced action", () => {
  it("answers everybody who asked during a run with one later run", async () => {
    const { action, runs } = controlled();
    const ask = coalesced(action);
    const first = ask();
    await settle();
    const later = [ask(), ask(), ask()];
    let areLaterDone = false;
    const watching = Promise.all(later).finally(() => {
      areLaterDone = true;
    });
    runs[0]?.resolve();
    await first;
    await settle();
    expect(runs).toHaveLength(2);
    expect(areLaterDone).toBe(false);
    runs[1]?.resolve();
    await watching;
    expect(runs).toHaveLength(2);
  });

  it("keeps failing after one failure", async () => {
    const { action, runs } = controlled();
    const ask = coalesced(action);
    const first = ask();
    await settle();
    runs[0]?.reject(new Error("disk gone"));
    await expect(first).rejects.toThrow("disk gone");
    await expect(ask()).rejects.toThrow("disk gone");
    expect(runs).toHaveLength(1);
  });
});
