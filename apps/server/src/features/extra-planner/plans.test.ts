import { randomUUID } from "node:crypto";
import { NO_DETAILS } from "@meal/domain/extra-planner/details";
import { MOST_EXTRA_PLANS } from "@meal/domain/extra-planner/limits";
import { expectProblem } from "@meal/testkit/expect-problem";
import { fakeFiles } from "@meal/testkit/fake-files";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { recipeOf } from "../planner/testing/saved-things.ts";

const path = "/api/extra-recipe-plans";
const dayMs = 86_400_000;
const list = z.object({ items: z.array(z.object({ recipe_name: z.string() })), total: z.number() });

const planOf = (recipe_name: string, more: object = {}) => ({
  id: randomUUID(),
  recipe_name,
  background_story: "",
  image_url: `/files/meal-images/${randomUUID()}.svg`,
  details_json: { ...NO_DETAILS, servingSize: "4 servings", ingredients: ["500 g lentils"] },
  ...more,
});

async function listed(caller: TestCaller, query = "") {
  const { items, total } = list.parse(await (await caller.get(`${path}${query}`)).json());
  return { names: items.map(({ recipe_name }) => recipe_name), total };
}

/** Has a picture made, and answers its address. */
async function pictureOf(caller: TestCaller, recipeName: string): Promise<string> {
  const response = await caller.post("/api/functions/generate-extra-planner-image", { recipeName });
  const { imageUrl }: { imageUrl: string } = JSON.parse(await response.text());
  return imageUrl;
}

/** Removes what waited too long, as the server does every hour. */
const later = async ({ clock, product }: World, ms: number) => {
  clock.advance(ms);
  await product.accounts.stored.sweep();
};

describeAccounts("a saved extra recipe", ({ open }) => {
  it("is listed the newest first, read, and opened as a recipe like any other", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const soup = planOf("Lentil soup", { background_story: "As at home" });
    const saved = await anna.post(path, soup);
    expect(saved.status).toBe(201);
    const created_at = new Date(world.clock.now()).toISOString();
    expect(await saved.json()).toEqual({ ...soup, created_at });
    world.clock.advance(1);
    await anna.post(path, planOf("Lemon tart"));
    expect(await listed(anna)).toEqual({ names: ["Lemon tart", "Lentil soup"], total: 2 });
    expect(await listed(anna, "?page=2&pageSize=1")).toEqual({ names: ["Lentil soup"], total: 2 });
    expect(await (await anna.get(`${path}/${soup.id}`)).json()).toEqual({ ...soup, created_at });
    const opened = { name: "Lentil soup", description: "As at home", servings: 4, picture: soup.image_url };
    expect(await (await anna.get(`/api/recipes/${soup.id}`)).json()).toMatchObject({
      source: "extra",
      recipe: { id: soup.id, ...opened, ingredients: ["500 g lentils"], isFavorite: false },
    });
  });

  it("has the specified defaults where the recipe could not be written", async () => {
    const { anna } = await annaAndBert(await open());
    const { details_json: _, ...bare } = planOf("Lentil soup");
    expect(await (await anna.post(path, bare)).json()).toMatchObject({ details_json: NO_DETAILS });
    const part = {
      ...bare,
      id: randomUUID(),
      details_json: { nutritionalInfo: { fat: "9 g" }, tips: ["Rest"] },
    };
    expect(await (await anna.post(path, part)).json()).toMatchObject({
      details_json: {
        ...NO_DETAILS,
        tips: ["Rest"],
        nutritionalInfo: { calories: "Not available", fat: "9 g" },
      },
    });
  });

  it("is saved once, however often the same save arrives", async () => {
    const { anna } = await annaAndBert(await open());
    const soup = planOf("Lentil soup");
    const saves = [soup, soup, { ...soup, recipe_name: "Other" }].map((each) => anna.post(path, each));
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await listed(anna)).total).toBe(1);
  });

  it("belongs to its owner: by id and owner it is read and deleted, and by nobody else", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    const soup = planOf("Lentil soup");
    await anna.post(path, soup);
    const own = `${path}/${soup.id}`;
    for (const address of [own, `/api/recipes/${soup.id}`])
      await expectProblem(await bertsBrowser.get(address), "not_found");
    await expectProblem(await bertsBrowser.send("DELETE", own), "not_found");
    // The same id is his own plan, so that he learns nothing of hers.
    expect(await (await bertsBrowser.post(path, { ...soup, recipe_name: "His" })).json()).toMatchObject({
      recipe_name: "His",
    });
    expect(await listed(anna)).toEqual({ names: ["Lentil soup"], total: 1 });
    expect((await anna.send("DELETE", own)).status).toBe(204);
    await expectProblem(await anna.send("DELETE", own), "not_found");
    expect([(await listed(anna)).names, (await listed(bertsBrowser)).names]).toEqual([[], ["His"]]);
    const guest = world.browser("192.0.2.7");
    for (const answer of [await guest.get(path), await guest.get(own), await guest.post(path, soup)])
      await expectProblem(answer, "not_signed_in");
  });

  it.each([
    [{ image_url: "" }, "image_url", "Nothing to save. Please generate a recipe first."],
    [
      { image_url: "https://example.org/a.png" },
      "image_url",
      "Nothing to save. Please generate a recipe first.",
    ],
    [{ recipe_name: "  " }, "recipe_name", "Nothing to save. Please generate a recipe first."],
    [{ recipe_name: "x".repeat(1001) }, "recipe_name", "Recipe name must be 1000 characters or less"],
    [
      { background_story: "x".repeat(20_001) },
      "background_story",
      "A story may have 20000 characters at most",
    ],
  ])("is refused with %j", async (more, field, message) => {
    const { anna } = await annaAndBert(await open());
    const { fields } = await expectProblem(await anna.post(path, planOf("Soup", more)), "invalid_input");
    expect(fields).toEqual([{ path: `body.${field}`, message }]);
  });

  it("is one of a number, and counts as what its person stores", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await anna.post(path, planOf("Lentil soup"));
    const { db } = world.database;
    const [first] = await db.selectFrom("extra_recipe_plans").selectAll().execute();
    if (!first) throw new Error("Nothing was saved.");
    const copies = Array.from({ length: MOST_EXTRA_PLANS - 2 }, () => ({ ...first, id: randomUUID() }));
    for (let at = 0; at < copies.length; at += 500)
      await db
        .insertInto("extra_recipe_plans")
        .values(copies.slice(at, at + 500))
        .execute();
    expect((await anna.post(path, planOf("The last one"))).status).toBe(201);
    await expectProblem(await anna.post(path, planOf("One more")), "too_many_saved");
    const storage = z.object({ parts: z.object({ plans: z.number() }) });
    const { parts } = storage.parse(await (await anna.get("/api/storage")).json());
    expect(parts.plans).toBeGreaterThan(MOST_EXTRA_PLANS * 100);
    await db.updateTable("extra_recipe_plans").set({ background_story: "" }).execute();
    await db.deleteFrom("extra_recipe_plans").execute();
    const after = storage.parse(await (await anna.get("/api/storage")).json());
    expect(after.parts.plans).toBe(0);
  });

  it("is refused where its person has no room left", async () => {
    const world = await open({ settings: { STORAGE_PER_PERSON_MB: "1" } });
    const { anna } = await annaAndBert(world);
    const long = { details_json: { ...NO_DETAILS, instructions: Array(50).fill("x".repeat(5000)) } };
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(await anna.post(path, planOf("Soup", long)));
    await expectProblem(answers.at(-1) ?? new Response(), "storage_limit_reached");
  });
});

