import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";

const folder = join(root, "docs/adr");

test("every decision stands in the index under its own title", () => {
  const files = readdirSync(folder).filter((name) => /^\d{4}-/u.test(name));
  const rows = files.toSorted().map((name) => {
    const [, number, title] = /^# (\d{4}) — (.+)$/mu.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    return `| [${number}](${name}) | ${title} |`;
  });
  const index = readFileSync(join(folder, "README.md"), "utf8");
  expect(index.match(/^\| \[.*$/gmu)).toEqual(rows);
});
