import { engineWorkers, type EngineWorkers } from "@meal/server/adapters/engine/engine-workers";
import { createLogger } from "@meal/server/log";

/** As long as a test may take: whether the engine is quick enough is asked by the bench. */
const mostMs = 600_000;

/** The engine of all apps of a test file: one worker, which is opened when a test first needs it. */
export const testWorkers: EngineWorkers = engineWorkers(
  { ENGINE_WORKERS: 1, RATE_LIMIT_FACTOR: 1000 },
  createLogger("silent"),
  mostMs,
);

/** What work of the engine is asked for by nobody in particular. */
export const testEngine = testWorkers.engine;
