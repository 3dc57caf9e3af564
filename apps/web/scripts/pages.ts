import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readAssets } from "./assets.ts";
import { renderDocument } from "./document.ts";
import type { DrawnPages } from "./draw-pages.ts";
import { dist, shellAddress } from "./places.ts";
import { webManifest } from "./web-manifest.ts";

/** Writes every page the server can answer with, and the two files that tell the server about them. */
export async function writePages({ app, written }: DrawnPages): Promise<void> {
  const assets = await readAssets();
  const prerendered: Record<string, string> = { "/": "landing.html", "/index": "landing.html" };
  for (const page of written) {
    await write(page.file, renderDocument({ kind: "page", assets, page }, app.language));
    if (page.path !== "*") prerendered[page.path] = page.file;
  }
  await write("app.html", renderDocument({ kind: "shell", assets }, app.language));
  await write("manifest.webmanifest", JSON.stringify(webManifest(app.language)));
  const script = [hash(assets.themeSnippet), hash(assets.firstLookSnippet)];
  const style = [hash(assets.writtenCss), hash(assets.css)];
  await write("csp.json", JSON.stringify({ script, style }));
  const pages = app.listPages();
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
