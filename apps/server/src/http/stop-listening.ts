import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

const lookedEveryMs = 20;
/** Whoever does not take the refusal within this time is not waited for. */
const lastWordMs = 1000;

interface Stopping {
  /** How long requests that have arrived, or begun to, may take to be answered. */
  readonly graceMs: number;
  /** Says on a connection whose request did not arrive whole, or was not answered, that it will not be. */
  readonly refuse: (socket: Socket) => void;
}

/** Watches the connections of a server, and gives what stops it without cutting off a request that was sent before. */
export function stopperOf(server: Server, { graceMs, refuse }: Stopping): () => Promise<void> {
  const open = new Set<Socket>();
  const answers = new WeakMap<Socket, ServerResponse>();
  let isStopping = false;
  const note = ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer);
    if (isStopping) answer.shouldKeepAlive = false;
  };
  server.prependListener("request", note);
  server.prependListener("checkExpectation", note);
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const end = (socket: Socket) => {
    const answer = answers.get(socket);
    if (answer?.headersSent === true && !answer.writableFinished) socket.destroy();
    else refuse(socket);
  };
  return async () => {
    isStopping = true;
    for (const socket of open) {
      const answer = answers.get(socket);
      if (answer) answer.shouldKeepAlive = false;
    }
    // Connections and requests that arrived before lie in the queues of the machine; two turns take them all in.
    await nextTurn();
    await nextTurn();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => setImmediate(() => closeIdle(server, open)), lookedEveryMs);
    const patience = setTimeout(() => open.forEach(end), graceMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs + lastWordMs);
    await closed;
    clearInterval(idle);
    clearTimeout(patience);
    clearTimeout(cut);
  };
}

/** Looks right after everything that has arrived was read, so that what closes is idle indeed, or never said a word. */
function closeIdle(server: Server, open: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
}
