import { join } from "node:path";
import type { Plugin } from "vite";

/** Where Vite keeps what runs before every `import()`. */
const helperId = "\0vite/preload-helper.js";
const bringPart = join(import.meta.dirname, "../src/app/bring-part.ts");

interface Preloads {
  readonly helper: Plugin;
  /** Which files a part needs that whoever asks for it does not have by itself. */
  readonly stillToCome: (part: string, needed: string[], asking: { readonly hostId: string }) => string[];
}

/** Vite's own helper also knows stylesheets, of which our parts have none, and is in the first script of every page. */
export function preloadHelper(): Preloads {
  const imports = new Map<string, readonly string[]>();
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file);
      for (const name of imports.get(file) ?? []) withImports(name, found);
    }
    return found;
  };
  return {
    helper: {
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
    stillToCome: (part, needed, { hostId }) => {
      const there = withImports(hostId);
      return [...new Set([part, ...needed])].filter((file) => !there.has(file));
    },
  };
}
