import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";

/** A PgBouncer on loopback that hands its connections from transaction to transaction. */
export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"].find((path) =>
  existsSync(path),
);
// PgBouncer refuses to run as root, as PostgreSQL does.
const nobody = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** `npm test` installs it where it may; on another machine the tests that need it are skipped, and say so. */
export function hasPgbouncer(): boolean {
  if (program === undefined)
    process.stdout.write(
      "PgBouncer is not installed: its tests are skipped (Debian: apt-get install pgbouncer).\n",
    );
  return program !== undefined;
}

/** Puts one in front of the database. Three connections for everybody make sure that they change hands. */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "meal-pgbouncer-"));
  const settings = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${target.hostname} port=${target.port} user=${target.username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 3",
  ];
  writeFileSync(settings, lines.join("\n"));
  if (asNobody.uid !== undefined) for (const path of [folder, settings]) chownSync(path, nobody, nobody);
  const child = spawn(program ?? "pgbouncer", [settings], {
    ...asNobody,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exit = once(child, "exit");
  const url = new URL(databaseUrl);
  url.port = String(port);
  const isUp = Promise.withResolvers<void>();
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
    if (said.includes("process up")) isUp.resolve();
    // The rest is read too, so that its pipe never fills.
    said = said.slice(-10_000);
  });
  await Promise.race([isUp.promise, exit]);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
  return {
    url: url.href,
    async stop() {
      child.kill("SIGKILL");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
