import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { z } from "zod";
import type { PageSources } from "./security-headers.ts";

const routesSchema = z.object({
  prerendered: z.record(z.string(), z.string()),
  app: z.array(z.string()),
  shell: z.string(),
  notFound: z.string(),
});
const hashesSchema = z.object({
  script: z.array(z.string()),
  style: z.array(z.string()),
  trustedTypes: z.array(z.string()).default(["sw"]),
});

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const buildNotes = new Set(["/routes.json", "/csp.json"]);

/** One file of the web build with what it is sent as. */
export interface WebFile {
  readonly contentType: string;
  readonly isImmutable: boolean;
  /** Which compressed copies of the file the build made. */
  readonly encodings: ReadonlySet<string>;
  read(encoding: "" | "br" | "gz"): Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }>;
}

/** What the web build left for the server: files by address, pages by path, hashes of what is inlined. */
export interface WebFiles {
  readonly hashes: PageSources;
  /** The file at exactly this address. */
  file(path: string): WebFile | undefined;
  /** The page at this path, or the not-found page. */
  page(path: string): { file: WebFile; isFound: boolean };
}

/** Looks once at what was built; undefined when nothing was. */
export function readWebFiles(folder: string): WebFiles | undefined {
  if (!existsSync(join(folder, "routes.json"))) return undefined;
  const routes = routesSchema.parse(readJson(join(folder, "routes.json")));
  const hashes = hashesSchema.parse(readJson(join(folder, "csp.json")));
  const files = listFiles(folder);
  const html = (name: string) => {
    const file = files.get(`/${name}`);
    if (!file) throw new Error(`The web build names ${name} in routes.json but did not write it.`);
    return file;
  };
  const pages = new Map(Object.entries(routes.prerendered).map(([path, name]) => [path, html(name)]));
  const shell = html(routes.shell);
  const notFound = html(routes.notFound);
  const isAppPath = matcher(["/", ...routes.app]);
  return {
    hashes,
    file: (path) => (path.endsWith(".html") || buildNotes.has(path) ? undefined : files.get(path)),
    page: (path) => {
      const file = pages.get(path) ?? (isAppPath(path) ? shell : undefined);
      return { file: file ?? notFound, isFound: file !== undefined };
    },
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function listFiles(folder: string): Map<string, WebFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const all = new Set(paths);
  const plain = paths.filter((path) => ![".br", ".gz"].includes(extname(path)));
  return new Map(plain.map((path) => [addressOf(folder, path), webFile(path, addressOf(folder, path), all)]));
}

function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join("/")}`;
}

function webFile(path: string, address: string, all: ReadonlySet<string>): WebFile {
  const etags = new Map<string, string>();
  return {
    contentType: contentTypes[extname(path)] ?? "application/octet-stream",
    isImmutable: address.startsWith("/assets/"),
    encodings: new Set(["br", "gz"].filter((encoding) => all.has(`${path}.${encoding}`))),
    async read(encoding) {
      const bytes = await readFile(encoding === "" ? path : `${path}.${encoding}`);
      const etag =
        etags.get(encoding) ?? `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
      etags.set(encoding, etag);
      return { bytes, etag };
    },
  };
}

/** Patterns are paths in which "*", ":name" or "$name" stands for one part, and a last "*" for all that follow. */
function matcher(patterns: readonly string[]): (path: string) => boolean {
  const sources = patterns.map((pattern) =>
    pattern
      .split("/")
      .map((part, index, parts) => {
        if (part === "*" && index === parts.length - 1) return ".+";
        return part === "*" || /^[:$]/u.test(part) ? "[^/]+" : RegExp.escape(part);
      })
      .join("/"),
  );
  const anyOf = new RegExp(`^(?:${sources.join("|")})$`, "u");
  return (path) => anyOf.test(path);
}
