import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { doHold, type Fact, type FactText } from "@meal/domain/deployment/facts";
import type { WebFile, WebFiles } from "./web-files.ts";

/** What is so of this deployment, and what it says of itself. */
export interface Deployment {
  readonly facts: ReadonlySet<Fact>;
  readonly texts: ReadonlyMap<FactText, string>;
}

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * The web build as it is of this deployment. Its pages are written once for all: what depends on a deployment is marked in
 * them (`platform/here.ts` of the web app), and what is not so here is left out before anybody reads it, with script or without.
 * The document's first element says to the app what is so.
 */
export function fillPages(web: WebFiles, deployment: Deployment): WebFiles {
  const filled = new Map<WebFile, WebFile>();
  const fill = (file: WebFile, inText: (text: string) => string) => {
    const known = filled.get(file) ?? filledFile(file, inText);
    filled.set(file, known);
    return known;
  };
  const inPage = (html: string) => fillPage(html, deployment);
  // The service worker keeps pages by this name: other settings are other pages.
  const inWorker = (code: string) => code.replaceAll("{{deployment}}", nameOf(deployment));
  return {
    ...web,
    hashes: { ...web.hashes, ...othersOf(deployment) },
    file: (path) => {
      const file = web.file(path);
      return file !== undefined && path === "/sw.js" ? fill(file, inWorker) : file;
    },
    page: (path) => {
      const { file, isFound } = web.page(path);
      return { file: fill(file, inPage), isFound };
    },
  };
}

/** The other sites that pages load something from: only those that settings name. */
function othersOf({ texts }: Deployment) {
  const video = texts.get("video-address");
  return {
    connect: texts.has("pixel-id") ? ["https://www.facebook.com"] : [],
    frame: video === undefined ? [] : [new URL(video).origin],
  };
}

/** A page without what is not so here, with the words of this deployment in their places. */
export function fillPage(html: string, { facts, texts }: Deployment): string {
  const said = [...texts].map(([name, text]) => ` data-here-${name}="${escape(text)}"`).join("");
  const words = new Map<string, string>(texts);
  return withoutUntrue(html, new Set<string>(facts))
    .replaceAll(/\{\{([a-z_-]+)\}\}/gu, (_, name: string) => escape(words.get(name) ?? ""))
    .replace("<html ", () => `<html data-here="${[...facts].join(" ")}"${said} `);
}

/** Elements whose `data-if` does not hold go, with everything in them. */
function withoutUntrue(html: string, facts: ReadonlySet<string>): string {
  const marked = /<([a-z][a-z0-9]*)(?:\s[^>]*)?\sdata-if="([^"]*)"[^>]*>/gu;
  let rest = html;
  for (let found = marked.exec(rest); found !== null; found = marked.exec(rest)) {
    const [, tag = "", conditions = ""] = found;
    if (doHold(conditions.split(" "), (fact) => facts.has(fact))) continue;
    rest = rest.slice(0, found.index) + rest.slice(endOf(rest, tag, found.index));
    marked.lastIndex = found.index;
  }
  return rest;
}

/** Where the element ends that begins there: others of its name may lie in it. */
function endOf(html: string, tag: string, start: number): number {
  const edges = new RegExp(`<(/?)${tag}(?=[\\s>])[^>]*>`, "gu");
  edges.lastIndex = start;
  let depth = 0;
  for (let edge = edges.exec(html); edge !== null; edge = edges.exec(html)) {
    depth += edge[1] === "/" ? -1 : 1;
    if (depth === 0) return edges.lastIndex;
  }
  throw new Error(`The web build wrote a <${tag}> that does not end.`);
}

/** Written anew it has no compressed twin, so it makes its own, once each. */
function filledFile(file: WebFile, inText: (text: string) => string): WebFile {
  const made = new Map<string, ReturnType<WebFile["read"]>>();
  const make: WebFile["read"] = async (encoding) => {
    const { bytes: before } = await file.read("");
    const plain = Buffer.from(inText(Buffer.from(before).toString("utf8")));
    const bytes = Uint8Array.from(encoding === "" ? plain : await compress[encoding](plain));
    return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` };
  };
  return {
    ...file,
    read: (encoding) => {
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      // What could not be read this time is read again the next.
      known.catch(() => made.delete(encoding));
      return known;
    },
  };
}

function nameOf({ facts, texts }: Deployment): string {
  const all = JSON.stringify([[...facts], [...texts]]);
  return createHash("sha256").update(all).digest("hex").slice(0, 8);
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
