import { flushCompileCache } from "node:module";
import { loadKitchen } from "./adapters/chef/builtin/load-kitchen.ts";
import { serveWork } from "./adapters/workers/serve-work.ts";
import { engineWork } from "./compose-engine-work.ts";

// The program of an engine worker: it reads the tables once, and then does what it is asked.
serveWork(engineWork, loadKitchen());
flushCompileCache();
