import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { dist, root } from "./places.ts";

/** What every page needs from the bundle. */
export interface Assets {
  /** All styles, with the faces: what the shell carries inside. */
  readonly css: string;
  /** Those that written pages use, with the faces: what such a page carries inside. */
  readonly writtenCss: string;
  /** All styles without the faces, for a written page that the app takes over. */
  readonly styles: string;
  readonly themeSnippet: string;
  readonly firstLookSnippet: string;
  /** Starts the app at once: the shell's script, and what it imports. */
  readonly entry: string;
  readonly imports: readonly string[];
  /** Starts the app after the first paint: the script of public pages, and what it imports. */
  readonly deferred: string;
  readonly deferredImports: readonly string[];
}

/** One chunk of the bundle, as Vite's manifest describes it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Reads Vite's manifest: which file became which. */
export async function readManifest(folder: string): Promise<Readonly<Record<string, Chunk>>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written by Vite a moment ago.
  return JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
}

/** Reads what every page needs, and takes the stylesheets that pages carry inside out of the folder. */
export async function readAssets(): Promise<Assets> {
  const manifest = await readManifest(dist);
  const fileOf = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The bundle has no ${source}.`);
    return chunk.file;
  };
  const deferred = "src/app/entry-deferred.tsx";
  const early = manifest[deferred]?.imports ?? [];
  if (early.some((name) => (manifest[name]?.imports ?? []).length > 0)) {
    throw new Error("What waits for the first paint of public pages brings the app along.");
  }
  const readStyles = (name: string) => readFile(join(dist, fileOf(`src/ui/${name}.css`)), "utf8");
  const faces = await readStyles("fonts");
  const css = (faces + (await readStyles("styles"))).trim();
  const writtenCss = (faces + (await readStyles("written-styles"))).trim();
  for (const name of ["fonts", "written-styles"]) await rm(join(dist, fileOf(`src/ui/${name}.css`)));
  const entry = "src/app/entry-client.tsx";
  return {
    css,
    writtenCss,
    styles: `/${fileOf("src/ui/styles.css")}`,
    themeSnippet: await readSnippet("theme"),
    firstLookSnippet: await readSnippet("first-look"),
    entry: `/${fileOf(entry)}`,
    imports: (manifest[entry]?.imports ?? []).map((name) => `/${fileOf(name)}`),
    deferred: `/${fileOf(deferred)}`,
    deferredImports: early.map((name) => `/${fileOf(name)}`),
  };
}

/** A snippet as it is inlined: without its comments and indentation. */
export async function readSnippet(name: "theme" | "first-look"): Promise<string> {
  const source = await readFile(join(root, `src/app/${name}-snippet.js`), "utf8");
  const lines = source.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("//")).join("\n");
}
