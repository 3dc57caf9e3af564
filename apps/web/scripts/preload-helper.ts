import type { Plugin } from "vite";

/** Where Vite keeps what runs before every `import()`. */
const helperId = "\0vite/preload-helper.js";

/** Names the files that a part needs before the part itself has come to ask for them. */
const helper = `
const named = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (named.has(file)) continue;
    named.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
};
`;

/** Vite's own helper also knows stylesheets, of which our parts have none, and is in the first script of every page. */
export function preloadHelper(): Plugin {
  return {
    name: "preload-helper",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === helperId ? helper : null),
  };
}
