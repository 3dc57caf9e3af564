import { join } from "node:path";
import { watchEventLoop } from "@meal/testkit/event-loop";

// The product, begun as it begins itself, in a process whose parent may ask for the longest time that it could not turn
// to anything.
const { readConfig } = await import("@meal/server/config");
const { createLogger } = await import("@meal/server/log");
const { start } = await import("@meal/server/start");
const { giveBackMemory } = await import("@meal/server/give-back-memory");
const web = join(import.meta.dirname, "../../apps/web/dist");
await start(readConfig(process.env, process.cwd()), web, createLogger("silent"));
await giveBackMemory();
let longest = 0;
watchEventLoop(1, (stallMs) => {
  longest = Math.max(longest, stallMs);
});
process.on("message", () => {
  process.send?.({ stallMs: longest });
  longest = 0;
});
process.send?.("ready");
