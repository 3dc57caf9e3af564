import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { errors, type ErrorCode } from "@meal/contract/errors";
import { IMPORT_FILE_BYTES } from "@meal/domain/import-export/limits";
import type { Hono } from "hono";
import { randomUUID } from "node:crypto";
import { StartupError } from "../startup-error.ts";
import { AppError } from "../app-error.ts";
import type { HttpEnv } from "./http-env.ts";
import { problemOf, problemType } from "./problem.ts";
import { stopperOf } from "./stop-listening.ts";

export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 60_000;
/** A body that says how large it is gets the time that it takes on a slow line, of 100 KB a second. */
const slowestBytesPerMs = 100;
export const LONGEST_GRACE_MS = 10_000;
/** Longer than the proxies that people put before it keep a line: a request on one that is just being cut is lost. */
const KEEP_ALIVE_MS = 75_000;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Takes nothing new, lets what is in flight finish, then closes. */
  stop(): Promise<void>;
}

/** How long a caller may take; tests are less patient. */
export interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How long requests that have begun may take once the server is to stop. */
  readonly graceMs?: number;
}

/** Opens the port. */
export async function listen(
  app: Hono<HttpEnv>,
  { host, port }: { readonly host: string; readonly port: number },
  { headersMs, requestMs, graceMs = LONGEST_GRACE_MS }: Timeouts = {
    headersMs: HEADERS_TIMEOUT_MS,
    requestMs: REQUEST_TIMEOUT_MS,
  },
): Promise<Listening> {
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs + IMPORT_FILE_BYTES / slowestBytesPerMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(headersMs, 5000),
    // Node would refuse a request without a host by itself, and say nothing.
    requireHostHeader: false,
  };
  const answer = getRequestListener(app.fetch, {
    errorHandler: answerUnreadable,
    // It would cut the line half a second after the answer: a phone that is still sending would never read why.
    autoCleanupIncoming: false,
  });
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    endLate(request, requestMs);
    // What is left of a body that was answered already is passed over, for as long as any body may take.
    response.once("finish", () => request.removeAllListeners("data").resume());
    void answer(request, response);
  };
  const server = createServer(options, onRequest);
  // An expectation that nobody knows may be passed over; Node would refuse it without a problem document.
  server.on("checkExpectation", onRequest);
  server.on("clientError", answerBrokenRequest);
  const stop = stopperOf(server, { graceMs, refuse: (socket) => refuse("stopping", socket) });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(whyNot(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { port: portOf(server.address()), stop };
}

/** Node has one limit for all requests, which must be that of the largest; each has its own besides. */
function endLate(request: IncomingMessage, requestMs: number): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  const bytes = Math.min(Number(length ?? 0), IMPORT_FILE_BYTES);
  const end = () => {
    if (!request.complete) answerBrokenRequest(new RequestTimeout(), request.socket);
  };
  const timer = setTimeout(end, requestMs + bytes / slowestBytesPerMs);
  request.once("close", () => clearTimeout(timer));
}

/** Like the error of Node's own limit. */
class RequestTimeout extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}

function whyNot(error: Error, host: string, port: number): Error {
  const code = "code" in error ? error.code : "";
  const remedy = "Stop what uses it, or set PORT to another one.";
  if (code === "EADDRINUSE")
    return new StartupError(`Port ${port} on ${host} is taken. ${remedy}`, { cause: error });
  if (code === "EACCES")
    return new StartupError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartupError(
      `HOST is "${host}", which is no address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}

const codeByParserError: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

/** What has no address that can be read, such as one without a host, never reaches the app either. */
function answerUnreadable(error: unknown): Response {
  const code = error instanceof RequestError ? "malformed_request" : "internal";
  const requestId = randomUUID();
  return new Response(JSON.stringify(problemOf(new AppError(code), requestId)), {
    status: errors[code].status,
    headers: { "content-type": problemType, "x-content-type-options": "nosniff", "x-request-id": requestId },
  });
}

/** What is no request at all never reaches the app, so its problem document is written onto the socket. */
function answerBrokenRequest(error: Error, socket: Socket): void {
  const parserCode = "code" in error ? String(error.code) : "";
  refuse(codeByParserError[parserCode] ?? "malformed_request", socket);
}

function refuse(code: ErrorCode, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(problemOf(new AppError(code), requestId));
  socket.end(
    `HTTP/1.1 ${errors[code].status} ${errors[code].title}\r\nconnection: close\r\ncontent-type: ${problemType}\r\n` +
      `x-content-type-options: nosniff\r\nx-request-id: ${requestId}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
