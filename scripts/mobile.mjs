// `npm run mobile:sync`: brings the web app into the projects for Android and iOS, with the plugins that they have.
// Needs neither Android Studio nor Xcode. Twice changes nothing.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { continueUnderOwnNode, ensureInstalled } from "./install.mjs";
import { endWithNpm, ownEnvironment, root, run } from "./processes.mjs";

endWithNpm();
await ensureInstalled();
await continueUnderOwnNode(import.meta.filename);
const mobile = join(root, "apps/mobile");
const cap = join(mobile, "node_modules/.bin/cap");

if (!existsSync(cap)) await must("npm", ["ci", "--prefix", mobile]);
await must(process.execPath, [join(root, "apps/web/scripts/build-shell.ts")]);
writeFileSync(join(mobile, "www/licenses.txt"), licenses());
// It asks nobody about figures of its use where it believes that nobody is there.
await must(cap, ["sync"], { cwd: mobile, env: { ...ownEnvironment(), CI: "1" } });

async function must(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** The licenses of what goes to people's phones: the plugins, and what the web app is made of. */
function licenses() {
  const mine = JSON.parse(readFileSync(join(mobile, "package.json"), "utf8"));
  const web = JSON.parse(readFileSync(join(root, "apps/web/package.json"), "utf8"));
  const used = [
    ...Object.keys(mine.dependencies).map((name) => join(mobile, "node_modules", name)),
    ...Object.keys(web.dependencies)
      .filter((name) => !name.startsWith("@meal/"))
      .map((name) => join(root, "node_modules", name)),
  ];
  return used.toSorted().map(licenseOf).join("\n\n----\n\n");
}

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
