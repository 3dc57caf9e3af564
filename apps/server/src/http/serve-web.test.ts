import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expectProblem } from "@meal/testkit/expect-problem";
import { userId, userSession } from "@meal/testkit/people";
import { createBareApp } from "@meal/testkit/test-app";
import { afterAll, describe, expect, it } from "vitest";
import { readWebFiles } from "./web-files.ts";

const script = "export const answer = 42;";
const built: Readonly<Record<string, string | Uint8Array>> = {
  "routes.json": JSON.stringify({
    prerendered: { "/landing": "landing.html" },
    app: ["/dashboard", "/recipe/:id", "/files/*"],
    shell: "app.html",
    notFound: "not-found.html",
  }),
  "csp.json": JSON.stringify({ script: ["sha256-abc="], style: ["sha256-def="] }),
  "app.html": "the shell",
  "landing.html": "the landing page",
  "not-found.html": "nothing here",
  "sw.js": "self.x = 1;",
  "assets/app-1a2b.js": script,
  "assets/app-1a2b.js.br": brotliCompressSync(script),
  "assets/app-1a2b.js.gz": gzipSync(script),
};
const folder = mkdtempSync(join(tmpdir(), "meal-web-"));
for (const [name, content] of Object.entries(built)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const app = createBareApp({ routes: [], web: readWebFiles(folder) });
const inhabited = createBareApp({
  routes: [],
  web: readWebFiles(folder),
  sessions: { identify: async () => userSession(userId("robin")) },
});
const asset = "/assets/app-1a2b.js";
const read = async (accepted: string) => {
  const { headers, bytes } = await fetchAsset(accepted);
  expect(headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(headers.get("vary")).toBe("accept-encoding");
  return { encoding: headers.get("content-encoding"), bytes };
};
const fetchAsset = async (accepted: string) => {
  const response = await get(asset, { "accept-encoding": accepted });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("a page", () => {
  it("is its own prerendered file, or the shell, or not found", async () => {
    const expected: Readonly<Record<string, readonly [number, string]>> = {
      "/": [200, "the shell"],
      "/landing": [200, "the landing page"],
      "/landing/": [200, "the landing page"],
      "/dashboard?tab=1": [200, "the shell"],
      "/recipe/12": [200, "the shell"],
      "/files/a/b": [200, "the shell"],
      "/recipe": [404, "nothing here"],
      "/recipe/12/13": [404, "nothing here"],
      "/app.html": [404, "nothing here"],
      "/routes.json": [404, "nothing here"],
      "/csp.json": [404, "nothing here"],
      "/..%2f..%2fpackage.json": [404, "nothing here"],
      "/assets/app-1a2b.js.br": [404, "nothing here"],
    };
    for (const [path, outcome] of Object.entries(expected)) {
      const response = await get(path, { accept: "text/html,*/*" });
      expect([path, response.status, await response.text()]).toEqual([path, ...outcome]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  });

  it("that greets guests sends whoever is signed in to the dashboard, and nobody else", async () => {
    const visit = { accept: "text/html,*/*", "sec-fetch-mode": "navigate" };
    for (const path of ["/", "/index", "/landing"]) {
      const response = await inhabited.request(path, { headers: visit });
      expect([response.status, response.headers.get("location")]).toEqual([302, "/dashboard"]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect((await app.request(path, { headers: visit })).headers.get("location")).toBeNull();
    }
    const others = [
      ["/landing", { ...visit, "sec-fetch-mode": "cors" }],
      ["/?success=true", visit],
      ["/dashboard", visit],
    ] as const;
    for (const [path, headers] of others)
      expect([path, (await inhabited.request(path, { headers })).status]).toEqual([path, 200]);
  });

  it("that is not there is a problem document for programs", async () => {
    await expectProblem(await get("/nowhere", { accept: "application/json" }), "not_found");
    await expectProblem(await get("/api/nowhere", { accept: "text/html" }), "not_found");
    for (const path of ["/api", "/api/", "/api/x/.."])
      await expectProblem(await get(path, { accept: "text/html" }), "not_found");
  });

  it("is only read", async () => {
    const response = await app.request("/landing", { method: "POST" });
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    await expectProblem(response, "method_not_allowed");
    await expectProblem(await app.request("/nowhere", { method: "PUT" }), "not_found");
  });
});

describe("a file", () => {
  it("comes in the best encoding that the caller takes", async () => {
    const brotli = await read("gzip, br;q=0.9");
    expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(["br", script]);
    const gzip = await read("gzip, br;q=0");
    expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(["gzip", script]);
    const plain = await read("identity");
    expect([plain.encoding, plain.bytes.toString()]).toEqual([null, script]);
  });

  it("with a hash in its name is kept for ever, the service worker is asked for every time", async () => {
    expect((await get(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/sw.js")).headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  it("is not sent again to whoever has it", async () => {
    const etag = (await get(asset, { "accept-encoding": "br" })).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await get(asset, { "accept-encoding": "br", "if-none-match": known });
      expect([response.status, await response.text()]).toEqual([304, ""]);
    }
    expect((await get(asset, { "if-none-match": etag })).status).toBe(200);
    expect((await get("/nowhere", { "if-none-match": "*" })).status).toBe(404);
  });

  it("is described without its content when only asked about", async () => {
    const response = await app.request(asset, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("content-length")).toBe(String(script.length));
  });
});

describe("every answer", () => {
  it("carries the strict headers, with the hashes that the build made", async () => {
    for (const path of ["/", "/nowhere", "/api/nowhere", "/assets/app-1a2b.js"]) {
      const { headers } = await get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self' 'sha256-abc=';");
      expect(policy).toContain("style-src 'self' 'sha256-def=';");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types sw");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/u);
      expect(headers.get("strict-transport-security")).toBeNull();
    }
  });

  it("insists on encryption where the public address has it", async () => {
    const secure = createBareApp({ routes: [], appUrl: "https://meals.example.org" });
    const { headers } = await secure.request("/api/nowhere");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });

  it("is of the API alone where the web app was not built", async () => {
    expect(readWebFiles(join(folder, "assets"))).toBeUndefined();
    await expectProblem(await createBareApp({ routes: [] }).request("/landing"), "not_found");
  });
});
