import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const sources = ["packages/contract/src/**/*.ts", "apps/web/src/**/*.{ts,tsx}"];

/** A word for the shapes of what the app keeps of the server's answers: another contract or another query is another word. */
export function answersVersion(): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, path), "utf8");
    if (path.endsWith(".test.ts")) continue;
    if (path.startsWith("packages") || text.includes("queryFn")) hash.update(text);
  }
  return hash.digest("hex").slice(0, 16);
}
