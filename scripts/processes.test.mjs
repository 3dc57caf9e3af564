import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root } from "./processes.mjs";

/** A stale build is made first, as at any start. */
const timeout = 300_000;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "meal-npm-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return String(port);
}

it.each([
  { command: "start", signal: "SIGTERM", ready: "is ready" },
  { command: "start", signal: "SIGHUP", ready: "is ready" },
  { command: "start", signal: "SIGKILL", ready: "is ready" },
  { command: "dev", signal: "SIGTERM", ready: "Local:" },
  { command: "dev", signal: "SIGKILL", ready: "Local:" },
])(
  "nothing of `npm run $command` stays when npm alone gets $signal",
  { timeout },
  async ({ command, signal, ready }) => {
    // On a CI machine tools write in color, and a code for a color would stand in the middle of the words.
    const plain = { NO_COLOR: "1", FORCE_COLOR: undefined };
    const port = await findFreePort();
    const env = { ...process.env, ...plain, PORT: port, DATA_DIR: folder, LOG_LEVEL: "warn" };
    const npm = spawn("npm", ["run", command], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    await new Promise((resolve, reject) => {
      for (const stream of [npm.stdout, npm.stderr]) {
        stream.on("data", (chunk) => {
          said += String(chunk);
          if (said.includes(ready)) resolve();
        });
      }
      npm.on("close", () => reject(new Error(said)));
    });
    npm.kill(signal);
    // Every process that npm started writes into the same pipe, which closes when the last of them has ended.
    await once(npm, "close");
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow("fetch failed");
  },
);
