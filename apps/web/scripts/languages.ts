import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./places.ts";

const textsOfEnglish = /\/texts\/en(?=\/[^/]+$|\.tsx?$)/u;
const made = "\0texts:";
const ofTheLanguage = join(root, "src/language/texts/en.ts");

/** The language that the product is built in: English, another that has texts, `pseudo`, or `pseudo-rtl`. */
function languageAsked(): string {
  return process.env["WEB_LANGUAGE"] ?? "en";
}

/**
 * Answers every import of `texts/en` with the texts of one language, so that a build carries one language and looks
 * nothing up while it runs. The two pseudo-languages are made from English: what a person reads there in plain
 * letters is in no file of texts, and one of them runs from right to left.
 */
export function languages(language = languageAsked()): Plugin {
  const isPseudo = language === "pseudo" || language === "pseudo-rtl";
  return {
    name: `languages:${language}`,
    enforce: "pre",
    async resolveId(source, importer) {
      if (language === "en" || source.startsWith(made) || importer?.startsWith(made) === true) return null;
      if (!textsOfEnglish.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found === null) return null;
      return isPseudo ? made + found.id : translated(found.id, language);
    },
    load(id) {
      if (!isPseudo || !id.startsWith(made)) return null;
      const path = id.slice(made.length);
      this.addWatchFile(path);
      return path === ofTheLanguage ? pseudoLanguage(language) : pseudoTexts(path);
    },
  };
}

/** The file with the same texts in another language; a sentence with no markup there may need some here. */
function translated(path: string, language: string): string {
  const named = path.replace(textsOfEnglish, `/texts/${language}`);
  const found = [named, named.replace(/\.ts$/u, ".tsx"), named.replace(/\.tsx$/u, ".ts")].find(existsSync);
  if (found === undefined) throw new Error(`${named} is missing.`);
  return found;
}

/** Days are written in Greek, so that one in plain letters was written by other means. */
function pseudoLanguage(language: string): string {
  return `export const tag = "el"; export const direction = "${language === "pseudo" ? "ltr" : "rtl"}";`;
}

function pseudoTexts(path: string): string {
  const names = namesIn(readFileSync(path, "utf8"));
  return [
    `import * as plain from ${JSON.stringify(path)};`,
    `import { pseudo } from ${JSON.stringify(join(root, "src/testing/pseudo.ts"))};`,
    ...names.map((name) => `export const ${name} = pseudo(plain.${name});`),
  ].join("\n");
}

/** The texts of a file. Files of texts have exports of these two kinds alone. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/^export (?:const|function) (\w+)/gmu)].flatMap(([, name]) => name ?? []);
}
