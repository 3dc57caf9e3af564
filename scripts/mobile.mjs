// `npm run mobile:sync`: brings the web app into the projects for Android and iOS, with the plugins that they have.
// Needs neither Android Studio nor Xcode. Twice changes nothing.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { continueUnderOwnNode, ensureInstalled } from "./install.mjs";
import { licenseOf, packagesIn } from "./licenses.mjs";
import { endWithNpm, ownEnvironment, root, run } from "./processes.mjs";

endWithNpm();
await ensureInstalled();
await continueUnderOwnNode(import.meta.filename);
const mobile = join(root, "apps/mobile");
const cap = join(mobile, "node_modules/.bin/cap");

if (!existsSync(cap)) await must("npm", ["ci", "--prefix", mobile]);
await must(process.execPath, [join(root, "apps/web/scripts/build-shell.ts")]);
const parts = new Set([mobile, join(root, "apps/web")].flatMap(packagesIn));
const notices = [...parts].map(licenseOf).toSorted((one, other) => one.localeCompare(other, "en"));
writeFileSync(join(mobile, "www/licenses.txt"), [...new Set(notices)].join("\n\n----\n\n"));
// It asks nobody about figures of its use where it believes that nobody is there.
await must(cap, ["sync"], { cwd: mobile, env: { ...ownEnvironment(), CI: "1" } });

async function must(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
