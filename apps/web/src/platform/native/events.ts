import { readEvents } from "../event-stream.ts";
import type { Server, ServerEvents } from "../server.ts";

/** An `EventSource` that comes with a token, which the browser's own cannot. */
export function listenTo(path: string, reach: Server["reach"]): ServerEvents {
  const listeners: { readonly name: string; readonly heard: (event: MessageEvent<unknown>) => void }[] = [];
  const tell = (name: string, data?: unknown) => {
    const event = new MessageEvent(name, { data: JSON.stringify(data) });
    for (const one of listeners) if (one.name === name) one.heard(event);
  };
  const abort = new AbortController();
  const listen = async () => {
    const answer = await reach(path, { signal: abort.signal, headers: { accept: "text/event-stream" } });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    tell("open");
    for await (const { name, data } of readEvents(answer)) tell(name, data);
    throw new Error("The stream ended.");
  };
  listen().catch(() => {
    if (!abort.signal.aborted) tell("error");
  });
  return {
    addEventListener: (name, heard) => void listeners.push({ name, heard }),
    close: () => abort.abort(),
  };
}
