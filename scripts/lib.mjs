// Builds what is stale. Plain JavaScript, so that any Node from 20 runs it before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuse, root, run } from "./processes.mjs";

/** What building and installing make; a build that counted its own output would never be fresh. */
const made = new Set(["node_modules", "dist", ".cache"]);

/** A fingerprint of files by path, size and time: cheap enough for every start. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (!stats.isDirectory()) {
      hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).toSorted()) {
      if (!made.has(name)) visit(join(path, name));
    }
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest("hex");
}

/** Does the work only when what it is made from has changed since it last succeeded. */
export async function whenStale({ name, inputs, output, work }) {
  const stamp = join(root, ".cache/stamps", name);
  const now = fingerprint(inputs);
  const isFresh = existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (isFresh) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** Compiles the cookbook and builds the web app where their sources changed. */
export async function ensureBuilt() {
  await ensureCookbook();
  await whenStale({
    name: "web",
    inputs: ["apps/web", "packages/contract", "packages/domain", "packages/reader", "package-lock.json"],
    output: "apps/web/dist/routes.json",
    work: () => mustRun("the web app", "npm", ["run", "--silent", "build", "--workspace", "@meal/web"]),
  });
}

/** Compiles the cookbook where its sources changed; nothing plans without it. */
export async function ensureCookbook() {
  await whenStale({
    name: "corpus",
    inputs: ["packages/engine/corpus", "packages/engine/scripts", "packages/engine/src"],
    output: "packages/engine/dist/corpus.json",
    work: () =>
      mustRun("the cookbook", process.execPath, ["packages/engine/scripts/compile-corpus.ts", "--errors"]),
  });
}

async function mustRun(what, command, args) {
  process.stdout.write(`Building ${what} …\n`);
  if ((await run(command, args)) !== 0) refuse(`Building ${what} failed; the reason is above.`);
}
