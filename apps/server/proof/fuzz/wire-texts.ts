import { gzipSync } from "node:zlib";
import type { Random } from "@meal/testkit/inputs/random";

const end = "\r\n";
const bombBytes = 3_000_000;

/** Bytes that no HTTP library sends, each as what is wrong with it and a maker. */
type Fault = readonly [name: string, make: (random: Random) => Uint8Array];

const usual = ["host: x", "connection: close"];
const json = "content-type: application/json";
const body = '{"text":"2 onions"}';
const readsText = "POST /api/functions/recipe-facts HTTP/1.1";

function text(...lines: readonly string[]): Uint8Array {
  return Buffer.from(lines.join(end), "latin1");
}

/** A request with a body, whatever its headers say of the body. */
function posted(headers: readonly string[], sent: Uint8Array | string = body): Uint8Array {
  return Buffer.concat([text(readsText, ...usual, json, ...headers, "", ""), Buffer.from(sent)]);
}

function got(path: string, ...headers: readonly string[]): Uint8Array {
  return text(`GET ${path} HTTP/1.1`, ...usual, ...headers, "", "");
}

function chunked(...lines: readonly string[]): Uint8Array {
  return posted(["transfer-encoding: chunked"], lines.join(end));
}

/** As many bytes as one likes. */
function noise(length: number, random: Random): Uint8Array {
  return Uint8Array.from({ length }, () => random.int(0, 255));
}

const lengths: readonly Fault[] = [
  ["a body shorter than its length", () => posted(["content-length: 999"])],
  ["a body longer than its length", () => posted(["content-length: 3"])],
  ["two lengths", () => posted(["content-length: 3", "content-length: 19"])],
  ["a length and chunks", () => posted(["content-length: 19", "transfer-encoding: chunked"], "0\r\n\r\n")],
  ["a negative length", () => posted(["content-length: -1"])],
  ["a length beyond all numbers", () => posted([`content-length: ${"9".repeat(40)}`])],
  ["a length that is none", () => posted(["content-length: 0x13"])],
  ["no length at all", () => posted([])],
];
const chunks: readonly Fault[] = [
  ["a chunk size that is none", () => chunked("zz", body, "0", "", "")],
  ["a chunk larger than it is", () => chunked("ffff", body, "0", "", "")],
  ["chunks without an end", () => chunked("13", body)],
  ["a chunk of all memory", () => chunked("fffffffffffffff", body)],
  ["a chunk with a long note", () => chunked(`13;${"n".repeat(20_000)}`, body, "0", "", "")],
  ["trailers that would be headers", () => chunked("13", body, "0", "authorization: Bearer x", "", "")],
  ["an encoding nobody knows", () => posted(["transfer-encoding: x-zip"])],
];
const heads: readonly Fault[] = [
  ["a thousand headers", () => got("/api/health", ...Array.from({ length: 1000 }, (_, at) => `x-${at}: y`))],
  ["one endless header", () => got("/api/health", `x: ${"y".repeat(100_000)}`)],
  ["a header without a colon", () => got("/api/health", "nothing")],
  ["a header that goes on in the next line", () => got("/api/health", "x: y", "\tz")],
  ["a zero in a header", () => got("/api/health", "x: a\0b")],
  ["a bare line end in a header", () => got("/api/health", "x: a\rb")],
  ["a name with a space", () => got("/api/health", "x y: z")],
  ["two hosts", () => got("/api/health", "host: evil.example")],
  ["two proofs of who one is", () => got("/api/usage", "authorization: Bearer x", "authorization: Bearer y")],
  ["two cookies", () => got("/api/usage", "cookie: session=a", "cookie: session=b")],
  ["an expectation of an answer", () => posted(["expect: 100-continue", "content-length: 19"])],
  ["a way to another protocol", () => got("/api/health", "upgrade: websocket", "connection: upgrade")],
  ["a way to HTTP/2", () => got("/api/health", "upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__")],
];
const lines: readonly Fault[] = [
  ["a method nobody knows", () => text("BREW /api/health HTTP/1.1", ...usual, "", "")],
  ["a tunnel", () => text("CONNECT evil.example:443 HTTP/1.1", ...usual, "", "")],
  ["a trace", () => text("TRACE /api/usage HTTP/1.1", ...usual, "cookie: session=a", "", "")],
  ["the beginning of HTTP/2", () => text("PRI * HTTP/2.0", "", "SM", "", "")],
  ["a small method", () => text("get /api/health HTTP/1.1", ...usual, "", "")],
  ["a version that is none", () => text("GET /api/health HTTP/3.7", ...usual, "", "")],
  ["a request of the first HTTP", () => text("GET /api/health", "")],
  ["the whole server", () => text("OPTIONS * HTTP/1.1", ...usual, "", "")],
  ["an address on another server", () => got("http://evil.example/api/usage")],
  ["an address on nothing", () => got("http:///api/usage")],
  ["an address with a name and password", () => got("http://a:b@x/api/usage")],
  ["two slashes", () => got("//evil.example/api/usage")],
  ["a path of bytes", () => got("/api/\u00FF\u00FE")],
  ["a path with a space", () => got("/api/a b")],
  ["no path", () => text("GET  HTTP/1.1", ...usual, "", "")],
  ["the beginning of TLS", () => Uint8Array.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])],
  ["nothing but line ends", () => text("", "", "", "")],
  ["noise", (random) => noise(random.int(1, 4000), random)],
];
const bodies: readonly Fault[] = [
  [
    "a bomb",
    () => posted(["content-encoding: gzip", "connection: close"], gzipSync(Buffer.alloc(bombBytes))),
  ],
  [
    "a text of another alphabet",
    () => posted(["content-length: 6"], Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0)),
  ],
  ["a mark of byte order", () => posted(["content-length: 5"], "\uFEFF{}")],
  ["half of a character", () => posted(["content-length: 4"], Uint8Array.of(0x22, 0xc3, 0x28, 0x22))],
  ["noise as a body", (random) => posted(["content-length: 900"], noise(900, random))],
];
const rows: readonly Fault[] = [
  [
    "many requests at once",
    () =>
      Buffer.concat([
        ...Array.from({ length: 20 }, () => text("GET /api/health HTTP/1.1", "host: x", "", "")),
        got("/api/usage"),
      ]),
  ],
  [
    "a request and then noise",
    (random) => Buffer.concat([text("GET /api/health HTTP/1.1", "host: x", "", ""), noise(200, random)]),
  ],
];

/** Every way there is to send what is no request, or one that was cut or doubled. */
export const wireFaults: readonly Fault[] = [...lengths, ...chunks, ...heads, ...lines, ...bodies, ...rows];
