import { join } from "node:path";
import type { Plugin } from "vite";

/** Where Vite keeps what runs before every `import()`. */
const helperId = "\0vite/preload-helper.js";
const bringPart = join(import.meta.dirname, "../src/app/bring-part.ts");

/** The list of files that Vite puts before a script that asks for parts. */
const list = /m\.f=\[((?:"assets\/[\w-]+\.js",?)+)\]/u;

interface Preloads {
  readonly plugins: readonly Plugin[];
  /** Which files a part needs that whoever asks for it does not have by itself. */
  readonly stillToCome: (part: string, needed: string[], asking: { readonly hostId: string }) => string[];
}

/** Vite's own helper also knows stylesheets, of which our parts have none, and is in the first script of every page. */
export function preloads(): Preloads {
  const imports = new Map<string, readonly string[]>();
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file);
      for (const name of imports.get(file) ?? []) withImports(name, found);
    }
    return found;
  };
  return {
    plugins: [
      {
        name: "preload-helper",
        enforce: "pre",
        apply: "build",
        load: (id) =>
          id === helperId ? `export { bringPart as __vitePreload } from ${JSON.stringify(bringPart)};` : null,
        generateBundle(_options, bundle) {
          for (const output of Object.values(bundle)) {
            if (output.type === "chunk") imports.set(output.fileName, output.imports);
          }
        },
      },
      {
        name: "short-names",
        apply: "build",
        generateBundle: {
          order: "post",
          handler(_options, bundle) {
            for (const output of Object.values(bundle)) {
              if (output.type === "chunk") output.code = withShortNames(output.code);
            }
          },
        },
      },
    ],
    stillToCome: (part, needed, { hostId }) => {
      const there = withImports(hostId);
      // In the same order everywhere: lists that are alike pack well.
      return [...new Set([part, ...needed.toSorted()])].filter((file) => !there.has(file));
    },
  };
}

/** All of them lie in one folder and end alike, which `bringPart` knows. */
function withShortNames(code: string): string {
  return code.replace(list, (_list, files: string) => {
    const names = files.replaceAll(/"assets\/|\.js"/gu, "").replaceAll(",", " ");
    return `m.f="${names}".split(" ")`;
  });
}
