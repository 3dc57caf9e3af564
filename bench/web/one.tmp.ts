import { launchBrowser } from "../../e2e/launch.ts";
import { freePort, startServer } from "../../e2e/server.ts";
import { measureScripts } from "./scripts.ts";
const server = await startServer(); const port = await freePort(); const browser = await launchBrowser(port);
for (const path of process.argv.slice(2)) { const r = await measureScripts(browser, server.origin, path); console.log(path, r.kib.toFixed(1), r.files, r.isAfterPaint); }
await browser.close(); await server.stop();
process.exit(0);
