import { localDayOf } from "@meal/domain/dates/format-date";
import { chat } from "@meal/contract/chat";
import type { ChatContext } from "@meal/domain/chef/chef-port";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { readEvents } from "../ai-usage/testing/events.ts";
import { stalled, stubChef } from "../ai-usage/testing/stub-chef.ts";

const path = "/api/functions/chat";
const question = { messages: [{ role: "user", content: "How much protein is in 100 g of tofu?" }] };
const spokenText = z.object({ text: z.string() });
const nothingMore = { lookedAt: [], offersAfter: async () => [] };
const info = { provider: "gemini", model: "a model", isFallback: false, note: null };

async function usedMessages(caller: TestCaller): Promise<number | undefined> {
  const { features }: { features: readonly { feature: string; used: number }[] } = JSON.parse(
    await (await caller.get("/api/usage")).text(),
  );
  return features.find(({ feature }) => feature === "chat")?.used;
}

function add(id: string, name: string) {
  const item = { id, name, quantity: "1", unit: "units", aisle: "drinks" };
  return { opId: crypto.randomUUID(), operation: { kind: "add", item } };
}

describeAccounts("the chat", ({ open }) => {
  it("answers three messages, whole or as they are spoken, and then refuses", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    const { response } = chat.output.parse(await (await browser.post(path, question)).json());
    expect(response).toContain("protein");
    const events = await readEvents(await browser.post(`${path}/events`, question));
    const spoken = events
      .filter(({ event }) => event === "text")
      .map(({ data }) => spokenText.parse(data).text);
    const last = events.at(-1);
    expect(last?.event).toBe("done");
    const done = chat.output.parse(last?.data);
    expect(spoken.join("")).toBe(done.response);
    await browser.post(path, question);
    await expectProblem(await browser.post(path, question), "limit_reached");
    await expectProblem(await browser.post(`${path}/events`, question), "limit_reached");
    expect(await usedMessages(browser)).toBe(3);
  });

  it("knows what binds the person, what they ate today and what they plan", async () => {
    const contexts: ChatContext[] = [];
    const built = stubChef({});
    const chef = stubChef({
      chat: (input, call) => {
        contexts.push(input.context);
        return built.chat(input, call);
      },
    });
    const world = await open({ watched: { chef }, settings: { FREE_LIMITS: "calorie_tracking=unlimited" } });
    const browser = world.browser();
    await signUp(browser);
    await browser.put("/api/user-preferences", {
      allergies: "kiwi",
      dietary_goals: { vegetarian: true },
      time_zone: "Pacific/Auckland",
    });
    const eaten = { portion: "1", calories: 400, protein: 1, carbs: 1, fats: 1, fiber: 1 };
    const note = (food_description: string, hoursAgo: number) =>
      browser.post("/api/food-consumption", {
        ...eaten,
        id: crypto.randomUUID(),
        food_description,
        consumed_at: new Date(world.clock.now() - hoursAgo * 3_600_000).toISOString(),
      });
    const bought = crypto.randomUUID();
    const operations = [
      add(crypto.randomUUID(), "Oat milk"),
      add(bought, "Spinach"),
      { opId: crypto.randomUUID(), operation: { kind: "check", id: bought, checked: true } },
    ];
    await browser.post("/api/shopping-list/operations", { operations });
    await note("Porridge", 0);
    await note("Pizza of the day before", 25);
    await browser.post(path, question);
    expect(contexts).toEqual([
      {
        diet: "vegetarian",
        allergies: ["kiwi"],
        today: localDayOf(world.clock.now(), "Pacific/Auckland"),
        dailyLimitKcal: 2000,
        eatenToday: [{ description: "Porridge", calories: 400 }],
        plan: [],
        toBuy: ["Oat milk"],
      },
    ]);
  });

  it("that breaks off says why, and costs nothing", async () => {
    const chef = stubChef({
      chat: async () => ({
        ...nothingMore,
        info,
        answer: (async function* () {
          yield "An egg has ";
          throw new Error("cut");
        })(),
      }),
    });
    const browser = (await open({ watched: { chef } })).browser();
    await signUp(browser);
    const events = await readEvents(await browser.post(`${path}/events`, question));
    expect(events).toMatchObject([
      { event: "text", data: { text: "An egg has " } },
      { event: "problem", data: { code: "internal" } },
    ]);
    expect(await usedMessages(browser)).toBe(0);
  });

  it("that nobody listens to any more ends, and costs nothing", async () => {
    const chef = stubChef({
      chat: async (_input, call) => ({
        ...nothingMore,
        info,
        answer: (async function* () {
          yield "An egg has ";
          yield await stalled(call);
        })(),
      }),
    });
    const world = await open({ watched: { chef }, settings: { FREE_LIMITS: "calorie_tracking=unlimited" } });
    const browser = world.browser();
    await signUp(browser);
    const controller = new AbortController();
    const response = await fetch(new URL(`${path}/events`, world.url), {
      method: "POST",
      body: JSON.stringify(question),
      headers: { "content-type": "application/json", cookie: browser.cookie ?? "" },
      signal: controller.signal,
    });
    await response.body?.getReader().read();
    expect(await usedMessages(browser)).toBe(1);
    controller.abort();
    await expect.poll(() => usedMessages(browser)).toBe(0);
  });

  it("wants the last word to be the person's", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    const messages = [...question.messages, { role: "assistant", content: "8 g" }];
    await expectProblem(await browser.post(path, { messages }), "invalid_input");
  });
});
