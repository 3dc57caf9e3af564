import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeSettings } from "./config.ts";

const between = /<!-- settings:[^>]*-->\n(?<table>[^]*?)\n<!-- \/settings -->/u;

it("the README's table of settings says what the schema says", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const rows = describeSettings().map(
    ({ name, takes, fallback }) => `| \`${name}\` | ${takes} | ${fallback && `\`${fallback}\``} |`,
  );
  const table = ["| setting | takes | default |", "|---|---|---|", ...rows].join("\n");
  expect(between.exec(readme)?.groups?.["table"]?.trim()).toBe(table);
});
