// How the commands run other programs, and how all of them end together. Plain JavaScript for any Node from 20.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

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

const running = new Set();
let hasToStop = false;

/**
 * Runs a program from the project's root and resolves with its exit code. Whoever stops this command stops its programs:
 * the signal is passed on, and once the last of them has ended, this command ends too.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: ownEnvironment(), ...options });
    if (running.size === 0) for (const signal of stopSignals) process.on(signal, passOn);
    running.add(child);
    const settle = (code) => {
      running.delete(child);
      if (running.size === 0) for (const signal of stopSignals) process.off(signal, passOn);
      if (!hasToStop) resolve(code);
      else if (running.size === 0) process.exit(code);
    };
    child.on("error", () => settle(127));
    child.on("close", (code) => settle(code ?? 1));
  });
}

function passOn(signal) {
  hasToStop = true;
  // A terminal sends Ctrl+C to everybody itself, and a second one means "at once".
  if (signal === "SIGINT" && process.stdin.isTTY) return;
  for (const child of running) child.kill(signal);
}

/**
 * Ends this command when npm, which runs it, is gone: npm tells its shell alone that it was stopped, and of some signals
 * nobody. (A SIGINT that no terminal sent leaves npm itself running.) What runs without npm outlives whoever started it.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const { name, parent: grandparent } = describeProcess(parent);
  const watched = /^(?:ba|da|z|k)?sh$/u.test(name) ? [parent, grandparent] : [parent];
  setInterval(() => {
    if (process.ppid !== parent || !watched.every(isAlive)) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

/** The name of a program that runs, and who started it; neither where the system does not say. */
function describeProcess(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return { name, parent: Number(parent) };
  } catch {
    const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
    const [parent = "", name = ""] = (stdout ?? "").trim().split(/\s+/u);
    return { name: name.split("/").at(-1), parent: Number(parent) };
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
