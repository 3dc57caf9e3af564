import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { checkedLookup, PrivateAddressError, type Resolve } from "./checked-lookup.ts";
import { gatedPages } from "./gate.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A site on this machine, and the one host under which the gate lets people open it. */
async function serve(answer: RequestListener): Promise<{ readonly host: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(JSON.stringify(request.headers));
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return { host: `127.0.0.1:${address.port}`, asked };
}

const page =
  (
    body: string | Buffer,
    type = "text/html",
    headers: Readonly<Record<string, string>> = {},
  ): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type, ...headers }).end(body);
  };
const resolveTo =
  (...addresses: readonly string[]): Resolve =>
  (_hostname, done) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
const resolveNothing: Resolve = (_hostname, done) => {
  done(new Error("ENOTFOUND"), []);
};
const open = (url: string, options: Partial<Parameters<typeof gatedPages>[0]> = {}) =>
  gatedPages({ allowedHosts: [], ...options }).open(url, new AbortController().signal);

const ask = async (lookup: ReturnType<typeof checkedLookup>, all: boolean) =>
  new Promise((found, failed) => {
    lookup("turning.test", { all }, (error, address) => {
      if (error) failed(error);
      else found(address);
    });
  });

describe("the gate", () => {
  it("opens a page of an allowed host, and sends it no cookie and no referrer", async () => {
    const { host, asked } = await serve(page("<p>Soup</p>", "text/html", { "set-cookie": "a=b" }));
    const pages = gatedPages({ allowedHosts: [host] });
    const { signal } = new AbortController();
    const url = `http://${host}/soup?a=1`;
    expect(await pages.open(url, signal)).toEqual({ kind: "page", page: { url, text: "<p>Soup</p>" } });
    await pages.open(url, signal);
    expect(asked).toHaveLength(2);
    expect(asked.join()).not.toMatch(/cookie|referer|authorization/u);
  });

  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fd00::1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://①②⑦.⓪.⓪.①/",
  ])("refuses a private address, however it is written: %s", async (url) => {
    expect(await open(url)).toEqual({ kind: "refused", reason: "This address is not on the open internet." });
  });

  it.each([
    ["ftp://example.org/", /http or https/u],
    ["file:///etc/passwd", /http or https/u],
    ["http://example.org:8080/", /usual ports/u],
    ["https://example.org:22/", /usual ports/u],
    ["https://anna:secret@example.org/", /password/u],
    ["soup", /complete/u],
  ])("refuses %s", async (url, reason) => {
    expect(await open(url)).toMatchObject({ kind: "refused", reason: expect.stringMatching(reason) });
  });

  it.each([["127.0.0.1"], ["::1"], ["93.184.215.14", "10.0.0.1"], ["2606:4700::1", "fe80::1"]])(
    "refuses a name of which one address is private: %s %s",
    async (...addresses) => {
      const outcome = await open("http://kitchen.test/", { resolve: resolveTo(...addresses) });
      expect(outcome).toMatchObject({ kind: "refused" });
    },
  );

  it("judges every redirect anew", async () => {
    const inside = await serve(page("secret"));
    const targets = [
      `http://${inside.host}/`,
      "http://kitchen.test/",
      "file:///etc/passwd",
      "//127.0.0.1/",
      "http://[::1]/",
    ];
    for (const location of targets) {
      const { host } = await serve((_request, response) => {
        response.writeHead(302, { location }).end();
      });
      const outcome = await open(`http://${host}/`, {
        allowedHosts: [host],
        resolve: resolveTo("192.168.0.1"),
      });
      expect(outcome).toMatchObject({ kind: "refused" });
    }
    expect(inside.asked).toEqual([]);
  });

  it("follows five redirects and tells where it ended", async () => {
    const { host } = await serve((request, response) => {
      const at = Number(request.url?.slice(1));
      if (at < 5) response.writeHead(301, { location: `/${at + 1}` }).end();
      else response.writeHead(200, { "content-type": "text/html" }).end("here");
    });
    const outcome = await open(`http://${host}/0`, { allowedHosts: [host] });
    expect(outcome).toEqual({ kind: "page", page: { url: `http://${host}/5`, text: "here" } });
  });

  it("leaves a circle of redirects", async () => {
    const { host, asked } = await serve((_request, response) => {
      response.writeHead(307, { location: "/" }).end();
    });
    const outcome = await open(`http://${host}/`, { allowedHosts: [host] });
    expect(outcome).toMatchObject({ kind: "unreachable", reason: expect.stringMatching(/circle/u) });
    expect(asked).toHaveLength(6);
  });

  it.each([
    ["as it is", Buffer.alloc(5_000_001, "a"), {}],
    ["packed small", gzipSync(Buffer.alloc(50_000_000, "a")), { "content-encoding": "gzip" }],
  ])("stops at 5 MB, %s", async (_how, body, headers) => {
    const { host } = await serve(page(body, "text/html", headers));
    const outcome = await open(`http://${host}/`, { allowedHosts: [host] });
    expect(outcome).toMatchObject({ kind: "unreachable", reason: expect.stringMatching(/5 MB/u) });
  });

  it("gives up on a page that never ends", async () => {
    const { host } = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).write("<p>");
    });
    const outcome = await open(`http://${host}/`, { allowedHosts: [host], timeoutMs: 50 });
    expect(outcome).toMatchObject({ kind: "unreachable", reason: expect.stringMatching(/too long/u) });
  });

  it("opens eight pages at the same time, and another when one of them is done", async () => {
    let arrived = 0;
    const all = Promise.withResolvers<void>();
    const { host } = await serve((request, response) => {
      if (request.url === "/quick")
        return response.writeHead(200, { "content-type": "text/html" }).end("quick");
      arrived += 1;
      if (arrived === 8) all.resolve();
      return undefined;
    });
    const gate = gatedPages({ allowedHosts: [host] });
    const leaving = new AbortController();
    const slow = Array.from({ length: 8 }, () => gate.open(`http://${host}/slow`, leaving.signal));
    await all.promise;
    const another = () => gate.open(`http://${host}/quick`, new AbortController().signal);
    expect(await another()).toMatchObject({
      kind: "unreachable",
      reason: expect.stringMatching(/^Too many pages/u),
    });
    leaving.abort();
    await Promise.all(slow);
    expect(await another()).toMatchObject({ page: { text: "quick" } });
  });

  it("tells of an error, of a file, and of a place where nobody answers", async () => {
    const broken = await serve((_request, response) => {
      response.writeHead(500).end();
    });
    const picture = await serve(page("", "image/png"));
    const allowedHosts = [broken.host, picture.host];
    expect(await open(`http://${broken.host}/`, { allowedHosts })).toMatchObject({ kind: "unreachable" });
    expect(await open(`http://${picture.host}/`, { allowedHosts })).toMatchObject({ kind: "refused" });
    expect(await open("http://kitchen.test/", { resolve: resolveNothing })).toMatchObject({
      kind: "unreachable",
    });
  });

  it.each([
    ["Crème brûlée", "utf8", "text/html", ""],
    ["Crème brûlée", "latin1", "text/html; charset=ISO-8859-1", ""],
    ["Crème brûlée", "latin1", "text/html", '<meta charset="iso-8859-1">'],
    ["Crème brûlée", "utf16le", "text/html", "\uFEFF"],
    ["Crème brûlée", "utf8", "text/html; charset=no-such", ""],
  ] as const)("reads %s in %s, %s %s", async (text, encoding, type, before) => {
    const { host } = await serve(page(Buffer.from(before + text, encoding), type));
    const outcome = await open(`http://${host}/`, { allowedHosts: [host] });
    expect(outcome).toMatchObject({ page: { text: expect.stringContaining(text) } });
  });
});

describe("the lookup of a connection", () => {
  it("hands on the very addresses that it judged, and asks once", async () => {
    let questions = 0;
    const resolve: Resolve = (name, done) => {
      questions += 1;
      resolveTo(questions === 1 ? "93.184.215.14" : "127.0.0.1")(name, done);
    };
    const lookup = checkedLookup(resolve);
    expect(await ask(lookup, true)).toEqual([{ address: "93.184.215.14", family: 4 }]);
    expect(questions).toBe(1);
    // The name has changed its answer since; another connection is judged by what it says now.
    await expect(ask(lookup, true)).rejects.toBeInstanceOf(PrivateAddressError);
    await expect(ask(lookup, false)).rejects.toBeInstanceOf(PrivateAddressError);
  });

  it("answers with one address where one is asked for, and with an error for none", async () => {
    expect(await ask(checkedLookup(resolveTo("93.184.215.14")), false)).toBe("93.184.215.14");
    await expect(ask(checkedLookup(resolveTo()), true)).rejects.toThrow(/no address/u);
  });
});
