// Brings node_modules up to the lockfile, and the project's own Node. Plain JavaScript for any Node from 20.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { refuse, root, run } from "./processes.mjs";

const ownNode = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const ownNodeVersion = `v${JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.node}`;

/** Brings node_modules up to the lockfile, whoever installed it last. */
export async function ensureInstalled() {
  const hasPackages = isInstalled(root);
  if (hasPackages && existsSync(ownNode)) return;
  process.stdout.write("Installing what is missing (once, about a minute) …\n");
  // Install scripts stay off; only the project's own Node needs one, because its package fetches the right binary.
  if (!hasPackages && (await npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])) !== 0) {
    refuse("npm could not install the packages; its own message is above.");
  }
  if (!existsSync(ownNode) && ((await npm(["rebuild", "node"])) !== 0 || !existsSync(ownNode))) {
    refuse(
      `npm could not bring Node ${ownNodeVersion} for this machine (package "node"); its own message is above.`,
    );
  }
}

/**
 * Whether every package of the lockfile lies there in its version: npm notes what it has installed once it is through.
 * Of the optional ones only those for this machine are there, which npm has decided.
 */
export function isInstalled(folder) {
  const wanted = packagesIn(join(folder, "package-lock.json"));
  const there = packagesIn(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === "" ||
      (there[path] === undefined
        ? optional === true
        : there[path].version === version &&
          there[path].integrity === integrity &&
          existsSync(join(folder, path))),
  );
}

function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
}

/** Passes on what npm reports, without its warnings about a Node that only runs the installation. */
function npm(args) {
  const isWindows = process.platform === "win32";
  return new Promise((resolve) => {
    const child = spawn(isWindows ? "npm.cmd" : "npm", args, {
      cwd: root,
      env: process.env,
      stdio: ["ignore", "inherit", "pipe"],
      shell: isWindows,
    });
    child.stderr.on("data", (chunk) => {
      const lines = String(chunk).split("\n");
      const kept = lines.filter((line) => line.trim() !== "" && !line.startsWith("npm warn"));
      if (kept.length > 0) process.stderr.write(`${kept.join("\n")}\n`);
    });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
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
  process.exit(await run(ownNode, [script, ...process.argv.slice(2)]));
}
