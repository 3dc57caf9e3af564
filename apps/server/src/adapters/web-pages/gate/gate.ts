import { Agent, fetch, type Response } from "undici";
import type { PageOutcome, WebPages } from "../../../ports/web-pages.ts";
import { checkUrl, privatePlace, type CheckedUrl } from "./allowed-url.ts";
import { checkedLookup, isPrivateAddress, resolveBySystem, type Resolve } from "./checked-lookup.ts";
import { decodePage } from "./decode-page.ts";

const mostRedirects = 5;
export const MOST_PAGE_BYTES = 5_000_000;
export const MOST_PAGE_MS = 10_000;
/** What is opened at the same time lies in memory at the same time. */
const mostAtOnce = 8;
const readableTypes = /^(?:text\/html|text\/plain|application\/(?:xhtml\+xml|json|ld\+json))\s*(?:;|$)/iu;
const headers = {
  accept: "text/html, application/xhtml+xml, application/ld+json, application/json;q=0.9",
  "user-agent": "Mozilla/5.0 (compatible; AI-Meal-Planner)",
};

/** What the gate is built with; tests give their own names and less patience. */
export interface GateOptions {
  /** `host` or `host:port` as they stand in an address; these are opened wherever they lead. */
  readonly allowedHosts: readonly string[];
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

interface Ways {
  readonly toAllowed: Agent;
  readonly toPublic: Agent;
}

/** A reason to stop that the person is told. */
class Stop extends Error {
  readonly outcome: PageOutcome;
  constructor(kind: "refused" | "unreachable", reason: string) {
    super(reason);
    this.outcome = { kind, reason };
  }
}

const busy: PageOutcome = {
  kind: "unreachable",
  reason: "Too many pages are being opened right now. Try again in a moment.",
};

/** The one way out to addresses that people typed. It sends no cookies, and keeps no connection behind a request. */
export function gatedPages({
  allowedHosts,
  resolve = resolveBySystem,
  timeoutMs = MOST_PAGE_MS,
}: GateOptions): WebPages {
  const allowed: ReadonlySet<string> = new Set(allowedHosts);
  let underWay = 0;
  return {
    async open(address, signal) {
      if (underWay >= mostAtOnce) return busy;
      underWay += 1;
      const ways: Ways = {
        toAllowed: new Agent(),
        toPublic: new Agent({ connect: { lookup: checkedLookup(resolve) } }),
      };
      const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        return await follow(checkUrl(address, allowed), { allowed, ways, signal: ends });
      } catch (error) {
        return outcomeOf(error);
      } finally {
        underWay -= 1;
        // Nothing of a page that was left half read may keep a socket.
        await Promise.all([ways.toAllowed.destroy(), ways.toPublic.destroy()]);
      }
    },
  };
}

interface Trip {
  readonly allowed: ReadonlySet<string>;
  readonly ways: Ways;
  readonly signal: AbortSignal;
}

async function follow(start: CheckedUrl, { allowed, ways, signal }: Trip): Promise<PageOutcome> {
  let checked = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (checked.kind === "refused") return checked;
    const { url, isTrusted } = checked;
    const dispatcher = isTrusted ? ways.toAllowed : ways.toPublic;
    const response = await fetch(url, { dispatcher, signal, headers, redirect: "manual" });
    const location = response.headers.get("location");
    const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
    if (!isRedirect) return { kind: "page", page: { url: url.href, text: await readPage(response) } };
    checked = checkUrl(location, allowed, url.href);
  }
  return { kind: "unreachable", reason: "This page redirects in a circle." };
}

async function readPage(response: Response): Promise<string> {
  if (!response.ok) throw new Stop("unreachable", `The page returned an error, ${response.status}.`);
  const type = response.headers.get("content-type") ?? "text/html";
  if (!readableTypes.test(type))
    throw new Stop("refused", "This address leads to a file, not to a web page.");
  return decodePage(await readBytes(response), type);
}

/** Counted after unpacking, so a small answer that unpacks without end is stopped like a large one. */
async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_PAGE_BYTES) throw new Stop("unreachable", "This page is larger than 5 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function outcomeOf(error: unknown): PageOutcome {
  if (error instanceof Stop) return error.outcome;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return { kind: "unreachable", reason: "The page took too long to answer." };
  if (isPrivateAddress(error)) return { kind: "refused", reason: privatePlace };
  return { kind: "unreachable", reason: "Nothing answers at this address." };
}
