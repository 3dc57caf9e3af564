import { join } from "node:path";
import { build } from "vite";
import { injectManifest } from "workbox-build";
import { cache, dist, root, shellAddress } from "./places.ts";

/** Pages are served without their ending, and the shell under an address of its own. */
function addressOf(file: string): string {
  return file === "app.html" ? shellAddress : `/${file.replace(/\.html$/u, "")}`;
}

/** Bundles the service worker and writes the list of files it keeps into it. The last step: every file is there. */
export async function writeWorker(): Promise<void> {
  const folder = join(cache, "worker");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: {
        input: "src/worker/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: join(folder, "sw.js"),
    swDest: join(dist, "sw.js"),
    injectionPoint: "self.filesToKeep",
    globDirectory: dist,
    globPatterns: ["**/*.{html,css,js,svg,woff2,webmanifest}"],
    globIgnores: ["not-found.html", "sw.js"],
    // Hashed names never change their content.
    dontCacheBustURLsMatching: /^assets\//u,
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}
