import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOdd, oddTextsIn } from "./plain-words.mjs";
import { root } from "./processes.mjs";

test("what the product says to people is plain American English", () => {
  const listed = spawnSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "apps", "packages"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const files = listed.stdout.split("\n").filter((path) => existsSync(join(root, path)));
  expect(files).toContain("apps/web/src/app/texts/en/frame.ts");
  expect(oddTextsIn(files)).toEqual([]);
});

test.each([
  ["a British spelling", "until they begin to colour", true],
  ["a British word", "Clear ticked items", true],
  ["a turn of another language", "Swapping needs the network", true],
  ["a percent sign that stands apart", "about 20 % fat", true],
  ["plain words", "Clear checked items", false],
  ["a pattern that reads what people type", "fiber|fibre content", false],
])("%s", (_, text, isFound) => {
  expect(isOdd(text)).toBe(isFound);
});
