import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DOCS = join(dirname(fileURLToPath(import.meta.url)), "../../../../docs/features/chef.md");
const PLACE = /(<!-- coverage -->\n\n)[^]*?(\n\n<!-- \/coverage -->)/u;

/** The tables of what the cookbook covers, as the documentation has them. */
export const readCoverage = (): string =>
  PLACE.exec(readFileSync(DOCS, "utf8"))?.[0]
    .replaceAll(/<!--.*?-->/gu, "")
    .trim() ?? "";

export const writeCoverage = (tables: string): void => {
  const text = readFileSync(DOCS, "utf8");
  writeFileSync(
    DOCS,
    text.replace(PLACE, (_, before: string, after: string) => before + tables + after),
  );
};
