import { randomUUID } from "node:crypto";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";

const path = "/api/food-consumption";
const list = z.object({ items: z.array(z.object({ food_description: z.string() })) });

const eaten = (more: object = {}) => ({
  id: randomUUID(),
  food_description: "Soup",
  calories: 250.4,
  protein: 12.5,
  carbs: 30,
  fats: 8.25,
  fiber: 4,
  ...more,
});

/** A note as a row of the table, from before days were written. */
const stored = (more: object = {}) => ({
  ...eaten(),
  portion: "1 bowl",
  calories: 250,
  consumed_at: 0,
  is_estimate: false,
  eaten_on: null,
  meal: null,
  ...more,
});

function idOfAnna({ database }: World) {
  const others = database.db.selectFrom("users").select("id").where("email", "not like", "bert%");
  return others.executeTakeFirstOrThrow();
}

async function listed(caller: TestCaller, query = ""): Promise<readonly string[]> {
  const { items } = list.parse(await (await caller.get(`${path}${query}`)).json());
  return items.map(({ food_description }) => food_description);
}

/** Everybody may write down what they eat. */
const settings = { FREE_LIMITS: "calorie_tracking=unlimited" };

describeAccounts("what somebody ate", ({ open }) => {
  it("is noted with calories as a whole number, now unless said otherwise", async () => {
    const world = await open({ settings });
    const { anna } = await annaAndBert(world);
    const body = eaten();
    const response = await anna.post(path, body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...body,
      calories: 250,
      portion: "1 serving",
      is_estimate: false,
      consumed_at: new Date(world.clock.now()).toISOString(),
      eaten_on: new Date(world.clock.now()).toISOString().slice(0, 10),
      meal: null,
    });
    const then = eaten({ consumed_at: "2026-11-20T19:30:00+01:00", portion: "1 bowl", is_estimate: true });
    expect(await (await anna.post(path, then)).json()).toMatchObject({
      consumed_at: "2026-11-20T18:30:00.000Z",
      portion: "1 bowl",
      is_estimate: true,
    });
  });

  it("is noted once, however often the same note arrives", async () => {
    const { anna } = await annaAndBert(await open({ settings }));
    const body = eaten();
    const notes = [body, body, { ...body, food_description: "Other" }].map((each) => anna.post(path, each));
    expect((await Promise.all(notes)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listed(anna)).toHaveLength(1);
  });

  it("is listed the latest first, between two instants of which the second is outside", async () => {
    const { anna } = await annaAndBert(await open({ settings }));
    for (const hour of ["08", "12", "18"]) {
      const more = { food_description: hour, consumed_at: `2026-11-20T${hour}:00:00Z` };
      await anna.post(path, eaten(more));
    }
    expect(await listed(anna)).toEqual(["18", "12", "08"]);
    expect(await listed(anna, "?from=2026-11-20T08:00:00Z&to=2026-11-20T18:00:00Z")).toEqual(["12", "08"]);
    expect(await listed(anna, "?from=2026-11-20T10:00:00%2B01:00&limit=1")).toEqual(["18"]);
  });

  it("can be taken back, and by nobody else", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open({ settings }));
    const body = eaten();
    await anna.post(path, body);
    await expectProblem(await bertsBrowser.send("DELETE", `${path}/${body.id}`), "not_found");
    // The same id is his own note, so that he learns nothing of hers.
    expect(await (await bertsBrowser.post(path, { ...body, food_description: "His" })).json()).toMatchObject({
      food_description: "His",
    });
    expect(await listed(bertsBrowser)).toEqual(["His"]);
    expect((await anna.send("DELETE", `${path}/${body.id}`)).status).toBe(204);
    await expectProblem(await anna.send("DELETE", `${path}/${body.id}`), "not_found");
    expect([await listed(anna), await listed(bertsBrowser)]).toEqual([[], ["His"]]);
  });

  it("is refused where it makes no sense", async () => {
    const world = await open({ settings });
    const { anna } = await annaAndBert(world);
    const bad: readonly object[] = [
      { id: "7" },
      { food_description: " " },
      { food_description: "x".repeat(501) },
      { portion: "x".repeat(201) },
      { calories: -1 },
      { calories: 100_001 },
      { calories: "many" },
      { protein: 100_001 },
      { consumed_at: "yesterday" },
      { consumed_at: "0000-01-01T00:00:00+14:00" },
      { consumed_at: "9999-12-31T23:59:59-14:00" },
      { eaten_on: "2026-02-30" },
      { eaten_on: "1999-12-31" },
      { meal: "brunch" },
    ];
    for (const more of bad) await expectProblem(await anna.post(path, eaten(more)), "invalid_input");
    for (const query of ["?from=1", "?limit=0", "?limit=1001", "?to=2026-11-20", "?from_day=today"])
      await expectProblem(await anna.get(`${path}${query}`), "invalid_input");
    expect(await listed(anna)).toEqual([]);
    const guest = world.browser();
    await expectProblem(await guest.get(path), "not_signed_in");
    await expectProblem(await guest.post(path, eaten()), "not_signed_in");
    await expectProblem(await guest.send("DELETE", `${path}/${randomUUID()}`), "not_signed_in");
  });

  it("belongs to the day that was said, else to the day where the person is", async () => {
    const { anna } = await annaAndBert(await open({ settings }));
    await anna.put("/api/user-preferences", { time_zone: "Pacific/Auckland" });
    const note = (food_description: string, consumed_at: string, more: object = {}) =>
      anna.post(path, eaten({ food_description, consumed_at, ...more }));
    await note("at home", "2026-11-20T12:00:00Z");
    await note("on a trip", "2026-11-20T12:30:00Z", { eaten_on: "2026-11-20", meal: "dinner" });
    expect(await listed(anna, "?from_day=2026-11-20&to_day=2026-11-20")).toEqual(["on a trip"]);
    expect(await listed(anna, "?from_day=2026-11-21")).toEqual(["at home"]);
    expect(await listed(anna, "?to_day=2026-11-21&limit=1")).toEqual(["on a trip"]);
  });

  it("that has no day of its own is found by the zone", async () => {
    const world = await open({ settings });
    const { anna } = await annaAndBert(world);
    await anna.put("/api/user-preferences", { time_zone: "Pacific/Auckland" });
    await anna.post(path, eaten({ consumed_at: "2026-11-20T12:00:00Z" }));
    await world.database.db.updateTable("food_consumption").set({ eaten_on: null }).execute();
    expect(await listed(anna, "?from_day=2026-11-21&to_day=2026-11-21")).toEqual(["Soup"]);
    expect(await listed(anna, "?from_day=2026-11-20&to_day=2026-11-20")).toEqual([]);
  });

  it("is of no day that has begun nowhere yet", async () => {
    const world = await open({ settings });
    const { anna } = await annaAndBert(world);
    const daysOn = (days: number) =>
      new Date(world.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
    const wrong = [{ path: "body.eaten_on", message: "You can't log food for a day that hasn't started" }];
    for (const more of [
      { eaten_on: daysOn(2) },
      { consumed_at: new Date(world.clock.now() + 2 * 86_400_000).toISOString() },
    ])
      expect((await expectProblem(await anna.post(path, eaten(more)), "invalid_input")).fields).toEqual(
        wrong,
      );
    const body = eaten({ eaten_on: daysOn(0) });
    expect((await anna.post(path, body)).status).toBe(201);
    const moved = await anna.send("PATCH", `${path}/${body.id}`, { eaten_on: daysOn(2) });
    expect((await expectProblem(moved, "invalid_input")).fields).toEqual(wrong);
  });

  it("can be corrected, and by nobody else", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open({ settings }));
    const body = eaten();
    await anna.post(path, body);
    const change = { food_description: "Stew", calories: 300.6, eaten_on: "2026-11-19", meal: "lunch" };
    const own = `${path}/${body.id}`;
    await expectProblem(await bertsBrowser.send("PATCH", own, change), "not_found");
    const then = { ...change, calories: 301, protein: 12.5, portion: "1 serving" };
    expect(await (await anna.send("PATCH", own, change)).json()).toMatchObject(then);
    expect(await (await anna.send("PATCH", own, {})).json()).toMatchObject(then);
    await expectProblem(await anna.send("PATCH", own, { calories: -1 }), "invalid_input");
    await expectProblem(await anna.send("PATCH", `${path}/${randomUUID()}`, change), "not_found");
  });

  it("is taken along as a table", async () => {
    const world = await open({ settings });
    const { anna, bertsBrowser } = await annaAndBert(world);
    const { id: user_id } = await idOfAnna(world);
    const start = Date.UTC(2026, 10, 20, 8);
    // Many at the same instant: the file is written in pieces, and none is lost between two of them.
    const rows = Array.from({ length: 1100 }, (_, index) => ({
      ...stored({ food_description: `=${index}`, consumed_at: start + Math.floor(index / 300) }),
      user_id,
    }));
    for (const part of [rows.slice(0, 600), rows.slice(600)])
      // oxlint-disable-next-line no-await-in-loop -- One piece after the other.
      await world.database.db.insertInto("food_consumption").values(part).execute();
    const response = await anna.get(`${path}/export`);
    expect(response.headers.get("content-disposition")).toMatch(/food-diary-\d{4}-\d\d-\d\d\.csv/u);
    const lines = (await response.text()).trim().split("\r\n");
    const names = new Set(lines.slice(1).map((line) => line.split(",")[3]));
    expect([lines.length, names.size, names.has("'=1099")]).toEqual([1101, 1100, true]);
    expect((await (await bertsBrowser.get(`${path}/export`)).text()).trim().split("\r\n")).toHaveLength(1);
  });
});

