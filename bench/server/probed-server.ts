import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "@meal/server/config";
import { createLogger } from "@meal/server/log";
import { start } from "@meal/server/start";

// The product in a process whose parent may ask for the longest time that it could not turn to anything.
const web = join(import.meta.dirname, "../../apps/web/dist");
await start(readConfig(process.env, process.cwd()), web, createLogger("silent"));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("message", () => {
  process.send?.({ stallMs: delay.max / 1e6 });
  delay.reset();
});
process.send?.("ready");
