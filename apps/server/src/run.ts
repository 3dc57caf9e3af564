import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { engineWorkers } from "./adapters/engine/engine-workers.ts";
import { readConfig } from "./config.ts";
import { giveBackMemory } from "./give-back-memory.ts";
import { createLogger, type Logger } from "./log.ts";
import { tellingWhatToMend } from "./startup-error.ts";

const settledAfterMs = 500;
const webFolder = join(import.meta.dirname, "../../web/dist");

/** Runs the product as a process: settings from the environment, plain words on the terminal, an orderly end. */
export function runUntilStopped(engineThread: Worker): Promise<void> {
  return tellingWhatToMend(async () => {
    const config = readConfig(process.env, process.cwd());
    const log = createLogger(config.LOG_LEVEL);
    const workers = engineWorkers(config, log);
    workers.open(engineThread);
    const { start } = await import("./start.ts");
    const { message, stop } = await start(config, webFolder, log, workers);
    endOnFault(log);
    endOnSignal(stop, log);
    process.stdout.write(`${message}\n`);
    setTimeout(() => void giveBackMemory(), settledAfterMs).unref();
  });
}

/** Finishes what is in flight, then ends. A second signal does not wait. */
function endOnSignal(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const onSignal = (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, "stopping");
    void stop().then(() => {
      log.info("stopped");
      log.flush();
      process.exit(0);
    });
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

/** After a fault that nobody caught nothing is certain any more, so the process ends and is started afresh. */
function endOnFault(log: Logger): void {
  const onFault = (err: unknown) => {
    log.fatal({ err }, "a fault that nobody caught");
    log.flush(() => process.exit(1));
  };
  process.on("uncaughtException", onFault);
  process.on("unhandledRejection", onFault);
}
