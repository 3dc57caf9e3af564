// `npm start`: installs what is missing, builds what is stale, runs the product in this process.
import module from "node:module";
import { fileURLToPath } from "node:url";
import { continueUnderOwnNode, ensureBuilt, ensureInstalled, root } from "./lib.mjs";

await ensureInstalled();
await continueUnderOwnNode(fileURLToPath(import.meta.url));
process.chdir(root);
await ensureBuilt();
// Before the first TypeScript is read: the program that strips types takes 10 MB, and with the cache is not needed.
module.enableCompileCache(".cache/node");
await import("../apps/server/src/main.ts");
