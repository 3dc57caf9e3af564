import { randomUUID } from "node:crypto";
import { MOST_SAVED_PLANS } from "@meal/domain/planner/limits";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { expectOnePlace, planOf, recipeOf } from "./testing/saved-things.ts";

const path = "/api/meal-plans";
const MINUTE_MS = 60_000;

const list = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })), total: z.number() });

async function open(world: World) {
  const { anna, bertsBrowser } = await annaAndBert(world);
  const names = async (query = "") => {
    const { items, total } = list.parse(await (await anna.get(`${path}${query}`)).json());
    return { names: items.map(({ name }) => name), total };
  };
  const found = async (text: string) => {
    const { items }: { items: unknown[] } = JSON.parse(
      await (await anna.get(`/api/saved-search?text=${text}`)).text(),
    );
    return items;
  };
  return { anna, bertsBrowser, names, found };
}

/** Puts a plan into the table that no request would bring there. */
async function store({ database, clock }: World, content: object): Promise<string> {
  const { id: user_id } = await database.db
    .selectFrom("users")
    .select("id")
    .where("email", "like", "anna%")
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const instants = { created_at: clock.now(), updated_at: clock.now() };
  const row = {
    user_id,
    owner_id: user_id,
    id,
    name: "Old plan",
    content,
    start_date: null,
    revision: 1,
    ...instants,
  };
  await database.db.insertInto("meal_plans").values(row).execute();
  return id;
}

