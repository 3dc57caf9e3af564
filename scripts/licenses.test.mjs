import { join } from "node:path";
import { expect, it } from "vitest";
import { licenseOf, packagesIn } from "./licenses.mjs";
import { root } from "./processes.mjs";

const notices = packagesIn(join(root, "apps/web")).map(licenseOf);
const names = notices.map((notice) => notice.split(" ", 1)[0]);

it("what goes to a phone with the web app is named once, the typefaces and what packages need themselves, too", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of ["react", "scheduler", "@tanstack/query-core", "@fontsource-variable/fraunces"])
    expect(names).toContain(name);
  expect(names.filter((name) => name.startsWith("@meal/"))).toEqual([]);
});

it("everything comes with its terms", () => {
  for (const notice of notices) expect(notice).toMatch(/^\S+ \d[\w.-]* \([\w.-]+\)\n\n[^]{200}/u);
});
