import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./processes.mjs";

const folder = join(root, "apps/web/scripts");

// A build for developers has no service worker: nothing of it would be there without a network.
it.each(["build.ts", "build-shell.ts"])("makes a build for people, whatever the shell says: %s", (script) => {
  const code = readFileSync(join(folder, script), "utf8");
  expect(/^import (.+)$/mu.exec(code)?.[1]).toBe('"./production.ts";');
});

it("has its say over the environment", () => {
  const code = 'import("./production.ts").then(() => process.stdout.write(process.env.NODE_ENV))';
  const env = { ...process.env, NODE_ENV: "development" };
  expect(execFileSync(process.execPath, ["-e", code], { cwd: folder, env, encoding: "utf8" })).toBe(
    "production",
  );
});
