import { randomUUID } from "node:crypto";
import { PHOTO_WAIT_MS } from "@meal/domain/cooking-timer/history-limits";
import { readStorage } from "@meal/contract/storage";
import { expectProblem } from "@meal/testkit/expect-problem";
import { fakeFiles } from "@meal/testkit/fake-files";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { anna as account, signIn } from "../accounts/testing/people.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { cooked, historyPath, save as saveCooked, upload } from "../cooking-timer/testing/cooking.ts";
import { photo } from "../ai-usage/testing/photos.ts";
import { dataFolder, favoritesOf, fileOf, imported, soups } from "../import-export/testing/imports.ts";
import { zipWithPicture } from "../import-export/testing/pictures.ts";
import { planOf, recipeOf } from "../planner/testing/saved-things.ts";

const favorites = "/api/favorite-recipes";
const oneMegabyte = { settings: { STORAGE_PER_PERSON_MB: "1" } };
/** A quarter of a megabyte is the largest body. */
const longText = "ä".repeat(1000);

async function storageOf(caller: TestCaller) {
  return readStorage.output.parse(await (await caller.get("/api/storage")).json());
}

/** A recipe of about so many kilobytes. */
function largeRecipe(name: string, kilobytes: number) {
  const instructions = Array.from({ length: Math.round(kilobytes / 2) }, () => longText);
  return { recipe: recipeOf(name, { instructions }) };
}

/** Saves favorites until there is no room for another; answers the refusal. */
async function fill(caller: TestCaller, kilobytes = 180): Promise<Response> {
  for (let at = 0; at < 1000 / kilobytes; at += 1) {
    const answer = await caller.post(favorites, largeRecipe(`Large ${kilobytes} ${at}`, kilobytes));
    if (!answer.ok) return answer;
  }
  throw new Error("There was room for all of it.");
}

function listItem(name: string) {
  const operation = {
    kind: "add",
    item: { id: randomUUID(), name, quantity: "", unit: "", aisle: "dairy_eggs" },
  };
  return { operations: [{ opId: randomUUID(), operation }] };
}

describeAccounts("what a person stores", ({ open }) => {
  it("is counted in bytes by what it is, and given back when it is deleted", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    expect(await storageOf(anna)).toMatchObject({ used: 0, limit: 200_000_000 });
    const { recipe } = largeRecipe("Stew", 20);
    const favorite: { id: string } = JSON.parse(await (await anna.post(favorites, { recipe })).text());
    await anna.post("/api/recipe-history", { recipe });
    const plan = planOf(["Stew"]);
    expect((await anna.post("/api/meal-plans", plan)).ok).toBe(true);
    await saveCooked(anna);
    await upload(anna);
    await anna.post("/api/shopping-list/operations", listItem("Milk"));
    const { used, parts } = await storageOf(anna);
    expect(parts.favorites).toBeGreaterThan(20_000);
    expect(parts.viewed).toBeGreaterThan(20_000);
    for (const heading of ["plans", "cooked", "pictures", "other"] as const)
      expect([heading, parts[heading] > 100]).toEqual([heading, true]);
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(used);
    await anna.send("DELETE", `${favorites}/${favorite.id}`);
    await anna.send("DELETE", `/api/meal-plans/${plan.id}`);
    const after = await storageOf(anna);
    expect(after.parts).toEqual({ ...parts, favorites: 0, plans: 0 });
    expect(after.used).toBe(used - parts.favorites - parts.plans);
    expect(await storageOf(bertsBrowser)).toMatchObject({ used: 0 });
    await expectProblem(await (await open()).browser().get("/api/storage"), "not_signed_in");
  });

  it("counts what changed by how much longer or shorter it is now", async () => {
    const { anna } = await annaAndBert(await open());
    const plan = planOf(["Stew"]);
    await anna.post("/api/meal-plans", plan);
    const before = await storageOf(anna);
    const change = { revision: 1, name: `${plan.name} in May` };
    expect((await anna.send("PATCH", `/api/meal-plans/${plan.id}`, change)).ok).toBe(true);
    expect((await storageOf(anna)).used - before.used).toBe(" in May".length);
    await anna.post("/api/recipe-history", largeRecipe("Stew", 40));
    await anna.post("/api/recipe-history", largeRecipe("Stew", 10));
    expect((await storageOf(anna)).parts.viewed).toBeLessThan(15_000);
  });
});

