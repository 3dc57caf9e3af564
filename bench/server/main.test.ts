import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("npm run bench:server says before any work that it needs wrk", () => {
  const environment = { env: { PATH: "/nowhere" }, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "main.ts")],
    environment,
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe("bench:server needs wrk: install it first (Debian: apt-get install wrk).\n");
});
