// `npm start`: installs what is missing, builds what is stale, runs the product in this process.
import module from "node:module";
import { fileURLToPath } from "node:url";
import { continueUnderOwnNode, ensureInstalled } from "./install.mjs";
import { ensureBuilt } from "./lib.mjs";
import { continueWithLittleMemory } from "./little-memory.mjs";
import { endWithNpm, root } from "./processes.mjs";

endWithNpm();
await ensureInstalled();
const script = fileURLToPath(import.meta.url);
await continueUnderOwnNode(script);
continueWithLittleMemory(script);
process.chdir(root);
await ensureBuilt();
// Before the first TypeScript is read: the program that strips types takes 10 MB, and with the cache is not needed.
module.enableCompileCache(".cache/node");
await import("../apps/server/src/main.ts");
