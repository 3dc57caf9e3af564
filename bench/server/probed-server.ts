import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";

// The product, begun as it begins itself, in a process whose parent may ask for the longest time that it could not turn
// to anything.
enableCompileCache(".cache/node");
const { readConfig } = await import("@meal/server/config");
const { createLogger } = await import("@meal/server/log");
const { start } = await import("@meal/server/start");
const web = join(import.meta.dirname, "../../apps/web/dist");
await start(readConfig(process.env, process.cwd()), web, createLogger("silent"));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("message", () => {
  process.send?.({ stallMs: delay.max / 1e6 });
  delay.reset();
});
process.send?.("ready");
