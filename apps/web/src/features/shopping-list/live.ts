import { network } from "../../platform/network.ts";
import { server, type ServerEvents } from "../../platform/server.ts";

const firstRetryMs = 1000;
const longestRetryMs = 60_000;

/** Hears from the server when another device changed the list. A page that nobody sees listens to nothing. */
export function watchChanges(onChanged: (revision: number | undefined) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let source: ServerEvents | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    if (document.visibilityState === "hidden" || !network.isOnline()) return;
    source = server.events("/api/shopping-list/events");
    source.addEventListener("open", () => {
      failures = 0;
      network.heard();
      // What happened while nobody listened is asked for.
      onChanged(undefined);
    });
    source.addEventListener("changed", ({ data }) => onChanged(readRevision(data)));
    source.addEventListener("error", () => {
      close();
      timer = setTimeout(open, Math.min(longestRetryMs, firstRetryMs * 2 ** failures));
      failures += 1;
      void network.doubt();
    });
  };
  document.addEventListener("visibilitychange", open, { signal });
  const stop = network.subscribe(() => (network.isOnline() ? open() : close()));
  open();
  return () => {
    abort.abort();
    stop();
    close();
  };
}

function readRevision(data: unknown): number | undefined {
  try {
    const event: unknown = JSON.parse(String(data));
    const revision =
      typeof event === "object" && event !== null && "revision" in event ? event.revision : event;
    return typeof revision === "number" ? revision : undefined;
  } catch {
    return undefined;
  }
}