describeAccounts("saved plans", ({ open: openWorld }) => {
  it("come back as they were saved, with what is ours beside the days", async () => {
    const world = await openWorld();
    const { anna } = await open(world);
    const meal = recipeOf("Löwenzahn-Salat 🥗", {
      dishId: "d",
      foodIds: ["rice"],
      grams: [200],
      isLocked: true,
    });
    const content = {
      days: [{ day: 1, meals: [meal] }],
      startDate: "2026-11-23",
      servings: 2,
      certificate: null,
    };
    const id = randomUUID();
    const response = await anna.post(path, { id, name: "  Week 48 ", content });
    expect(response.status).toBe(201);
    const at = new Date(world.clock.now()).toISOString();
    const saved = {
      id,
      name: "Week 48",
      content,
      created_at: at,
      updated_at: at,
      revision: 1,
      datesInUse: ["2026-11-23"],
    };
    expect(await response.json()).toEqual(saved);
    expect(await (await anna.get(`${path}/${id}`)).json()).toEqual(saved);
  });

  it("are listed newest first and by pages, with how many there are", async () => {
    const world = await openWorld();
    const { anna, names } = await open(world);
    for (const name of ["first", "second", "third"]) {
      await anna.post(path, planOf(["Soup"], {}, name));
      world.clock.advance(MINUTE_MS);
    }
    expect(await names()).toEqual({ names: ["third", "second", "first"], total: 3 });
    expect(await names("?pageSize=2&page=2")).toEqual({ names: ["first"], total: 3 });
    expect(await names("?page=9")).toEqual({ names: [], total: 3 });
  });

  it("are saved once, however often the same save arrives", async () => {
    const { anna, names } = await open(await openWorld());
    const plan = planOf(["Soup"]);
    const saves = [plan, { ...plan, name: "Other" }, plan].map((body) => anna.post(path, body));
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await names()).total).toBe(1);
  });

  it("have names of their own where they saved themselves on one day, and the name that somebody gave", async () => {
    const world = await openWorld();
    const { anna, bertsBrowser, names } = await open(world);
    const day = "Meal Plan - November 22, 2026";
    const first = planOf(["Soup"], {}, day);
    const answers = await Promise.all([
      anna.post(path, first),
      anna.post(path, planOf(["Stew"], {}, day)),
      anna.post(path, planOf(["Rice"], {}, day)),
    ]);
    const given = await Promise.all(
      answers.map(async (answer) => list.shape.items.element.parse(await answer.json())),
    );
    expect(given.map(({ name }) => name).toSorted()).toEqual([day, `${day} (2)`, `${day} (3)`]);
    const mine = given.find(({ id }) => id === first.id)?.name;
    const again = list.shape.items.element.parse(await (await anna.post(path, first)).json());
    expect(again.name).toBe(mine);
    for (const dish of ["Pie", "Cake"]) await anna.post(path, planOf([dish], {}, "Our week"));
    expect((await names()).names.filter((name) => name === "Our week")).toHaveLength(2);
    expect(await (await bertsBrowser.post(path, planOf(["Fish"], {}, day))).json()).toMatchObject({
      name: day,
    });
  });

  it("are changed only by who knows their latest state, so that nothing is lost between two tabs", async () => {
    const world = await openWorld();
    const { anna } = await open(world);
    const plan = planOf(["Soup"]);
    await anna.post(path, plan);
    world.clock.advance(MINUTE_MS);
    const renamed = await anna.send("PATCH", `${path}/${plan.id}`, { revision: 1, name: "Renamed" });
    expect(await renamed.json()).toMatchObject({ name: "Renamed", revision: 2, content: plan.content });
    const late = await anna.send("PATCH", `${path}/${plan.id}`, {
      revision: 1,
      content: planOf(["Stew"]).content,
    });
    await expectProblem(late, "changed_elsewhere");
    const content = planOf(["Stew"], { startDate: "2026-12-01" }).content;
    const again = await anna.send("PATCH", `${path}/${plan.id}`, { revision: 2, content });
    expect(await again.json()).toMatchObject({ name: "Renamed", revision: 3, content });
  });

  it("take one of two changes that are made at the same moment", async () => {
    const { anna } = await open(await openWorld());
    const plan = planOf(["Soup"]);
    await anna.post(path, plan);
    const changes = ["one", "two", "three"].map((name) =>
      anna.send("PATCH", `${path}/${plan.id}`, { revision: 1, name }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it("are found by their name and by their meals, until they are changed or deleted", async () => {
    const { anna, found } = await open(await openWorld());
    const plan = planOf(["Jalapeño stew"], {}, "Camping");
    await anna.post(path, plan);
    const hit = { kind: "plan", id: plan.id, title: "Camping" };
    expect(await found("camp")).toEqual([hit]);
    expect(await found("jalapeno")).toEqual([hit]);
    await anna.send("PATCH", `${path}/${plan.id}`, { revision: 1, content: planOf(["Curry"]).content });
    expect(await found("jalapeno")).toEqual([]);
    expect(await found("curry")).toEqual([hit]);
    expect((await anna.send("DELETE", `${path}/${plan.id}`)).status).toBe(204);
    expect(await found("curry")).toEqual([]);
    await expectProblem(await anna.get(`${path}/${plan.id}`), "not_found");
  });

  it("are nobody else's", async () => {
    const { anna, bertsBrowser } = await open(await openWorld());
    const plan = planOf(["Soup"]);
    await anna.post(path, plan);
    const at = `${path}/${plan.id}`;
    await expectProblem(await bertsBrowser.get(at), "not_found");
    await expectProblem(await bertsBrowser.send("PATCH", at, { revision: 1, name: "Mine" }), "not_found");
    await expectProblem(await bertsBrowser.send("DELETE", at), "not_found");
    // The same id again is a plan of his own, so that he learns nothing of hers.
    const own = await bertsBrowser.post(path, { ...planOf(["Stew"], {}, "Bert's"), id: plan.id });
    expect(await own.json()).toMatchObject({ name: "Bert's", revision: 1 });
    expect(await (await anna.get(at)).json()).toMatchObject({ name: plan.name, revision: 1 });
  });

  it("are for people who signed in", async () => {
    const guest = (await openWorld()).browser();
    await expectProblem(await guest.get(path), "not_signed_in");
    await expectProblem(await guest.post(path, planOf(["Soup"])), "not_signed_in");
  });

  it("are a thousand at most", async () => {
    const world = await openWorld();
    const { anna } = await open(world);
    const id = await store(world, {});
    const row = await world.database.db.selectFrom("meal_plans").selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: MOST_SAVED_PLANS - 2 }, () => ({ ...row, id: randomUUID() }));
    await world.database.db.insertInto("meal_plans").values(rows).execute();
    await expectOnePlace(() => anna.post(path, planOf(["Soup"])));
    await expectProblem(await anna.post(path, planOf(["Soup"])), "too_many_saved");
    await anna.send("DELETE", `${path}/${id}`);
    expect((await anna.post(path, planOf(["Soup"]))).status).toBe(201);
  });
});