describeAccounts("a daily limit", ({ open }) => {
  const own = "/api/user-calorie-limit";
  const unset = { daily_limit: null, protein: null, carbs: null, fats: null, fiber: null };

  it("is the person's own, and keeps the targets that are not given", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open({ settings }));
    expect(await (await anna.get(own)).json()).toEqual(unset);
    const first = await anna.put(own, { dailyLimit: "1850.4", protein: 90.5 });
    expect(await first.json()).toEqual({ ...unset, daily_limit: 1850, protein: 90.5 });
    const second = await anna.put(own, { dailyLimit: 2200, fiber: 30 });
    expect(await second.json()).toEqual({ ...unset, daily_limit: 2200, protein: 90.5, fiber: 30 });
    await anna.put(own, { dailyLimit: 2200, protein: null });
    expect(await (await anna.get(own)).json()).toEqual({ ...unset, daily_limit: 2200, fiber: 30 });
    expect(await (await bertsBrowser.get(own)).json()).toEqual(unset);
  });

  it.each([
    [499, "Daily limit must be at least 500 calories"],
    [10_001, "Daily limit must be at most 10,000 calories"],
    ["abc", "Daily limit must be a number of calories"],
    ["", "Daily limit must be at least 500 calories"],
    [{}, "Daily limit must be a number of calories"],
  ])("of %j is told what would be right", async (dailyLimit, message) => {
    const { anna } = await annaAndBert(await open({ settings }));
    const { fields } = await expectProblem(await anna.put(own, { dailyLimit }), "invalid_input");
    expect(fields).toEqual([{ path: "body.dailyLimit", message }]);
  });
});

