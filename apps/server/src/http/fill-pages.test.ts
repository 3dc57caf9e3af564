import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createBareApp } from "@meal/testkit/test-app";
import { describe, expect, it } from "vitest";
import { fillPage, fillPages, type Deployment } from "./fill-pages.ts";
import type { WebFile, WebFiles } from "./web-files.ts";

const nothing: Deployment = { facts: new Set(), texts: new Map() };
const shop: Deployment = {
  facts: new Set(["sold", "pixel", "video"]),
  texts: new Map([
    ["pixel-id", "1234567"],
    ["video-address", "https://video.example/embed/1"],
    ["operator-name", 'Ada & "Sons" <Ltd>'],
  ]),
};
const page =
  '<html lang="en"><p data-if="sold">Pay.</p><div class="a" data-if="!sold"><div>No</div><p data-if="mail">m</p></div>' +
  '<ul><li data-if="sold trial">Trial</li><li data-if="sold !trial">Now</li></ul><a href="mailto:{{operator-name}}">{{operator-name}}</a></html>';

function fileOf(content: string): WebFile {
  const bytes = Uint8Array.from(Buffer.from(content));
  const encodings = new Set(["br", "gz"]);
  return {
    contentType: "text/html",
    isImmutable: false,
    encodings,
    read: async () => ({ bytes, etag: '"x"' }),
  };
}

const files = new Map([
  ["/sw.js", fileOf('const kept = "{{deployment}}";')],
  ["/assets/a.js", fileOf("{{deployment}}")],
]);
const landing = fileOf(page);
const web: WebFiles = {
  hashes: { script: [], style: [], trustedTypes: [] },
  file: (path) => files.get(path),
  page: () => ({ file: landing, isFound: true }),
};
const appOf = (deployment: Deployment) => createBareApp({ routes: [], web: fillPages(web, deployment) });
const textAt = async (deployment: Deployment, path: string) => (await appOf(deployment).request(path)).text();

describe("a written page", () => {
  it("keeps what is so of the deployment, and nothing else, whatever lies in it", () => {
    expect(fillPage(page, nothing)).toBe(
      '<html data-here="" lang="en"><div class="a" data-if="!sold"><div>No</div></div><ul></ul><a href="mailto:"></a></html>',
    );
    const sold = fillPage(page, shop);
    expect(sold).toContain('<p data-if="sold">Pay.</p><ul><li data-if="sold !trial">Now</li></ul>');
  });

  it("has the deployment's words in their places and on its first element, never as markup", () => {
    const sold = fillPage(page, shop);
    expect(sold).toMatch(/^<html data-here="sold pixel video" data-here-pixel-id="1234567" /u);
    expect(sold).toContain(">Ada &amp; &quot;Sons&quot; &lt;Ltd&gt;</a>");
    expect(sold).not.toMatch(/<Ltd|\{\{/u);
  });

  it("is the same in every encoding, with an entity tag of its own", async () => {
    const app = appOf(shop);
    const read = async (encoding: string) => {
      const answer = await app.request("/landing", { headers: { "accept-encoding": encoding } });
      return { etag: answer.headers.get("etag"), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const [plain, br, gz] = await Promise.all(["identity", "br", "gzip"].map(read));
    expect(brotliDecompressSync(br?.bytes ?? "")).toEqual(plain?.bytes);
    expect(gunzipSync(gz?.bytes ?? "")).toEqual(plain?.bytes);
    expect(new Set([plain?.etag, br?.etag, gz?.etag]).size).toBe(3);
  });
});

describe("the service worker", () => {
  it("keeps pages by another name once other settings make other pages of them", async () => {
    const names = await Promise.all([nothing, shop, nothing].map((one) => textAt(one, "/sw.js")));
    expect(names[0]).toMatch(/^const kept = "[0-9a-f]{8}";$/u);
    expect(names[1]).not.toBe(names[0]);
    expect(names[2]).toBe(names[0]);
    expect(await textAt(shop, "/assets/a.js")).toBe("{{deployment}}");
  });
});

const policy = async (deployment: Deployment) =>
  (await appOf(deployment).request("/landing")).headers.get("content-security-policy") ?? "";

describe("the Content-Security-Policy", () => {
  it("names nobody else but whom a setting opens it to", async () => {
    expect(await policy(nothing)).not.toContain("http");
    expect((await policy(shop)).match(/https:\S+/gu)).toEqual([
      "https://www.facebook.com;",
      "https://video.example;",
    ]);
    expect(await policy(shop)).toContain("connect-src 'self' https://www.facebook.com; object-src");
    expect(await policy(shop)).toContain("frame-src https://video.example; base-uri");
  });
});
