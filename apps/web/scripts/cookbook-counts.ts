import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./places.ts";

/** What the marketing page counts: every dish is a file, every food a line under the first of its table. */
export interface CookbookCounts {
  readonly dishes: number;
  readonly foods: number;
}

export function countCookbook(): CookbookCounts {
  const corpus = join(root, "../../packages/engine/corpus");
  const tables = globSync("foods/*.tsv", { cwd: corpus });
  const lines = tables.map(
    (name) => readFileSync(join(corpus, name), "utf8").trimEnd().split("\n").length - 1,
  );
  return {
    dishes: globSync("dishes/*/*.md", { cwd: corpus }).length,
    foods: lines.reduce((sum, count) => sum + count, 0),
  };
}
