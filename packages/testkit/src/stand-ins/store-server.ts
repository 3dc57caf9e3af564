import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";

/** How a store can fail somebody who asks. */
export type StoreFault =
  | { readonly kind: "status"; readonly status: number }
  /** The connection breaks before anything is answered. */
  | { readonly kind: "cut" }
  /** What was asked for is done, and the answer is lost. */
  | { readonly kind: "lost" }
  /** The answer is no JSON. */
  | { readonly kind: "broken" }
  /** The answer is JSON, and of another shape. */
  | { readonly kind: "strange" };

/** Every way to fail, for tests that go through all of them. */
export const STORE_FAULTS: readonly StoreFault[] = [
  ...[401, 403, 429, 500, 503].map((status) => ({ kind: "status", status }) as const),
  { kind: "cut" },
  { kind: "lost" },
  { kind: "broken" },
  { kind: "strange" },
];

/** A request as it came. */
export interface StoreRequest {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string;
  readonly body: string;
}

export interface StoreReply {
  readonly status: number;
  readonly body?: object;
}

/** A store's server on loopback. */
export interface StoreServer {
  readonly url: string;
  /** What it was asked, as `GET /path`. */
  readonly asked: readonly string[];
  /** Fails everybody from now on; without a fault, answers again. */
  readonly fail: (fault?: StoreFault) => void;
  readonly stop: () => Promise<void>;
}

/** Starts one that answers as `reply` says. */
export async function startStoreServer(reply: (request: StoreRequest) => StoreReply): Promise<StoreServer> {
  const asked: string[] = [];
  let fault: StoreFault | undefined;
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await receive(incoming);
    asked.push(`${request.method} ${request.url.pathname}`);
    answer(response, fault, () => reply(request));
  };
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    asked,
    fail(next) {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(incoming: IncomingMessage): Promise<StoreRequest> {
  return {
    method: incoming.method ?? "",
    url: new URL(incoming.url ?? "/", "http://store"),
    authorization: incoming.headers.authorization ?? "",
    body: await readText(incoming),
  };
}

function answer(response: ServerResponse, fault: StoreFault | undefined, reply: () => StoreReply): void {
  switch (fault?.kind) {
    case undefined:
      send(response, reply());
      return;
    case "status":
      send(response, { status: fault.status, body: { error: { code: fault.status } } });
      return;
    case "cut":
      response.destroy();
      return;
    case "lost":
      reply();
      response.destroy();
      return;
    case "broken":
      response.writeHead(200, { "content-type": "application/json" }).end('{"data": [{"la');
      return;
    case "strange":
      send(response, { status: 200, body: { data: "soon" } });
  }
}

function send(response: ServerResponse, { status, body }: StoreReply): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
