import type { Worker } from "node:worker_threads";
import type { ServerWork } from "../../compose-engine-work.ts";
import type { Config } from "../../config.ts";
import type { Logger } from "../../log.ts";
import type { Engine, EngineWork } from "../../ports/engine.ts";
import { beginWorker, WorkerPool } from "../workers/worker-pool.ts";

/** The engine in threads of its own, and how they end. */
export interface EngineWorkers {
  readonly engine: Engine<ServerWork>;
  /** Has one thread read its tables before somebody waits for it: the one that was begun. */
  readonly open: (begun: Worker) => void;
  readonly close: () => Promise<void>;
}

export const MOST_WAITING = 64;
/** Somebody with two open screens, each of which asks for all that it shows. */
export const MOST_PER_CALLER = 16;
/** The largest plan takes a second or two on a small machine, and many times that where the machine has much else to do. */
export const MOST_WORK_MS = 60_000;
/** A new worker reads the tables anew, which takes a second. */
const graceMs = 2000;
const idleMs = 600_000;
const mostMb = 512;

const entry = new URL("../../engine-worker.ts", import.meta.url);

/** Begins the engine's first thread, before anything else of the server is there. */
export function beginEngine(): Worker {
  return beginWorker({ entry, mostMb });
}

/** Opens no thread before there is something to do, or somebody says that there will be. */
export function engineWorkers(
  {
    ENGINE_WORKERS: workers,
    RATE_LIMIT_FACTOR: factor,
  }: Pick<Config, "ENGINE_WORKERS" | "RATE_LIMIT_FACTOR">,
  log: Logger,
  mostMs = MOST_WORK_MS,
): EngineWorkers {
  const most = {
    mostWaiting: MOST_WAITING * factor,
    mostPerCaller: MOST_PER_CALLER * factor,
    mostMs,
    mostMb,
  };
  const pool = new WorkerPool({ entry, workers, ...most, graceMs, idleMs, log });
  return { engine: engineOf(pool), open: (begun) => pool.open(begun), close: () => pool.close() };
}

/** The engine's work, done by the workers of a pool. */
export function engineOf<Work extends EngineWork>(pool: Pick<WorkerPool, "run">): Engine<Work> {
  const ask = (name: string) => (input: unknown, call: Parameters<WorkerPool["run"]>[1]) =>
    pool.run({ name, input }, call);
  // The names are those of the work that the workers were opened with, and what comes back is what it answered.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Proxy({}, { get: (_, name) => ask(String(name)) }) as Engine<Work>;
}
