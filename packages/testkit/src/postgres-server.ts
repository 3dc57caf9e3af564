import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findFreePort } from "./free-port.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

/** A PostgreSQL on loopback that belongs to this process alone. */
export interface PostgresServer {
  /** Where its first database is. */
  readonly url: string;
  /** Ends it as if the machine had killed it, and starts it again on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const startPatienceMs = 30_000;
// The user whom every Linux has and who owns nothing; PostgreSQL refuses to run as root.
const nobody = 65_534;
const asNobody: SpawnOptions = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Starts one in a folder of its own. Durable ones sync to disk; tests do without, and are quicker. */
export async function startPostgres({
  isDurable,
  findBinaries = findPostgresBinaries,
}: {
  readonly isDurable: boolean;
  readonly findBinaries?: (copy: string) => string;
}): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), "meal-postgres-"));
  const folder = join(home, "data");
  mkdirSync(folder);
  if (asNobody.uid !== undefined) for (const each of [home, folder]) chownSync(each, nobody, nobody);
  const binaries = findBinaries(join(home, "programs"));
  initialise(binaries, folder);
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () => run(join(binaries, "postgres"), folder, port, isDurable, url);
  let server = await launch();
  return {
    url,
    async crashAndRestart() {
      await end(server, "SIGKILL");
      server = await launch();
    },
    async stop() {
      await end(server, "SIGQUIT");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function initialise(binaries: string, folder: string): void {
  const options = [
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
    "-D",
    folder,
  ];
  const { status, stderr, error } = spawnSync(join(binaries, "initdb"), options, {
    ...asNobody,
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

/** Right after a crash the dead server's children may still hold the folder, so starting is tried again for a while. */
async function run(program: string, folder: string, port: number, isDurable: boolean, url: string) {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "300",
    ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const deadline = Date.now() + startPatienceMs;
  while (Date.now() < deadline) {
    const child = spawn(program, ["-D", folder, "-p", String(port), ...options], {
      ...asNobody,
      cwd: folder,
      stdio: "ignore",
    });
    if (await answers(child, url, deadline)) return child;
    await sleep(100);
  }
  throw new Error("PostgreSQL did not start.");
}

async function answers(child: ChildProcess, url: string, deadline: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(30);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}
