import { chat, streamChat } from "@meal/contract/chat";
import type { OutputOf } from "@meal/contract/endpoint";
import { readUsage } from "@meal/contract/entitlements";
import { type Answer, answer, events } from "./answers.ts";

type ChatAnswer = OutputOf<typeof chat>;

/** A whole answer, made by the built-in chef of nothing of the person's. */
export function answerOf(response: string, change: Partial<ChatAnswer> = {}): ChatAnswer {
  const generationInfo = { provider: "builtin", model: null, isFallback: false, note: null };
  return chat.output.parse({ response, lookedAt: [], offers: [], generationInfo, ...change });
}

/** An answer that is spoken and done at once. */
export function says(response: string, change: Partial<ChatAnswer> = {}): Answer {
  return events(streamChat, ["text", { text: response }], ["done", answerOf(response, change)]);
}

/** An answer that the test speaks piece by piece. */
export function speaking() {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (name: string, data: unknown) =>
    void writer.write(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)).catch(() => {});
  return {
    endpoint: streamChat,
    reply: () => new Response(readable, { headers: { "content-type": "text/event-stream" } }),
    say: (text: string) => send("text", { text }),
    finish: (whole: ChatAnswer) => send("done", whole),
    /** The connection ends before the answer does. */
    cut: () => void writer.close().catch(() => {}),
    /** Resolves once nobody listens any more. */
    isLeft: writer.closed.then(
      () => false,
      () => true,
    ),
  };
}

/** So many of the messages are used. */
export const messagesUsed = (used: number, limit: number | null = 3) =>
  answer(readUsage, { features: [{ feature: "chat", used, limit }] });
