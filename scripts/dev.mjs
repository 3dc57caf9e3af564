// `npm run dev`: server and web app, both reloading on change. The web server passes the API on, and builds each file when it is asked for.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { continueUnderOwnNode, ensureInstalled } from "./install.mjs";
import { ensureCookbook } from "./lib.mjs";
import { endWithNpm, ownEnvironment, root, run } from "./processes.mjs";

endWithNpm();
await ensureInstalled();
await continueUnderOwnNode(fileURLToPath(import.meta.url));
await ensureCookbook();
// The web server's address is the one that people open here; what is sent from another is refused.
const env = { APP_URL: "http://localhost:5173", ...ownEnvironment() };
// Both without npm and its shell in between, which keep signals to themselves.
await Promise.race([
  run(process.execPath, ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], { env }),
  run(process.execPath, [join(root, "node_modules/vite/bin/vite.js")], { cwd: join(root, "apps/web") }),
]);
// One is of no use without the other.
process.kill(process.pid, "SIGTERM");
