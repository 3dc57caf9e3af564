import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { endpoint } from "@meal/contract/endpoint";
import { expectProblem } from "@meal/testkit/expect-problem";
import { findFreePort } from "@meal/testkit/free-port";
import { createBareApp } from "@meal/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listen, type Listening, type Timeouts } from "./listen.ts";
import { route } from "./route.ts";

const host = "127.0.0.1";
/** Only what is about limits has short ones: on a busy machine a sound request takes longer. */
const patient = { headersMs: 60_000, requestMs: 60_000, graceMs: 60_000 };
const impatient = { headersMs: 200, requestMs: 400 };
const slow = endpoint({
  method: "POST",
  path: "/api/slow",
  summary: "Takes its time.",
  access: "public",
  input: { body: z.object({ text: z.string() }) },
  output: z.object({ address: z.string() }),
  errors: [],
});

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function serve(
  work: () => Promise<void> = async () => {},
  timeouts: Timeouts = patient,
): Promise<Listening> {
  const handler = route(slow, async ({ clientAddress }) => {
    await work();
    return { address: clientAddress };
  });
  const server = await listen(
    createBareApp({ routes: [handler] }),
    { host, port: await findFreePort() },
    timeouts,
  );
  running.push(server);
  return server;
}

const post = (body: string, length = body.length) =>
  `POST /api/slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;

/** A connection that is kept, after its first request was answered. */
async function kept(port: number) {
  const socket = connect(port, host);
  socket.write(post('{"text":""}'));
  await once(socket, "data");
  // What comes before somebody reads on would be lost.
  socket.pause();
  return socket;
}

async function rest(socket: Socket): Promise<string> {
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** Writes bytes as they are and reads the answer until the server closes. */
async function talk(port: number, text: string): Promise<Response> {
  const socket = connect(port, host);
  socket.write(text);
  return answerOf(await rest(socket));
}

function answerOf(answer: string): Response {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(":")),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return new Response(body, { status: Number(statusLine.split(" ")[1]), headers });
}

const get = (path: string, headers = "") =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`;

/** A piece of a body whose length nobody said. */
const asChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);

