import { enableCompileCache, flushCompileCache } from "node:module";

// Threads keep no compiled code but where they are told to, and loading the engine takes twice as long without.
const [, , compileCache = ""] = process.argv;
if (compileCache !== "") enableCompileCache(compileCache);

// The program of an engine worker: it reads the tables once, and then does what it is asked.
const { engineWork } = await import("./compose-engine-work.ts");
const { loadKitchen } = await import("./adapters/chef/builtin/load-kitchen.ts");
const { serveWork } = await import("./adapters/workers/serve-work.ts");
serveWork(engineWork, loadKitchen());
flushCompileCache();
