// `npm start`: installs what is missing, builds what is stale, runs the product in this process.
import { fileURLToPath } from "node:url";
import { continueUnderOwnNode, ensureBuilt, ensureInstalled, root } from "./lib.mjs";

await ensureInstalled();
await continueUnderOwnNode(fileURLToPath(import.meta.url));
process.chdir(root);
await ensureBuilt();
await import("../apps/server/src/main.ts");
