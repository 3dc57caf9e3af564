import type { Answer } from "./check.ts";
import type { FuzzRequest } from "./request.ts";

/** No answer takes so long; what does has stopped. */
const patienceMs = 120_000;
const longestRead = 4_000_000;
/** What ends a stream of events, or is all that comes at first from one that waits for changes. */
const lastEvent = /^event: (?:done|problem|changed)$/mu;

/** Sends a request and reads its answer. */
export async function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  const given = body === undefined ? {} : { body };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: writable(headers),
    redirect: "manual",
    signal,
    ...given,
  });
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const text = isStream ? await readEvents(answer) : await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

async function readEvents({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    // Whoever stops to read leaves, as a page does that is closed.
    if (text.length > longestRead || lastEvent.test(text)) break;
  }
  return text;
}

/** Headers hold Latin-1 alone. */
function writable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\u0020-\u00FF]/gu, "?")]),
  );
}
