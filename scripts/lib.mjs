// What the start and test commands share. Plain JavaScript, so that any Node from 20 runs it before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const ownNode = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const ownNodeVersion = `v${JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.node}`;

/** Ends the command with one clear sentence instead of a stack. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The environment in which the project's own Node and tools come first. */
export function ownEnvironment() {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}

/** Runs a program from the project's root; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: ownEnvironment(), ...options });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

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

async function install() {
  process.stdout.write("Installing what is missing (once, about a minute) …\n");
  // Install scripts stay off; only the project's own Node needs one, because its package fetches the right binary.
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const quiet = { stdio: ["ignore", "inherit", "pipe"], shell: process.platform === "win32" };
  if ((await runQuietly(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], quiet)) !== 0) {
    refuse("npm could not install the packages; its own message is above.");
  }
  if ((await runQuietly(npm, ["rebuild", "node"], quiet)) !== 0 || !existsSync(ownNode)) {
    refuse(
      `npm could not bring Node ${ownNodeVersion} for this machine (package "node"); its own message is above.`,
    );
  }
}

/** Passes on what npm reports, without its warnings about a Node that only runs the installation. */
function runQuietly(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: process.env, ...options });
    child.stderr.on("data", (chunk) => {
      const lines = String(chunk).split("\n");
      const kept = lines.filter((line) => line.trim() !== "" && !line.startsWith("npm warn"));
      if (kept.length > 0) process.stderr.write(`${kept.join("\n")}\n`);
    });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Brings node_modules up to the lockfile. */
export async function ensureInstalled() {
  await whenStale({
    name: "install",
    inputs: ["package-lock.json"],
    output: "node_modules/node/bin",
    work: install,
  });
}

/** Goes on under the project's own Node; returns only when that is what runs already. */
export async function continueUnderOwnNode(script) {
  if (process.version === ownNodeVersion) return;
  const probe = spawnSync(ownNode, ["--version"], { encoding: "utf8" });
  if (probe.stdout?.trim() !== ownNodeVersion) {
    refuse(
      `The project's own Node ${ownNodeVersion} is missing or does not run on this machine: delete node_modules and start again.`,
    );
  }
  const child = spawn(ownNode, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: ownEnvironment(),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => child.on("close", resolve));
  process.exit(child.exitCode ?? 1);
}

/** Compiles the cookbook and builds the web app where their sources changed. */
export async function ensureBuilt() {
  await whenStale({
    name: "corpus",
    inputs: ["packages/engine/corpus", "packages/engine/scripts", "packages/engine/src"],
    output: "packages/engine/dist/corpus.json",
    work: () =>
      mustRun("the cookbook", process.execPath, ["packages/engine/scripts/compile-corpus.ts", "--errors"]),
  });
  await whenStale({
    name: "web",
    inputs: ["apps/web", "packages/contract", "packages/domain", "packages/reader", "package-lock.json"],
    output: "apps/web/dist/routes.json",
    work: () => mustRun("the web app", "npm", ["run", "--silent", "build", "--workspace", "@meal/web"]),
  });
}

async function mustRun(what, command, args) {
  process.stdout.write(`Building ${what} …\n`);
  if ((await run(command, args)) !== 0) refuse(`Building ${what} failed; the reason is above.`);
}
