// Builds the page of the design system into the folder it is told: `node scripts/design.ts <folder>`.
// The product has no such page; the browser tests look at this one, which is bundled once and reloads for nobody.
import { build } from "vite";
import { root } from "./places.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder to build into.");
// The page exists in development only, where React also warns about more.
process.env["NODE_ENV"] = "development";
await build({
  root,
  mode: "development",
  logLevel: "warn",
  build: {
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: { input: "index.html" },
  },
});
