import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { updateUser } from "@meal/contract/admin";
import type { readHealth } from "@meal/contract/health";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, call, isRefusal, isWorthRetrying } from "./api.ts";

let server: Server;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A listening TCP server has such an address.
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  // A browser completes addresses with the page's origin.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await stop();
});

function stop(): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

function answerWith(status: number, body: string, type = "application/problem+json"): void {
  answer = (_, response) => response.writeHead(status, { "content-type": type }).end(body);
}

const never: RequestListener = () => {};
const askHealth = (options: { readonly timeoutMs?: number; readonly signal?: AbortSignal } = {}) =>
  call<typeof readHealth>("GET /api/health", {}, options);

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const outcome = await promise.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error("The call did not fail with an ApiError.");
}

describe("a call of the API", () => {
  it("gives back what the server answered", async () => {
    answerWith(200, '{"status":"ok","version":"1.2.3"}', "application/json");
    expect(await askHealth()).toEqual({ status: "ok", version: "1.2.3" });
  });

  it("writes parameters into the address and sends the rest as JSON, for a session in a cookie", async () => {
    let seen = "";
    answer = (request, response) => {
      const { method, url, headers } = request;
      seen = `${method} ${url} ${headers["content-type"]} ${String(headers["x-session-mode"])} `;
      request.on("data", (part) => (seen += String(part)));
      request.on("end", () => response.writeHead(204).end());
    };
    const input = { params: { id: "a/b" }, body: { email: "robin@example.org" } };
    await call<typeof updateUser>("PUT /api/auth/admin/users/:id", input);
    expect(seen).toBe(
      'PUT /api/auth/admin/users/a%2Fb application/json cookie {"email":"robin@example.org"}',
    );
  });

  it("turns a problem document into an error with its code, words, status and fields", async () => {
    const fields = [{ path: "body.email", message: "Please enter a valid email" }];
    answerWith(400, JSON.stringify({ code: "invalid_input", title: "Wrong", detail: "Look again.", fields }));
    const error = await failureOf(askHealth());
    expect(error).toMatchObject({ code: "invalid_input", message: "Look again.", status: 400, fields });
    expect(isRefusal(error)).toBe(true);
    expect(isWorthRetrying(error)).toBe(false);
  });

  it("tells the app when the server knows no session any more", async () => {
    const heard: string[] = [];
    vi.stubGlobal("dispatchEvent", ({ type }: Event) => heard.push(type));
    answerWith(401, JSON.stringify({ code: "not_signed_in", title: "Please sign in" }));
    expect((await failureOf(askHealth())).code).toBe("not_signed_in");
    expect(heard).toHaveLength(1);
  });

  it("knows that the server cannot be reached", async () => {
    await stop();
    const error = await failureOf(askHealth());
    expect(error.code).toBe("offline");
    expect(isWorthRetrying(error)).toBe(true);
  });

  it("gives up when the answer takes too long", async () => {
    answer = never;
    const error = await failureOf(askHealth({ timeoutMs: 30 }));
    expect(error.code).toBe("timeout");
    expect(isWorthRetrying(error)).toBe(true);
  });

  it("stops when the caller has lost interest, which is not worth another try", async () => {
    const control = new AbortController();
    answer = () => control.abort();
    const error = await failureOf(askHealth({ signal: control.signal }));
    expect(error.code).toBe("aborted");
    expect(isWorthRetrying(error)).toBe(false);
  });

  it("says that an answer of something in between is unreadable", async () => {
    answerWith(502, "<h1>Bad gateway</h1>", "text/html");
    const error = await failureOf(askHealth());
    expect(error).toMatchObject({ code: "unreadable", status: 502 });
    expect(isRefusal(error)).toBe(false);
    expect(isWorthRetrying(error)).toBe(true);
    answerWith(200, "<h1>Sign in to the hotel</h1>", "text/html");
    expect((await failureOf(askHealth())).code).toBe("unreadable");
  });
});