describeAccounts("the picture of an extra recipe", ({ open }) => {
  it("stays with what was saved, and goes a month later where nothing was", async () => {
    const files = fakeFiles();
    const world = await open({ watched: { files }, settings: { FREE_LIMITS: "extra_planner=9" } });
    const { anna } = await annaAndBert(world);
    const [kept, left] = [await pictureOf(anna, "Lentil soup"), await pictureOf(anna, "Lemon tart")];
    await anna.post(path, planOf("Lentil soup", { image_url: kept }));
    await later(world, 30 * dayMs);
    expect(files.names()).toHaveLength(2);
    await later(world, 2 * dayMs);
    expect(files.names()).toEqual([kept.replace("/files/", "")]);
    expect(left).not.toBe(kept);
  });

  it("goes a day after its recipe, unless that is taken back", async () => {
    const files = fakeFiles();
    const world = await open({ watched: { files } });
    const { anna } = await annaAndBert(world);
    const plan = planOf("Lentil soup", { image_url: await pictureOf(anna, "Lentil soup") });
    await anna.post(path, plan);
    await anna.send("DELETE", `${path}/${plan.id}`);
    await later(world, dayMs / 12);
    await anna.post(path, plan);
    await later(world, dayMs / 24);
    await anna.send("DELETE", `${path}/${plan.id}`);
    await later(world, dayMs / 24);
    expect(files.names()).toHaveLength(1);
    await later(world, dayMs);
    expect(files.names()).toEqual([]);
  });

  it("stays as long as the recipe or a favorite of it shows it", async () => {
    for (const goesFirst of ["plan", "favorite"]) {
      const files = fakeFiles();
      const world = await open({ watched: { files } });
      const { anna } = await annaAndBert(world);
      const plan = planOf("Lentil soup", { image_url: await pictureOf(anna, "Lentil soup") });
      await anna.post(path, plan);
      const recipe = recipeOf("Lentil soup", { picture: plan.image_url });
      const saved = await anna.post("/api/favorite-recipes", { recipe });
      const { id }: { id: string } = JSON.parse(await saved.text());
      const ways = { plan: `${path}/${plan.id}`, favorite: `/api/favorite-recipes/${id}` };
      await anna.send("DELETE", goesFirst === "plan" ? ways.plan : ways.favorite);
      await later(world, 2 * dayMs);
      expect([goesFirst, files.names().length]).toEqual([goesFirst, 1]);
    }
  });
});
