import type { Endpoint } from "@meal/contract/endpoint";
import { withOneWrong } from "@meal/testkit/inputs/odd-values";
import { randomChoices } from "@meal/testkit/inputs/random-choices";
import type { Random } from "@meal/testkit/inputs/random";
import { validInput, type RawInput } from "@meal/testkit/inputs/valid-input";
import type { Caller } from "./callers.ts";
import { hostileBody, hostileHeaders, hostilePath, someFile } from "./hostile.ts";

/** A request as it is sent. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Which endpoint answers; undefined where the request may not lead to any. */
  readonly endpoint: Endpoint | undefined;
}

/** A request line and its headers may have 16 KB together. */
const longestPath = 8000;
const longestLine = 8000;

/** How far a request is from what the contract asks for. */
export const requestStyles = ["valid", "near", "hostile"] as const;
export type RequestStyle = (typeof requestStyles)[number];

/** A request of one style to an endpoint; `knowing` is whose ids it names, which may be somebody else. */
export function makeRequest(
  endpoint: Endpoint,
  caller: Caller,
  { style, random, knowing = caller }: { style: RequestStyle; random: Random; knowing?: Caller },
): FuzzRequest {
  const author = { ...caller.author, knowledge: knowing.author.knowledge };
  const input = validInput(endpoint, randomChoices(random, author, endpoint.path));
  const request = requestOf(endpoint, style === "near" ? nearlyValid(input, random) : input, caller);
  const file = endpoint.takesFile ? { body: someFile(author.mark, random) } : {};
  return style === "hostile" ? hostile({ ...request, ...file }, random) : { ...request, ...file };
}

/** The input as a request. */
export function requestOf(
  endpoint: Endpoint,
  { params, query, body }: RawInput,
  caller: Caller,
): FuzzRequest {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/gu, (_all, name) =>
    encodeURIComponent(asText(values.get(name))),
  );
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, asText(value)]));
  const hasBody = body !== undefined && endpoint.method !== "GET";
  const type = hasBody ? "application/json" : "application/octet-stream";
  return {
    method: endpoint.method,
    path: search.size === 0 ? path : `${path}?${search.toString()}`,
    headers: { ...caller.headers, ...(hasBody || endpoint.takesFile ? { "content-type": type } : {}) },
    body: hasBody ? JSON.stringify(body) : undefined,
    endpoint: leadsThere(path) && search.toString().length < longestPath ? endpoint : undefined,
  };
}

/** A part that is empty, or only dots, is no part of a path; and what is too long is refused before anybody reads it. */
function leadsThere(path: string): boolean {
  return !/\/\.{0,2}(?:\/|$)/u.test(path) && path.length < longestPath;
}

/** The request as a line that repeats it by hand. */
export function curlLine({ method, path, headers, body }: FuzzRequest, url: string): string {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const text = typeof body === "string" ? body : body && `(bytes) ${Buffer.from(body).toString("hex")}`;
  const data = text === undefined ? [] : [`--data-raw ${quoted(text)}`];
  return ["curl", "-i", "-X", method, quoted(`${url}${path}`), ...given, ...data]
    .join(" ")
    .slice(0, longestLine);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function asText(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.toWellFormed();
}

function nearlyValid(input: RawInput, random: Random): RawInput {
  const parts = Object.keys(input);
  if (parts.length === 0) return input;
  const wrong = random.pick(parts);
  const changed = Object.entries(input).map(([part, value]) => [
    part,
    part === wrong ? withOneWrong(value, random) : value,
  ]);
  return Object.fromEntries(changed);
}

function hostile(request: FuzzRequest, random: Random): FuzzRequest {
  const { method, path, headers, body } = request;
  const kind = random.int(0, 3);
  if (kind === 0) return { ...request, headers: { ...headers, ...hostileHeaders(random) } };
  if (kind === 1) return { ...request, path: hostilePath(path, random), endpoint: undefined };
  if (kind === 2 && typeof body === "string") return { ...request, body: hostileBody(body, random) };
  const others = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"].filter((one) => one !== method);
  const other = random.pick(others);
  const isEmpty = other === "GET" || other === "HEAD";
  return { ...request, method: other, body: isEmpty ? undefined : body, endpoint: undefined };
}
