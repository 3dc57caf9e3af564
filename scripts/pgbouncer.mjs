// Some server tests run behind Debian's PgBouncer. On Debian as root it is installed when missing; elsewhere they are skipped.
import { spawnSync } from "node:child_process";
import { run } from "./processes.mjs";

/** No failure of this is a failure of the tests: those that need the program say that it is missing. */
export async function ensurePgbouncer() {
  if (spawnSync("pgbouncer", ["--version"]).status === 0 || process.getuid?.() !== 0) return;
  if (spawnSync("apt-get", ["--version"]).status !== 0) return;
  process.stdout.write("Installing pgbouncer for the server tests …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "pgbouncer"], { env });
}
