import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as EntryServer from "../src/app/entry-server.tsx";
import { type Assets, readAssets } from "./assets.ts";
import { renderDocument } from "./document.ts";
import { cache, dist, shellAddress } from "./places.ts";
import { webManifest } from "./web-manifest.ts";

/** Writes every page the server can answer with, and the two files that tell the server about them. */
export async function writePages(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own bundle of that very file.
  const app = (await import(
    pathToFileURL(join(cache, "prerender/entry-server.js")).href
  )) as typeof EntryServer;
  const assets = await readAssets();
  const pages = app.listPages();
  const prerendered: Record<string, string> = { "/": "landing.html", "/index": "landing.html" };
  for (const page of pages.filter((one) => one.isPrerendered)) {
    const file = `${page.path.slice(1)}.html`;
    await writePage(file, assets, { ...page, body: await app.renderPage(page.path) });
    prerendered[page.path] = file;
  }
  const notFound = { path: "*", title: "Page Not Found", description: "Nothing is served at this address." };
  await writePage("not-found.html", assets, { ...notFound, body: await app.renderPage("/-") });
  await write("app.html", renderDocument({ kind: "shell", assets }));
  await write("manifest.webmanifest", JSON.stringify(webManifest));
  await write("csp.json", JSON.stringify({ script: [hash(assets.themeSnippet)], style: [hash(assets.css)] }));
  const drawnInBrowser = pages.filter((page) => !page.isPrerendered).map((page) => page.path);
  const patterns = [...drawnInBrowser, ...app.otherNames].map(patternOf);
  const signedIn = pages.filter((page) => page.isSignedIn).map(({ path }) => patternOf(path));
  await write(
    "routes.json",
    JSON.stringify({
      prerendered,
      app: [...patterns, shellAddress],
      signedIn,
      shell: "app.html",
      notFound: "not-found.html",
    }),
  );
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

async function writePage(file: string, assets: Assets, page: Page): Promise<void> {
  // The Content-Security-Policy drops style attributes, so a page that has one would look different served.
  if (/\sstyle="/u.test(page.body)) throw new Error(`${page.path} is drawn with a style attribute.`);
  if (!page.body.includes("<h1")) throw new Error(`${page.path} is drawn without a title.`);
  await write(file, renderDocument({ kind: "page", assets, page }));
}

/** "/recipe/$recipeId" as the server matches it. */
function patternOf(path: string): string {
  return path.replaceAll(/\$\w*/gu, "*");
}

function write(file: string, content: string): Promise<void> {
  return writeFile(join(dist, file), content);
}

function hash(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
