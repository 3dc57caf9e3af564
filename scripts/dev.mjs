// `npm run dev`: server and web app, both reloading on change. The web server passes the API on.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { continueUnderOwnNode, ensureBuilt, ensureInstalled, ownEnvironment, root } from "./lib.mjs";

await ensureInstalled();
await continueUnderOwnNode(fileURLToPath(import.meta.url));
await ensureBuilt();
const start = (command, args) => spawn(command, args, { cwd: root, stdio: "inherit", env: ownEnvironment() });
const children = [
  start(process.execPath, ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"]),
  start("npm", ["run", "--silent", "dev", "--workspace", "@meal/web"]),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("close", stop);
