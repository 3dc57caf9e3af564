import { once } from "node:events";
import { threadId } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger } from "../../log.ts";
import { openGate } from "./testing/gate.ts";
import { beginWorker, WorkerPool, type PoolSettings } from "./worker-pool.ts";

const pools: WorkerPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

const hour = 3_600_000;
const logged: string[] = [];

function openPool(settings: Partial<PoolSettings> = {}): WorkerPool {
  const pool = new WorkerPool({
    entry: new URL("./testing/test-worker.ts", import.meta.url),
    workers: 1,
    mostWaiting: 10,
    mostPerCaller: 10,
    mostMs: hour,
    graceMs: hour,
    idleMs: hour,
    mostMb: 100,
    log: createLogger("error", { write: (line) => void logged.push(line) }),
    ...settings,
  });
  pools.push(pool);
  return pool;
}

const anna = { callerKey: "anna" };
const bert = { callerKey: "bert" };
const whoAmI = { name: "whoAmI", input: null };

describe("a pool of workers", () => {
  it("does its work in one thread, which is not ours, with what is given to all", async () => {
    const pool = openPool();
    const first = await pool.run(whoAmI, anna);
    expect(first).toEqual({ given: "with the tables", threadId: expect.any(Number) });
    expect(first).not.toMatchObject({ threadId });
    expect(await pool.run(whoAmI, bert)).toEqual(first);
  });

  it("reads its tables before somebody asks, where it is told to", async () => {
    logged.length = 0;
    openPool({ entry: new URL("./testing/broken-worker.ts", import.meta.url) }).open();
    await expect.poll(() => logged.join("")).toContain("The tables are not there.");
  });

  it("takes a worker that was begun for it, however long ago", async () => {
    const entry = new URL("./testing/test-worker.ts", import.meta.url);
    const begun = beginWorker({ entry, mostMb: 100 });
    const { threadId: its } = begun;
    await once(begun, "online");
    const pool = openPool({ entry });
    pool.open(begun);
    expect(await pool.run(whoAmI, anna)).toEqual({ given: "with the tables", threadId: its });
  });

  it("keeps nothing of what was done once there is nothing more to do", async () => {
    const entry = new URL("./testing/test-worker.ts", import.meta.url);
    const begun = beginWorker({ entry, mostMb: 100 });
    const pool = openPool({ entry });
    pool.open(begun);
    await pool.run({ name: "litter", input: null }, anna);
    const used = async () => (await begun.getHeapStatistics()).used_heap_size;
    const littered = await used();
    await expect.poll(used, { timeout: 20_000 }).toBeLessThan(littered - 5_000_000);
    expect(await pool.run(whoAmI, anna)).toMatchObject({ given: "with the tables" });
  });

  it("tells that a worker ended before it was taken, as it would of its own", async () => {
    const entry = new URL("./testing/broken-worker.ts", import.meta.url);
    const begun = beginWorker({ entry, mostMb: 100 });
    await new Promise((resolve) => begun.once("exit", resolve));
    logged.length = 0;
    openPool({ entry }).open(begun);
    await expect.poll(() => logged.join("")).toContain("The tables are not there.");
  });

  it("hands on what people read of an error, and faults as faults", async () => {
    const pool = openPool();
    await expect(pool.run({ name: "refuse", input: null }, anna)).rejects.toMatchObject({
      code: "no_food_named",
      options: { detail: "There is nothing to eat in it." },
    });
    await expect(pool.run({ name: "fail", input: null }, anna)).rejects.toThrow(TypeError);
    await expect(pool.run({ name: "readWhatIsGone", input: null }, anna)).rejects.toMatchObject({
      code: "ENOENT",
    });
    await expect(pool.run({ name: "answerWithAFunction", input: null }, anna)).rejects.toThrow(
      "could not be cloned",
    );
    await expect(pool.run({ name: "echo", input: () => "not plain" }, anna)).rejects.toThrow(
      "could not be cloned",
    );
    await expect(pool.run({ name: "unheardOf", input: null }, anna)).rejects.toThrow("unheardOf");
    expect(await pool.run({ name: "echo", input: "still there" }, anna)).toBe("still there");
  });

  it.each(["crash", "exit"])("loses one task with a worker that ends by %s, and no other", async (name) => {
    const pool = openPool();
    const lost = pool.run({ name, input: null }, anna);
    const next = pool.run({ name: "echo", input: "next" }, bert);
    await expect(lost).rejects.toMatchObject({ code: "work_failed" });
    expect(await next).toBe("next");
  });

  it("ends what takes too long, and goes on with a new worker", async () => {
    const pool = openPool({ mostMs: 2000 });
    await expect(pool.run({ name: "endless", input: null }, anna)).rejects.toMatchObject({
      code: "work_timeout",
    });
    expect(await pool.run({ name: "echo", input: "next" }, anna)).toBe("next");
  });

  it("refuses all who wait where no worker can begin, and says why in the log", async () => {
    const pool = openPool({ entry: new URL("./testing/broken-worker.ts", import.meta.url) });
    const asked = [pool.run(whoAmI, anna), pool.run(whoAmI, bert)];
    for (const each of asked) await expect(each).rejects.toMatchObject({ code: "work_failed" });
    expect(logged.join("")).toContain("The tables are not there.");
  });

  it("refuses what would wait too long, and what is too much for one caller", async () => {
    const pool = openPool({ mostWaiting: 2, mostPerCaller: 2 });
    const gate = openGate();
    const held = pool.run({ name: "hold", input: gate.state }, anna);
    await gate.untilBegun();
    const waiting = [pool.run(whoAmI, anna), pool.run(whoAmI, bert)];
    await expect(pool.run(whoAmI, anna)).rejects.toMatchObject({ code: "too_many_requests" });
    await expect(pool.run(whoAmI, { callerKey: "carla" })).rejects.toMatchObject({ code: "kitchen_busy" });
    const own = pool.run(whoAmI, { callerKey: null });
    gate.letGo();
    await Promise.all([held, ...waiting, own]);
    expect(await pool.run({ name: "echo", input: "room again" }, anna)).toBe("room again");
  });

  it("serves the callers in turns", async () => {
    const pool = openPool();
    const gate = openGate();
    const held = pool.run({ name: "hold", input: gate.state }, anna);
    await gate.untilBegun();
    const served: string[] = [];
    const ask = async (callerKey: string, what: string) => {
      await pool.run({ name: "echo", input: null }, { callerKey });
      served.push(what);
    };
    const asked = [
      ask("anna", "anna 1"),
      ask("anna", "anna 2"),
      ask("anna", "anna 3"),
      ask("bert", "bert 1"),
    ];
    gate.letGo();
    await Promise.all([held, ...asked]);
    expect(served).toEqual(["anna 1", "bert 1", "anna 2", "anna 3"]);
  });

  it("never begins what nobody waits for any more", async () => {
    const pool = openPool();
    const gate = openGate();
    const held = pool.run({ name: "hold", input: gate.state }, anna);
    await gate.untilBegun();
    const leaving = new AbortController();
    const left = pool.run({ name: "hold", input: gate.state }, { ...bert, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toThrow("aborted");
    gate.letGo();
    await held;
    await pool.run(whoAmI, bert);
    expect(gate.begun()).toBe(1);
    await expect(pool.run(whoAmI, { ...bert, signal: leaving.signal })).rejects.toThrow("aborted");
  });

  it("answers who leaves at once, and ends the work that does not end by itself", async () => {
    const pool = openPool({ graceMs: 1 });
    const first = await pool.run(whoAmI, anna);
    const leaving = new AbortController();
    const left = pool.run({ name: "endless", input: null }, { ...anna, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toThrow("aborted");
    expect(await pool.run(whoAmI, bert)).not.toEqual(first);
  });

  it("ends a worker that has nothing to do, and opens another when there is", async () => {
    const pool = openPool({ idleMs: 1 });
    const first = await pool.run(whoAmI, anna);
    await expect.poll(() => pool.run(whoAmI, anna)).not.toEqual(first);
  });

  it("refuses what is under way when it is closed, and what comes after", async () => {
    const pool = openPool();
    const gate = openGate();
    const under = [pool.run({ name: "hold", input: gate.state }, anna), pool.run(whoAmI, bert)];
    await gate.untilBegun();
    const refused = under.map((each) => expect(each).rejects.toMatchObject({ code: "stopping" }));
    await pool.close();
    await Promise.all(refused);
    await expect(pool.run(whoAmI, anna)).rejects.toMatchObject({ code: "stopping" });
  });
});
