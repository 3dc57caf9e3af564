import type { Random } from "@meal/testkit/inputs/random";
import { oddTexts } from "@meal/testkit/inputs/odd-values";

const bytes = (...codes: readonly number[]) => Uint8Array.from(codes);

/** Bodies that are no JSON, or only look like it. */
export function hostileBody(json: string, random: Random): string | Uint8Array<ArrayBuffer> {
  return random.pick<() => string | Uint8Array<ArrayBuffer>>([
    () => json.slice(0, random.int(0, json.length)),
    () => `\uFEFF${json}`,
    () => `${json}${json}`,
    () => json.replace("{", '{"__proto__":{"x":1},"constructor":{"prototype":{}},'),
    () => json.replaceAll(":", ":1e400,"),
    () => "[".repeat(random.pick([100, 50_000])),
    () => `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
    () => `{"a":${"1".repeat(10_000)}}`,
    () => '"\\ud800"',
    () => "null",
    () => random.pick(oddTexts),
    () => bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
    () => bytes(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d),
    () => bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  ])();
}

/** Headers that change how a request is read, or try to. */
export function hostileHeaders(random: Random): Readonly<Record<string, string>> {
  return random.pick([
    { "content-type": "text/plain" },
    { "content-type": "application/json; charset=utf-16" },
    { "content-type": "application/x-www-form-urlencoded" },
    { "content-type": "multipart/form-data; boundary=x" },
    { "content-type": "application/json", "content-encoding": "gzip" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "x-forwarded-for": "192.0.2.1, ::1, <script>" },
    { "x-forwarded-for": "2001:db8::%eth0" },
    { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" },
    { "x-http-method-override": "DELETE" },
    { accept: "text/html;q=0.9, */*" },
    { range: "bytes=0-1,5-,-3" },
    { "if-none-match": "*" },
    { "x-session-mode": "cookie" },
    { "user-agent": "x".repeat(4000) },
    { cookie: `${"a=b; ".repeat(300)}session=x` },
  ]);
}

/** Paths that climb, end early, or are no text. */
export function hostilePath(path: string, random: Random): string {
  return random.pick([
    path.replace(/[^/]*$/u, random.pick(["%00", "%ff", "..%2f..%2fetc%2fpasswd", "%2e%2e", ";x", "%"])),
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    `${path}%3fa=b`,
    `${path}/../..${path}`,
  ]);
}

/** Files that are none of those an import reads, or only begin like one. */
export function someFile(mark: string, random: Random): string | Uint8Array<ArrayBuffer> {
  const recipe = { "@type": "Recipe", name: `${mark} soup`, recipeIngredient: ["2 onions"] };
  return random.pick<() => string | Uint8Array<ArrayBuffer>>([
    () => JSON.stringify([{ ...recipe, recipeInstructions: "Simmer." }]),
    () => `Title,Ingredients\n"${mark}","1 egg\n2 onions"\n`,
    () => ",".repeat(random.int(1, 2000)),
    () => bytes(0x50, 0x4b, 3, 4, 0, 0, 0, 0),
    () => bytes(0x1f, 0x8b, 8),
    () => "",
    () => random.pick(oddTexts),
  ])();
}
