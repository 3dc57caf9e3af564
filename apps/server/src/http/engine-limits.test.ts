import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import { engineOf } from "../adapters/engine/engine-workers.ts";
import { openGate } from "../adapters/workers/testing/gate.ts";
import { WorkerPool } from "../adapters/workers/worker-pool.ts";
import type { ServerWork } from "../compose-engine-work.ts";
import type { TestCaller } from "../features/accounts/testing/caller.ts";
import { describeAccounts } from "../features/accounts/testing/world.ts";
import { createLogger } from "../log.ts";

const asked = z.object({ text: z.string() });
const hour = 3_600_000;

/** An engine whose reading of wishes does what the wish says. */
function openEngine({ mostMs = hour } = {}) {
  const gate = openGate();
  const pool = new WorkerPool({
    entry: new URL("../adapters/workers/testing/test-worker.ts", import.meta.url),
    workers: 1,
    mostWaiting: 2,
    mostPerCaller: 2,
    mostMs,
    graceMs: hour,
    idleMs: hour,
    mostMb: 100,
    log: createLogger("silent"),
  });
  let asks = 0;
  const run: WorkerPool["run"] = ({ input }, call) => {
    asks += 1;
    return pool.run({ name: asked.parse(input).text, input: gate.state }, call);
  };
  return {
    gate,
    asks: () => asks,
    workers: { engine: engineOf<ServerWork>({ run }), open: () => pool.open(), close: () => pool.close() },
  };
}

function wish(caller: TestCaller, tastePreferences: string): Promise<Response> {
  return caller.post("/api/functions/read-plan-wishes", { tastePreferences, calories: 2000 });
}

describeAccounts("work of the engine that does not end well", ({ open }) => {
  it("is answered clearly where it breaks off, and the next request is served", async () => {
    const { workers } = openEngine();
    const guest = (await open({ watched: { workers } })).browser();
    const broken = await wish(guest, "crash");
    await expectProblem(broken, "work_failed");
    expect((await wish(guest, "readWishes")).status).toBe(200);
    await workers.close();
  });

  it("is ended where it takes too long, and the next request is served", async () => {
    const { workers } = openEngine({ mostMs: 2000 });
    const guest = (await open({ watched: { workers } })).browser();
    const broken = await wish(guest, "endless");
    await expectProblem(broken, "work_timeout");
    expect((await wish(guest, "readWishes")).status).toBe(200);
    await workers.close();
  });

  it("is refused where an address asks for too much at once, and where too much waits in all", async () => {
    const { workers, gate, asks } = openEngine();
    const world = await open({ watched: { workers } });
    const held = wish(world.browser("192.0.2.1"), "hold");
    await gate.untilBegun();
    const waiting = [
      wish(world.browser("192.0.2.1"), "readWishes"),
      wish(world.browser("192.0.2.2"), "readWishes"),
    ];
    await expect.poll(asks).toBe(3);
    const another = await wish(world.browser("192.0.2.1"), "readWishes");
    await expectProblem(another, "too_many_requests");
    const stranger = await wish(world.browser("192.0.2.3"), "readWishes");
    await expectProblem(stranger, "kitchen_busy");
    gate.letGo();
    for (const each of [held, ...waiting]) expect((await each).status).toBe(200);
    await workers.close();
  });
});