describe("a listening server", () => {
  it("answers what is not HTTP with a problem document", async () => {
    const { port } = await serve();
    await expectProblem(await talk(port, "HELLO\r\n\r\n"), "malformed_request");
  });

  it("refuses headers without end", async () => {
    const { port } = await serve();
    const text = `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`;
    await expectProblem(await talk(port, text), "headers_too_large");
  });

  it.each([
    ["no host", "GET /api/slow HTTP/1.1\r\nconnection: close\r\n\r\n", "malformed_request"],
    [
      "a host that is none",
      "GET /api/slow HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n",
      "malformed_request",
    ],
    [
      "an address that is none",
      "GET http://[/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      "malformed_request",
    ],
    ["an expectation that nobody knows", get("/api/x", "expect: 200-ok\r\n"), "not_found"],
    ["a path that climbs", get("/api/x/.."), "not_found"],
    ["a path that climbs in disguise", get("/api/x/%2e%2e/"), "not_found"],
    ["a path that is no text", get("/api/%ff%"), "not_found"],
    ["an address without end", get(`/api/${"x".repeat(20_000)}`), "headers_too_large"],
  ] as const)("answers a problem document to %s", async (_what, text, code) => {
    const { port } = await serve();
    await expectProblem(await talk(port, text), code);
  });

  it("does not wait for ever for headers or for a body", async () => {
    const { port } = await serve(undefined, impatient);
    await expectProblem(await talk(port, "GET / HTTP/1.1\r\nhost: x\r\n"), "request_timeout");
    const body =
      "POST /api/slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    await expectProblem(await talk(port, body), "request_timeout");
  });

  it("waits longer for a body that says it is large, as long as a slow line takes", async () => {
    const { port } = await serve(undefined, { ...patient, requestMs: impatient.requestMs });
    const text = JSON.stringify({ text: "x".repeat(200_000) });
    const socket = connect(port, host);
    socket.write(
      `POST /api/slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n{`,
    );
    // Longer than any small request may take.
    await sleep(700);
    socket.end(text.slice(1));
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toContain("HTTP/1.1 200 OK");
  });

  it("refuses a body that grows too large while it comes", async () => {
    const { port } = await serve();
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 40; i++) controller.enqueue(new Uint8Array(10_000).fill(32));
        controller.close();
      },
    });
    const request = {
      method: "POST",
      body: stream,
      duplex: "half",
      headers: { "content-type": "application/json" },
    } as const;
    await expectProblem(await fetch(`http://${host}:${port}/api/slow`, request), "too_large");
  });

  it.each([
    ["that says how large it is", "content-length: 2000000", (piece: Buffer) => piece],
    ["that grows too large while it comes", "transfer-encoding: chunked", asChunk],
  ])(
    "lets a slow caller send a refused body %s to its end, so that the answer is read",
    async (_, header, piece) => {
      const { port } = await serve();
      const socket = connect(port, host);
      const answers = rest(socket);
      socket.write(
        `POST /api/slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
      );
      for (let sent = 0; sent < 20; sent++) {
        socket.write(piece(Buffer.alloc(100_000, 32)));
        // Longer, all together, than a server takes to lose its patience with what nobody reads.
        await sleep(60);
      }
      if (piece === asChunk) socket.write("0\r\n\r\n");
      socket.end(get("/api/slow"));
      expect(await answers).toMatch(/^HTTP\/1\.1 413 .+HTTP\/1\.1 405 /su);
    },
  );

  it("knows the address of the caller", async () => {
    const { port } = await serve();
    const init = { method: "POST", body: '{"text":""}', headers: { "content-type": "application/json" } };
    expect(await (await fetch(`http://${host}:${port}/api/slow`, init)).json()).toEqual({
      address: "127.0.0.1",
    });
  });

  it("finishes what is in flight before it stops, and takes nothing new", async () => {
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const server = await serve(async () => {
      started.resolve();
      await released.promise;
    });
    const init = { method: "POST", body: '{"text":""}', headers: { "content-type": "application/json" } };
    const answer = fetch(`http://${host}:${server.port}/api/slow`, init);
    await started.promise;
    const stopped = server.stop();
    await sleep(20);
    await expect(fetch(`http://${host}:${server.port}/api/slow`, init)).rejects.toThrow("fetch failed");
    released.resolve();
    expect((await answer).status).toBe(200);
    await stopped;
  });

  it("answers what was sent before it stops and not read yet, and says that it closes", async () => {
    const server = await serve();
    const [whole, halved, fresh] = [
      await kept(server.port),
      await kept(server.port),
      connect(server.port, host),
    ];
    await once(fresh, "connect");
    whole.write(post('{"text":""}'));
    halved.write(post('{"text":', 11));
    fresh.write(post('{"text":""}'));
    const stopped = server.stop();
    const answers = [rest(whole), rest(fresh)];
    for (const answer of await Promise.all(answers)) {
      expect(answer).toContain("HTTP/1.1 200 OK");
      expect(answer.toLowerCase()).toContain("connection: close");
    }
    halved.write('""}');
    expect(await rest(halved)).toContain("HTTP/1.1 200 OK");
    await stopped;
  });

  it("refuses what does not arrive in the time that is left", async () => {
    const server = await serve(undefined, { ...patient, graceMs: 100 });
    const sockets = await Promise.all(
      [post("{", 99), "GET /api/slow HTTP/1.1\r\nhost: x\r\n"].map(async (text) => {
        const socket = await kept(server.port);
        socket.write(text);
        return socket;
      }),
    );
    const stopped = server.stop();
    for (const socket of sockets) await expectProblem(answerOf(await rest(socket)), "stopping");
    await stopped;
  });

  it("does not wait for connections on which nothing is said", async () => {
    const server = await serve();
    const fresh = connect(server.port, host);
    await once(fresh, "connect");
    const closed = Promise.all(
      [await kept(server.port), fresh].map((socket) => rest(socket).catch(() => "")),
    );
    await expect(server.stop()).resolves.toBeUndefined();
    await closed;
  });

  it("says in one line that its port is taken", async () => {
    const { port } = await serve();
    const second = listen(createBareApp({ routes: [] }), { host, port });
    await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken.`);
  });

  it("says in one line that its address is not of this machine", async () => {
    const wrong = listen(createBareApp({ routes: [] }), { host: "192.0.2.1", port: 1 });
    await expect(wrong).rejects.toThrow('HOST is "192.0.2.1", which is no address of this machine.');
  });
});
