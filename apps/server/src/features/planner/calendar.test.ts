import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { planOf } from "./testing/saved-things.ts";

const path = "/api/calendar-feed";

/** The path of the feed's address, as the app itself tells it. */
async function feedOf(answer: Promise<Response>): Promise<string | null> {
  const { url }: { url: string | null } = JSON.parse(await (await answer).text());
  if (url === null) return null;
  expect(new URL(url).origin).toBe("http://localhost:3000");
  return new URL(url).pathname;
}

async function linesOf(caller: TestCaller, feed: string): Promise<readonly string[]> {
  const text = await (await caller.get(feed)).text();
  return text.replaceAll("\r\n ", "").split("\r\n");
}

const starting = (lines: readonly string[], name: string) => lines.filter((line) => line.startsWith(name));
const today = (now: number) => new Date(now).toISOString().slice(0, 10);

describeAccounts("the calendar of a person's plans", ({ open }) => {
  it("is there once it was asked for, for everybody who knows its address", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    expect(await feedOf(anna.get(path))).toBeNull();
    const feed = (await feedOf(anna.post(path))) ?? "";
    expect(feed).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/u);
    expect(await feedOf(anna.get(path))).toBe(feed);
    const startDate = today(world.clock.now());
    const plan = planOf(["Soup; with bread", "Löwenzahn 🥗"], { startDate }, "Mine");
    await anna.post("/api/meal-plans", plan);
    await anna.post("/api/meal-plans", planOf(["Undated"]));
    const guest = world.browser();
    const response = await guest.get(feed);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const lines = await linesOf(guest, feed);
    expect(starting(lines, "SUMMARY")).toEqual([
      String.raw`SUMMARY:Soup\; with bread`,
      "SUMMARY:Löwenzahn 🥗",
    ]);
    expect(starting(lines, "UID")).toEqual([
      `UID:${plan.id}-1-1@ai-meal-planner`,
      `UID:${plan.id}-2-1@ai-meal-planner`,
    ]);
    expect(starting(lines, "DTSTART")[0]).toBe(`DTSTART:${startDate.replaceAll("-", "")}T183000`);
    expect(starting(lines, "URL")[0]).toBe(
      "URL:http://localhost:3000/recipe/id%20of%20Soup%3B%20with%20bread",
    );
    expect(starting(lines, "SEQUENCE")).toEqual(["SEQUENCE:1", "SEQUENCE:1"]);
  });

  it("shows no more than the last months, and of two plans for a day the one in use", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const feed = (await feedOf(anna.post(path))) ?? "";
    const startDate = today(world.clock.now());
    await anna.post("/api/meal-plans", planOf(["Long ago"], { startDate: "2020-02-02" }));
    await anna.post("/api/meal-plans", planOf(["First thought"], { startDate }));
    world.clock.advance(1);
    const second = planOf(["Second thought"], { startDate });
    await anna.post("/api/meal-plans", second);
    expect(starting(await linesOf(anna, feed), "SUMMARY")).toEqual(["SUMMARY:First thought"]);
    await anna.post(`/api/meal-plans/${second.id}/use`, {});
    expect(starting(await linesOf(anna, feed), "SUMMARY")).toEqual(["SUMMARY:Second thought"]);
  });

  it("names no allergy, whatever the plan was made for", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const feed = (await feedOf(anna.post(path))) ?? "";
    const request = { days: 1, mealsPerDay: 1, allergies: ["kiwi"] };
    await anna.post("/api/meal-plans", planOf(["Soup"], { startDate: today(world.clock.now()), request }));
    const lines = await linesOf(anna, feed);
    expect(lines).toContain("SUMMARY:Soup");
    expect(lines.join("\n")).not.toMatch(/kiwi|allerg/iu);
  });

  it("ends at its old address when it is made anew or revoked", async () => {
    const { anna } = await annaAndBert(await open());
    const first = (await feedOf(anna.post(path))) ?? "";
    const second = (await feedOf(anna.post(path))) ?? "";
    expect(second).not.toBe(first);
    await expectProblem(await anna.get(first), "not_found");
    expect((await anna.get(second)).status).toBe(200);
    expect((await anna.send("DELETE", path)).status).toBe(204);
    await expectProblem(await anna.get(second), "not_found");
    expect(await feedOf(anna.get(path))).toBeNull();
  });

  it("is told to nobody else, and cannot be made from what is stored", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    const feed = (await feedOf(anna.post(path))) ?? "";
    expect(await feedOf(bertsBrowser.get(path))).toBeNull();
    await bertsBrowser.send("DELETE", path);
    expect((await anna.get(feed)).status).toBe(200);
    const row = await world.database.db.selectFrom("calendar_feeds").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(feed.slice("/api/calendar/".length, -".ics".length));
    const token = feed.slice("/api/calendar/".length);
    for (const file of [
      token.slice(0, -4),
      `${row.token_hash}.ics`,
      `${row.feed_id}.ics`,
      ".ics",
      "x",
      "x".repeat(100),
    ])
      await expectProblem(await anna.get(`/api/calendar/${file}`), "not_found");
    await expectProblem(await anna.get(`/api/calendar/${"x".repeat(101)}`), "invalid_input");
  });

  it("answers sixty times an hour", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const feed = (await feedOf(anna.post(path))) ?? "";
    for (let times = 0; times < 60; times += 1) expect((await anna.get(feed)).status).toBe(200);
    await expectProblem(await anna.get(feed), "too_many_requests");
    world.clock.advance(3_600_000);
    expect((await anna.get(feed)).status).toBe(200);
  });

  it("is made by people who signed in", async () => {
    const guest = (await open()).browser();
    for (const method of ["GET", "POST", "DELETE"])
      await expectProblem(await guest.send(method, path), "not_signed_in");
  });
});