describeAccounts("a stored plan that nobody here wrote", ({ open: openWorld }) => {
  it("opens as far as it can be read, and has no days where it cannot", async () => {
    const world = await openWorld();
    const { anna, names } = await open(world);
    const meal = recipeOf("Soup");
    const days = [{ day: 1, meals: [meal] }];
    const stored: readonly [content: object, days: unknown][] = [
      [{ content: { days } }, days],
      [
        { days: [{ meals: [{ name: "Toast", calories: "300 kcal" }] }] },
        [{ day: 1, meals: [{ name: "Toast", calories: 300 }] }],
      ],
      [{ days: [{ day: 1, meals: [{ ...meal, name: "x".repeat(5000) }] }] }, []],
      [{ days: "none" }, []],
      [{ days: [null] }, []],
      [{ days: [{ day: 1, meals: [null] }] }, []],
      [{ content: [] }, []],
      [{}, []],
      [[], []],
    ];
    for (const [content, expected] of stored) {
      const id = await store(world, content);
      const plan = await (await anna.get(`${path}/${id}`)).json();
      expect(plan).toMatchObject({ name: "Old plan", content: { days: expected } });
    }
    expect((await names()).total).toBe(stored.length);
  });
});

const withMeal = (more: object) => ({ days: [{ day: 1, meals: [{ ...recipeOf("Soup"), ...more }] }] });

describeAccounts("a plan that makes no sense", ({ open: openWorld }) => {
  it("is refused, saying what would be right", async () => {
    const { anna, names } = await open(await openWorld());
    const plan = planOf(["Soup"]);
    const withRequest = (more: object) => ({
      ...plan.content,
      request: { days: 1, mealsPerDay: 1, ...more },
    });
    const refused: readonly [body: object, path: string, message: RegExp][] = [
      [{ ...plan, id: "7" }, "body.id", /UUID/u],
      [{ ...plan, name: " " }, "body.name", /needs a name/u],
      [{ ...plan, name: "x".repeat(201) }, "body.name", /200/u],
      [{ ...plan, content: {} }, "body.content.days", /array/u],
      [{ ...plan, content: { days: [] } }, "body.content.days", /at least one day/u],
      [
        { ...plan, content: { ...plan.content, startDate: "22.11." } },
        "body.content.startDate",
        /2026-11-22/u,
      ],
      [
        { ...plan, content: withMeal({ name: "x".repeat(5000) }) },
        "body.content.days.0.meals.0.name",
        /300/u,
      ],
      [
        { ...plan, content: withMeal({ calories: "abc" }) },
        "body.content.days.0.meals.0.calories",
        /number/u,
      ],
      [
        { ...plan, content: withMeal({ ingredients: Array(201).fill("x") }) },
        "body.content.days.0.meals.0.ingredients",
        /200/u,
      ],
      [{ ...plan, content: { days: Array(100_000).fill(0) } }, "body.content.days", /31/u],
      [{ ...plan, content: withRequest({ calories: 0 }) }, "body.content.request.calories", /at least 500/u],
      [
        { ...plan, content: withRequest({ calories: 999_999 }) },
        "body.content.request.calories",
        /at most 10,000/u,
      ],
      [
        { ...plan, content: withRequest({ calories: "abc" }) },
        "body.content.request.calories",
        /must be a number/u,
      ],
    ];
    for (const [body, field, message] of refused) {
      const { fields = [] } = await expectProblem(await anna.post(path, body), "invalid_input");
      const messages = fields.filter((each) => each.path === field).map((each) => each.message);
      expect([field, messages.join("\n")]).toEqual([field, expect.stringMatching(message)]);
    }
    const huge = withMeal({ ingredients: Array(100_000).fill("x".repeat(10)) });
    await expectProblem(await anna.post(path, { ...plan, content: huge }), "too_large");
    expect(await names()).toEqual({ names: [], total: 0 });
  });
});
