import { existsSync, globSync } from "node:fs";
import { join, relative } from "node:path";

/** Where a file of texts lies: `…/texts/en.ts`, `…/texts/en/log-in.tsx`. */
const place = /^(.*\/texts\/)([^/.]+)((?:\/[^/]+)?)\.(tsx?)$/u;

/** A file of texts in another language beside the English one. */
interface Pair {
  readonly english: string;
  readonly other: string;
}

/** What is wrong with the files themselves, and the pairs of them whose exports the compiler compares. */
export function pairTexts(folder: string): { readonly missing: string[]; readonly pairs: Pair[] } {
  const files = globSync(["**/texts/*.{ts,tsx}", "**/texts/*/*.{ts,tsx}"], { cwd: folder }).map((path) =>
    join(folder, path),
  );
  const english = files.filter((path) => place.exec(path)?.[2] === "en");
  const codes = new Set(files.flatMap((path) => place.exec(path)?.[2] ?? []));
  codes.delete("en");
  const missing: string[] = [];
  const pairs: Pair[] = [];
  for (const code of codes) {
    for (const path of english) {
      const [, before = "", , part = ""] = place.exec(path) ?? [];
      const other = ["ts", "tsx"].map((end) => `${before}${code}${part}.${end}`).find(existsSync);
      if (other === undefined) missing.push(relative(folder, `${before}${code}${part}.ts`));
      else pairs.push({ english: path, other });
    }
  }
  return { missing, pairs };
}

/** A program that compiles only where every pair has the same texts with the same parameters. */
export function programOf(pairs: readonly Pair[]): string {
  const lines = pairs.map(({ english, other }, index) =>
    [
      `import * as english${index} from ${JSON.stringify(english)};`,
      `import * as other${index} from ${JSON.stringify(other)};`,
      `other${index} satisfies Texts<typeof english${index}>;`,
      `english${index} satisfies Texts<typeof other${index}>;`,
    ].join("\n"),
  );
  return `${sameTexts}\n${lines.join("\n")}\n`;
}

const sameTexts = `
type Text<T> = T extends string ? string : T extends (...values: infer V) => infer R ? (...values: V) => Text<R>
  : T extends object ? { readonly [K in keyof T]: Text<T[K]> } : T;
type Texts<T> = { readonly [K in keyof T]: Text<T[K]> };
`;
