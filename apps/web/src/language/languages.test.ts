import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pairTexts, programOf } from "../../scripts/same-texts.ts";

const web = join(import.meta.dirname, "../..");
const made = join(web, ".cache/languages-test");

afterAll(() => rmSync(made, { recursive: true, force: true }));

test("every language has each text of English, with the same parameters", () => {
  const { missing, pairs } = pairTexts(join(web, "src"));
  expect(missing).toEqual([]);
  expect(pairs.length === 0 ? "" : compile("every", programOf(pairs))).toBe("");
});

test("a language without a file, without a text or with another parameter is found", () => {
  const english =
    'export const save = "Save";\nexport function uses(left: number): string {\n  return `${left} left`;\n}\n';
  write("texts/en.ts", english);
  write("texts/de.ts", english.replace("Save", "Speichern").replace("left`", "übrig`"));
  write("log-in/texts/en/page.ts", english);
  expect(pairTexts(made).missing).toEqual(["log-in/texts/de/page.ts"]);

  write("log-in/texts/de/page.ts", english.replace("save", "safe"));
  const lacking = pairTexts(made);
  expect(lacking.missing).toEqual([]);
  expect(compile("lacking", programOf(lacking.pairs))).toContain("'save' is missing");

  write("log-in/texts/de/page.ts", english.replace("left: number", "left: string"));
  expect(compile("other", programOf(pairTexts(made).pairs))).toContain("'string' is not assignable");

  write("log-in/texts/de/page.ts", english);
  expect(compile("right", programOf(pairTexts(made).pairs))).toBe("");
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(made, path)), { recursive: true });
  writeFileSync(join(made, path), text);
}

/** What the compiler has to say about a program. */
function compile(name: string, program: string): string {
  write(`${name}/check.ts`, program);
  write(
    `${name}/tsconfig.json`,
    JSON.stringify({ extends: join(web, "tsconfig.json"), include: ["check.ts"] }),
  );
  const compiler = join(web, "../../node_modules/.bin/tsc");
  return spawnSync(compiler, ["-p", join(made, name)], { encoding: "utf8" }).stdout;
}
