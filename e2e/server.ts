import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The whole product on a port of its own with a data folder of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** All the people of the tests come from one address, and in a hurry. */
const manyPeople = { MAX_ACCOUNTS_PER_IP: "0", RATE_LIMIT_FACTOR: "1000" };

/** Starts the server as `npm start` does, and waits until it answers. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = Number(settings["PORT"] ?? (await freePort()));
  const dataFolder = await mkdtemp(join(tmpdir(), "meal-planner-"));
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...manyPeople,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (part) => (output += String(part)));
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  const isUp = await answers(origin, () => server.exitCode !== null);
  if (isUp) return { origin, stop };
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}

/** Asks until the server answers, for at most 30 seconds. */
async function answers(origin: string, hasEnded: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && !hasEnded(); attempt += 1) {
    const isHealthy = await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isHealthy) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
