import type { streamChat, chat } from "@meal/contract/chat";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import { ApiError, callRaw } from "../../platform/api.ts";
import { streamedAnswer } from "../../platform/streamed-answer.ts";

/** What came with the whole of an answer. */
export type ChatAnswer = OutputOf<typeof chat>;
type Turns = InputOf<typeof streamChat>["body"]["messages"];

/** A language model on a small machine may take this long. */
const chatTimeoutMs = 600_000;

/** Asks, and hears the answer as it is spoken. Throws an `ApiError`. */
export async function askChat(
  messages: Turns,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const response = await callRaw<typeof streamChat>(
    "POST /api/functions/chat/events",
    { body: { messages } },
    { signal, timeoutMs: chatTimeoutMs },
  );
  for await (const { name, data } of streamedAnswer(response, signal)) {
    if (name === "text" && hasText(data)) onText(data.text);
    if (name === "done" && isAnswer(data)) return data;
  }
  throw new ApiError("unreadable", "The answer ended too early.");
}

function hasText(data: unknown): data is { readonly text: string } {
  return isObject(data) && "text" in data && typeof data.text === "string";
}

function isAnswer(data: unknown): data is ChatAnswer {
  return isObject(data) && "response" in data && typeof data.response === "string" && "offers" in data;
}

function isObject(data: unknown): data is object {
  return typeof data === "object" && data !== null;
}