describeAccounts("whoever has no Premium", ({ open }) => {
  it("reads, deletes and takes along what is stored, and adds nothing", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const { id: user_id } = await idOfAnna(world);
    const row = { ...stored(), user_id };
    await world.database.db.insertInto("food_consumption").values(row).execute();
    await expectProblem(await anna.post(path, eaten()), "limit_reached");
    await expectProblem(await anna.send("PATCH", `${path}/${row.id}`, { calories: 1 }), "limit_reached");
    await expectProblem(await anna.put("/api/user-calorie-limit", { dailyLimit: 2000 }), "limit_reached");
    expect(await listed(anna)).toEqual(["Soup"]);
    expect(await (await anna.get(`${path}/export`)).text()).toContain("Soup");
    expect((await anna.send("DELETE", `${path}/${row.id}`)).status).toBe(204);
  });
});

describeAccounts("a meal in words", ({ open }) => {
  it("is read by the tables, and counts no use", async () => {
    const { anna } = await annaAndBert(await open());
    const items = z.object({
      items: z.array(
        z.object({
          description: z.string(),
          calories: z.number(),
          calories_range: z.object({ low: z.number(), high: z.number() }),
        }),
      ),
    });
    const before = await (await anna.get("/api/usage")).json();
    const read = items.parse(
      await (await anna.post("/api/functions/read-meal", { text: "two eggs and a slice of toast" })).json(),
    );
    expect(read.items.map(({ description }) => description.toLowerCase())).toEqual([
      expect.stringContaining("egg"),
      expect.stringMatching(/toast|bread/u),
    ]);
    for (const { calories, calories_range } of read.items)
      expect(calories_range.low < calories && calories < calories_range.high).toBe(true);
    expect(await (await anna.get("/api/usage")).json()).toEqual(before);
    await expectProblem(await anna.post("/api/functions/read-meal", { text: " " }), "invalid_input");
  });

  it("gives a number to the food behind it, and makes no dish of the two", async () => {
    const { anna } = await annaAndBert(await open());
    const answer = await anna.post("/api/functions/read-meal", { text: "two eggs and toast" });
    expect(await answer.json()).toMatchObject({
      items: [{ description: "Egg", grams: 100 }, { description: "Toasted white bread" }],
    });
  });

  it("says which words it does not count, and which of a food's name it does not know", async () => {
    const { anna } = await annaAndBert(await open());
    const answer = await anna.post("/api/functions/read-meal", {
      text: "two eggs with zorblax sauce, blarg",
    });
    expect(await answer.json()).toMatchObject({
      items: [{ description: "Egg" }, { unknown_words: ["zorblax"] }],
      missed: ["blarg"],
    });
  });

  it("says what it leaves out because it was not eaten", async () => {
    const { anna } = await annaAndBert(await open());
    const text = "A cheeseburger. Left the fries, my kid had the cookie";
    const answer = await anna.post("/api/functions/read-meal", { text });
    expect(await answer.json()).toMatchObject({
      items: [{ description: "Cheeseburger" }],
      missed: [],
      left_out: ["Left the fries", "my kid had the cookie"],
    });
  });

  it("that names nothing to eat, or what nobody could, has no items, and beyond measure it keeps its figures to be asked about", async () => {
    const { anna } = await annaAndBert(await open());
    const read = async (text: string): Promise<unknown> =>
      (await anna.post("/api/functions/read-meal", { text })).json();
    for (const text of ["0", "0 eggs", "-3 eggs", "🍕🍕", "dos huevos", "laptop", "1000000 kg of rice"])
      expect([text, await read(text)]).toEqual([text, { items: [], missed: [text], left_out: [] }]);
    expect(await read("1000 kg of rice")).toMatchObject({ items: [{ calories: 1_300_000 }] });
  });
});
