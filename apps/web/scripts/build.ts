// Builds the web app into dist: the bundle, the pages, the icons, the service worker, the compressed copies.
// oxlint-disable-next-line import/no-unassigned-import -- It has its say before anything else is loaded.
import "./production.ts";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { compressFiles } from "./compress.ts";
import { drawPages } from "./draw-pages.ts";
import { writeIcons } from "./icons.ts";
import { writePages } from "./pages.ts";
import { cache, dist, root } from "./places.ts";
import { writeWorker } from "./worker.ts";

const shared = { root, logLevel: "warn" } as const;

await rm(cache, { recursive: true, force: true });
// Pages first: the bundle has a stylesheet of what they use.
await build({ ...shared, build: { ssr: "src/app/entry-server.tsx" } });
const pages = await drawPages();
await build(shared);
await writeIcons();
await cp(join(root, "screenshots"), join(dist, "screenshots"), { recursive: true });
await writePages(pages);
await writeWorker();
await rm(`${dist}/.vite`, { recursive: true });
await compressFiles();
