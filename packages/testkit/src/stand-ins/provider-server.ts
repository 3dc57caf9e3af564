import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { Accepted, Answer, Protocol, Received } from "./answers.ts";

/** A provider on loopback that is strict about what it takes and does what it is told. */
export interface ProviderServer {
  readonly url: string;
  readonly requests: readonly Received[];
  /** Lets go of the requests so far. */
  readonly forget: () => void;
  /** Connections that are open at this moment. */
  readonly openSockets: () => number;
  /** Cuts every connection. */
  readonly cutAll: () => void;
  /** What to do with the next requests, in their order. */
  readonly order: (...answers: readonly Answer[]) => void;
  /** What to do with every request that nothing was ordered for. */
  readonly always: (answer: Answer | ((request: Received) => Answer)) => void;
  readonly stop: () => Promise<void>;
}

/** Starts one that speaks a provider's protocol. */
export async function startProvider(protocol: Protocol): Promise<ProviderServer> {
  const requests: Received[] = [];
  const ordered: Answer[] = [];
  const sockets = new Set<Socket>();
  let usual: Answer | ((request: Received) => Answer) = { kind: "text", text: "Hello." };
  const usualFor = (received: Received) => (typeof usual === "function" ? usual(received) : usual);

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const received = await receive(incoming);
    requests.push(received);
    const accepted = protocol.accept(received);
    if (accepted.kind === "refused") {
      sendJson(response, accepted.status, protocol.errorBody(accepted.status, accepted.message));
      return;
    }
    send(protocol, response, accepted.kind, ordered.shift() ?? usualFor(received));
  };
  const server = createServer((incoming, response) => {
    // Who asked may be gone before the question is read.
    handle(incoming, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  return {
    url: `${await listen(server)}${protocol.basePath}`,
    requests,
    forget: () => void requests.splice(0),
    openSockets: () => sockets.size,
    cutAll: () => server.closeAllConnections(),
    order: (...answers) => void ordered.push(...answers),
    always(answer) {
      usual = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(incoming: IncomingMessage): Promise<Received> {
  const text = await readText(incoming);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const headers = { ...incoming.headers, ":method": incoming.method };
  return { path: incoming.url ?? "", headers, body };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    });
  });
}

type Asked = Exclude<Accepted["kind"], "refused">;

function send(protocol: Protocol, response: ServerResponse, asked: Asked, answer: Answer): void {
  switch (answer.kind) {
    case "stall":
      if (asked === "stream" && answer.text !== undefined) {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(beginning(protocol, answer.text));
      }
      return;
    case "broken":
      response.writeHead(200, { "content-type": "application/json" }).end('{"candidates": [{"con');
      return;
    case "status": {
      const wait = answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter };
      sendJson(response, answer.status, protocol.errorBody(answer.status, "As ordered."), wait);
      return;
    }
    case "cut":
      cut(protocol, response, asked, answer.after);
      return;
    case "image":
      sendJson(response, 200, protocol.image(Buffer.from(answer.bytes).toString("base64")));
      return;
    case "refusal":
      sendText(protocol, response, asked, null, "stop");
      return;
    case "text":
      sendText(protocol, response, asked, answer.text, answer.finish ?? "stop");
  }
}

const inPieces = (text: string): string[] => text.match(/[^]{1,40}/gu) ?? [""];

function sendText(
  protocol: Protocol,
  response: ServerResponse,
  asked: Asked,
  text: string | null,
  finish: "stop" | "length",
): void {
  if (asked !== "stream") {
    sendJson(response, 200, protocol.completion(text, finish));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(protocol.frames(text === null ? null : inPieces(text), finish).join(""));
}

function cut(protocol: Protocol, response: ServerResponse, asked: Asked, after: "nothing" | "half"): void {
  if (after === "nothing") {
    response.destroy();
    return;
  }
  const type = asked === "stream" ? "text/event-stream" : "application/json";
  const half = asked === "stream" ? "data: {" : JSON.stringify(protocol.completion("", "stop")).slice(0, -20);
  response.writeHead(200, { "content-type": type, "content-length": "100000" });
  response.write(half, () => response.destroy());
}

/** A stream up to before its end. */
const beginning = (protocol: Protocol, text: string): string => {
  const end = protocol.frames([""], "stop").at(-1) ?? "";
  return protocol
    .frames([...inPieces(text), ""], "stop")
    .join("")
    .replace(end, "");
};

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
