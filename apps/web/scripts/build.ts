// Builds the web app into dist: the bundle, the pages, the icons, the service worker, the compressed copies.
import { rm } from "node:fs/promises";
import { build } from "vite";
import { compressFiles } from "./compress.ts";
import { writeIcons } from "./icons.ts";
import { writePages } from "./pages.ts";
import { cache, dist, root } from "./places.ts";
import { writeWorker } from "./worker.ts";

const shared = { root, logLevel: "warn" } as const;

await rm(cache, { recursive: true, force: true });
await build(shared);
await build({ ...shared, build: { ssr: "src/app/entry-server.tsx" } });
await writeIcons();
await writePages();
await writeWorker();
await rm(`${dist}/.vite`, { recursive: true });
await compressFiles();
