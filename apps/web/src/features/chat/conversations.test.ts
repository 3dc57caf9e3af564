import { describe, expect, it } from "vitest";
import {
  type Conversation,
  type Exchange,
  mostConversations,
  mostExchanges,
  readConversations,
  turnsFor,
  withConversation,
} from "./conversations.ts";

const asked = (id: string, change: Partial<Exchange> = {}): Exchange => ({
  id,
  question: `Question ${id}`,
  answer: `Answer ${id}`,
  lookedAt: ["plan"],
  offers: [],
  ...change,
});
const talk = (startedAt: number, exchanges: readonly Exchange[] = [asked("1")]): Conversation => ({
  id: String(startedAt),
  startedAt,
  exchanges,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("what is sent with a question", () => {
  it("is never more than the server takes, and ends with the question", () => {
    const turns = turnsFor(
      many(100).map((at) => asked(String(at), { answer: "a".repeat(9000) })),
      "Why?",
    );
    expect(turns.length).toBeLessThanOrEqual(40);
    expect(turns.at(-1)).toEqual({ role: "user", content: "Why?" });
    for (const { content } of turns) expect(content.length).toBeLessThanOrEqual(4000);
  });

  it("leaves out what got no whole answer", () => {
    expect(turnsFor([asked("1", { cut: "stopped" }), asked("2", { answer: " " })], "Why?")).toHaveLength(1);
  });
});

describe("what lies on the device", () => {
  it("is read as it was written", () => {
    const all = [talk(2, [asked("1", { cut: "offline", note: "A note" })]), talk(1)];
    expect(readConversations(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });

  it.each([[null], ["text"], [[null, 1, { id: 1 }]], [{ id: "1" }]])("is nothing where it is %j", (value) => {
    expect(readConversations(value)).toEqual([]);
  });

  it("does not grow without end", () => {
    const all = many(50).reduce<readonly Conversation[]>(
      (kept, at) =>
        withConversation(
          kept,
          talk(
            at,
            many(80).map((each) => asked(String(each))),
          ),
        ),
      [],
    );
    expect(all).toHaveLength(mostConversations);
    expect(all[0]?.startedAt).toBe(49);
    expect(all[0]?.exchanges).toHaveLength(mostExchanges);
    expect(all[0]?.exchanges.at(-1)?.id).toBe("79");
  });
});