describeAccounts("whoever has no room left", ({ open }) => {
  it("is told how much they use and what to delete, and has stored nothing more", async () => {
    const world = await open(oneMegabyte);
    const { anna, bertsBrowser } = await annaAndBert(world);
    const { detail } = await expectProblem(await fill(anna, 60), "storage_limit_reached");
    const said =
      /^You use 9\d\d KB of 1 MB\. Delete plans, favorites or cooked recipes that you no longer need, then try again\.$/u;
    expect(detail).toMatch(said);
    const { used } = await storageOf(anna);
    expect(used).toBeLessThanOrEqual(1_000_000);
    await world.database.db.updateTable("storage_limit").set({ bytes: used }).execute();
    const refused = [
      await anna.post("/api/recipe-history", { recipe: recipeOf("Seen") }),
      await anna.post("/api/meal-plans", planOf(["Stew"])),
      await anna.post(historyPath, cooked()),
      await anna.post(`${historyPath}/photos`, { imageData: await photo() }),
    ];
    for (const answer of refused) await expectProblem(answer, "storage_limit_reached");
    expect((await storageOf(anna)).used).toBe(used);
    expect((await bertsBrowser.post(favorites, largeRecipe("Stew", 60))).ok).toBe(true);
  });

  it("ticks the list, reads, shortens and deletes, and has room again", async () => {
    const { anna } = await annaAndBert(await open(oneMegabyte));
    await fill(anna);
    const { used } = await storageOf(anna);
    expect((await anna.post("/api/shopping-list/operations", listItem("Milk"))).ok).toBe(true);
    const [first] = await favoritesOf(anna);
    const find = `${favorites}/by-name?name=${encodeURIComponent(first?.name ?? "")}`;
    const { favorite }: { favorite: { id: string } } = JSON.parse(await (await anna.get(find)).text());
    expect((await anna.send("DELETE", `${favorites}/${favorite.id}`)).status).toBe(204);
    expect((await storageOf(anna)).used).toBeLessThan(used);
    expect((await anna.post(favorites, largeRecipe("Instead", 150))).ok).toBe(true);
  });

  it("has no more than there is room for from many requests at once", async () => {
    const { anna } = await annaAndBert(await open(oneMegabyte));
    const all = Array.from({ length: 30 }, (_, at) => anna.post(favorites, largeRecipe(`Stew ${at}`, 90)));
    const kept = (await Promise.all(all)).filter(({ ok }) => ok).length;
    const { used } = await storageOf(anna);
    expect(used).toBeLessThanOrEqual(1_000_000);
    expect(used + used / kept).toBeGreaterThan(1_000_000);
    expect((await favoritesOf(anna)).length).toBe(kept);
  });

  it("is nobody where the deployment sets no limit", async () => {
    const { anna } = await annaAndBert(await open({ settings: { STORAGE_PER_PERSON_MB: "0" } }));
    await expect(fill(anna, 120)).rejects.toThrow("There was room");
    expect(await storageOf(anna)).toMatchObject({ limit: null });
  });

  it("keeps what is there when the limit is lowered", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    for (const name of ["A", "B", "C"]) await anna.post(favorites, largeRecipe(name, 60));
    await world.database.db.updateTable("storage_limit").set({ bytes: 100_000 }).execute();
    expect(await favoritesOf(anna)).toHaveLength(3);
    await expectProblem(await anna.post(favorites, largeRecipe("D", 1)), "storage_limit_reached");
    const id = "00000000-0000-4000-8000-000000000000";
    await expectProblem(await anna.send("DELETE", `${favorites}/${id}`), "not_found");
  });
});

async function settled(world: World): Promise<void> {
  await world.product.accounts.background.settle();
}

describeAccounts("an import for which there is not enough room", ({ open }) => {
  it("ends with a sentence, keeps what was read for as far as there was room, and goes on after a deletion", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { ...oneMegabyte.settings, DATA_DIR } });
    const { anna } = await annaAndBert(world);
    await world.database.db.updateTable("storage_limit").set({ bytes: 40_000 }).execute();
    const job = await imported(world, anna, fileOf(...soups(60)));
    expect(job).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/^There is no room for more/u),
    });
    expect(job.problem).toMatch(/What was imported stays, and is not added twice\.$/u);
    const { used, parts } = await storageOf(anna);
    expect(used).toBeLessThanOrEqual(40_000);
    expect(job.added).toBeGreaterThan(0);
    // Not even one more would have fitted.
    expect(parts.favorites + parts.favorites / job.added).toBeGreaterThan(40_000 - 2000);
    await world.database.db.updateTable("storage_limit").set({ bytes: 1_000_000 }).execute();
    expect(await imported(world, anna, fileOf(...soups(60)))).toMatchObject({
      state: "done",
      added: 60 - job.added,
      skipped: job.added,
    });
  });
});

describeAccounts("the picture of a favorite", ({ open }) => {
  it("goes a day after it, unless the favorite comes back", async () => {
    const files = fakeFiles();
    const world = await open({ settings: { DATA_DIR: dataFolder() }, watched: { files } });
    const { anna } = await annaAndBert(world);
    await imported(world, anna, await zipWithPicture(1), "recipes.zip");
    const recipe = (await favoritesOf(anna)).find(({ name }) => name === "Toast");
    expect(recipe?.picture).toMatch(/^\/files\/meal-images\//u);
    const { parts } = await storageOf(anna);
    const remove = async () => {
      const { items }: { items: { id: string }[] } = JSON.parse(await (await anna.get(favorites)).text());
      for (const { id } of items) await anna.send("DELETE", `${favorites}/${id}`);
      await settled(world);
    };
    await remove();
    await anna.post(favorites, { recipe });
    world.clock.advance(PHOTO_WAIT_MS);
    await world.product.accounts.stored.sweep();
    await signIn(anna, account);
    expect((await anna.get(recipe?.picture ?? "")).status).toBe(200);
    expect((await storageOf(anna)).parts.pictures).toBe(parts.pictures);
    await remove();
    world.clock.advance(PHOTO_WAIT_MS);
    await world.product.accounts.stored.sweep();
    await signIn(anna, account);
    expect((await anna.get(recipe?.picture ?? "")).status).toBe(404);
    expect((await storageOf(anna)).parts.pictures).toBe(0);
  });
});
