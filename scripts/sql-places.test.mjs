import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";
import { holdsSql, withSqlOutside } from "./sql-places.mjs";

test("SQL stands in repositories and adapters only", () => {
  const listed = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "apps/server"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed.stdout.split("\n").filter((path) => existsSync(join(root, path)));
  expect(files).toContain("apps/server/src/main.ts");
  expect(withSqlOutside(files)).toEqual([]);
});

test.each([
  ["a query that is built", 'db.selectFrom("users").selectAll()', true],
  ["a query that is written", "sql`select 1`.execute(db)", true],
  ["a query for a driver", 'client.query("select 1")', true],
  ["a statement of a driver", 'database.prepare("vacuum into ?")', true],
  ["what only looks like one", 'const selectFrom = (rows) => rows; selectFrom("users")', false],
])("%s", (_, text, isSql) => {
  expect(holdsSql("service.ts", text)).toBe(isSql);
});
