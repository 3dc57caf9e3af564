import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, "utf8");

/** What stands in quotes in the chat's help is written on a screen, or nobody finds it. */
test("every place that the chat sends people to is written on a screen", () => {
  const { places, ...others } = JSON.parse(read("packages/engine/src/talker/help.json"));
  const texts = globSync("apps/web/src/**/texts/en/*.{ts,tsx}", { cwd: root }).map(read).join("\n");
  const labels = [...places.map(({ text }) => text), ...Object.values(others)].flatMap((text) =>
    [...text.matchAll(/"([^"]+)"/gu)].map(([, label]) => label),
  );
  expect(labels.length).toBeGreaterThan(8);
  expect(labels.filter((label) => !texts.includes(`"${label}"`))).toEqual([]);
});
