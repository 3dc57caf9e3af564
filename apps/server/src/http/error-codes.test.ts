import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errors } from "@meal/contract/errors";
import { expect, it } from "vitest";

it("every error code is met by a test", () => {
  const source = join(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".test.ts"),
  );
  const texts = files.map((path) => readFileSync(join(source, path), "utf8"));
  const met = new Set(
    texts.flatMap((text) =>
      // A problem document, or the code that a redirect carries.
      [
        ...text.matchAll(/expectProblem\([^;]*?"(\w+)",?\s*\)/gu),
        ...text.matchAll(/expect\((?:await )?error(?:In|On)\([^;]*?\)\.toBe\("(\w+)"\)/gu),
      ].map(([, code]) => code),
    ),
  );
  expect(Object.keys(errors).filter((code) => !met.has(code))).toEqual([]);
});
