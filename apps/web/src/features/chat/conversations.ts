import type { ChatOffer, ChatSource } from "@meal/domain/chef/chat-reply";
import { CHAT_SOURCES } from "@meal/domain/chef/chat-reply";

/** Why an answer is not whole. */
export type Cut = "stopped" | "offline" | "broken" | "busy" | "limit";

/** A question, and what came of it. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Undefined once the answer is whole. */
  readonly cut?: Cut;
  /** Words of whoever answered about how they did. */
  readonly note?: string;
  readonly lookedAt: readonly ChatSource[];
  /** Not kept: what can be done belongs to the moment. */
  readonly offers: readonly ChatOffer[];
}

export interface Conversation {
  readonly id: string;
  /** When it began, in epoch milliseconds. */
  readonly startedAt: number;
  readonly exchanges: readonly Exchange[];
}

/** So much lies on a device; the oldest goes. */
export const mostConversations = 20;
export const mostExchanges = 50;
/** So much of a conversation goes along with a question: the server takes 40 turns, the last of them the person's. */
const mostEarlier = 19;
/** The longest turn that the server takes. */
export const mostCharacters = 4000;

/** What the server is sent: the question after what was asked and answered whole before it. */
export function turnsFor(earlier: readonly Exchange[], question: string) {
  const whole = earlier.filter(({ cut, answer }) => cut === undefined && answer.trim() !== "");
  return [
    ...whole.slice(-mostEarlier).flatMap((exchange) => [
      { role: "user" as const, content: exchange.question },
      { role: "assistant" as const, content: exchange.answer.trim().slice(0, mostCharacters) },
    ]),
    { role: "user" as const, content: question },
  ];
}

/** Puts a conversation among the others, the latest first. */
export function withConversation(
  all: readonly Conversation[],
  changed: Conversation,
): readonly Conversation[] {
  const kept = { ...changed, exchanges: changed.exchanges.slice(-mostExchanges) };
  const others = all.filter(({ id }) => id !== changed.id);
  return [kept, ...others].toSorted((a, b) => b.startedAt - a.startedAt).slice(0, mostConversations);
}

/** What lies on the device, whatever version wrote it. What cannot be read is passed over. */
export function readConversations(value: unknown): readonly Conversation[] {
  return Array.isArray(value) ? value.flatMap(readConversation) : [];
}

function readConversation(value: unknown): readonly Conversation[] {
  const fields = fieldsOf(value);
  const [id, startedAt, exchanges] = [fields.get("id"), fields.get("startedAt"), fields.get("exchanges")];
  if (typeof id !== "string" || typeof startedAt !== "number" || !Array.isArray(exchanges)) return [];
  return [{ id, startedAt, exchanges: exchanges.flatMap(readExchange) }];
}

const cuts = ["stopped", "offline", "broken", "busy", "limit"] as const;

function readExchange(value: unknown): readonly Exchange[] {
  const fields = fieldsOf(value);
  const [id, question, answer, note] = ["id", "question", "answer", "note"].map((key) => fields.get(key));
  if (typeof id !== "string" || typeof question !== "string" || typeof answer !== "string") return [];
  const cut = cuts.find((each) => each === fields.get("cut"));
  const looked = fields.get("lookedAt");
  const lookedAt = CHAT_SOURCES.filter((source) => Array.isArray(looked) && looked.includes(source));
  return [
    {
      id,
      question,
      answer,
      lookedAt,
      offers: [],
      ...(cut !== undefined && { cut }),
      ...(typeof note === "string" && { note }),
    },
  ];
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
