import { expectProblem } from "@meal/testkit/expect-problem";
import { assert, property, string } from "fast-check";
import { expect, it } from "vitest";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import { annaAndBert } from "../../accounts/testing/two-people.ts";
import { describeAccounts } from "../../accounts/testing/world.ts";
import { planOf, recipeOf } from "../../planner/testing/saved-things.ts";
import { openArchive } from "../formats/archive/open-archive.ts";
import { unpackingBudget } from "../formats/limits.ts";
import { dataFolder, favoritesOf, imported } from "../testing/imports.ts";
import { fileNameOf, uniqueFileNames } from "./file-names.ts";

const stew = recipeOf("Stew: 100 % beef / no beans?", {
  notes: "Mind the <salt>.",
  tips: ["Wait a day."],
  servings: 2,
  sourceUrl: "https://example.org/stew",
  importedFrom: "Paprika",
  keywords: ["winter"],
});

async function everything(caller: TestCaller): Promise<Uint8Array<ArrayBuffer>> {
  const response = await caller.get("/api/exports/recipes.zip");
  expect(response.headers.get("content-type")).toBe("application/zip");
  return new Uint8Array(await response.arrayBuffer());
}

async function pathsIn(zip: Uint8Array): Promise<readonly string[]> {
  const archive = await openArchive(Buffer.from(zip), unpackingBudget(), new AbortController().signal);
  return archive.entries.map(({ path }) => path);
}

async function savesSome(anna: TestCaller): Promise<void> {
  for (const recipe of [stew, recipeOf("Crème brûlée 🍮"), recipeOf("crème, brûlée!")])
    expect((await anna.post("/api/favorite-recipes", { recipe })).status).toBe(200);
  const plan = planOf(["Bibimbap 비빔밥", "Bibimbap 비빔밥", "Crème brûlée 🍮"]);
  expect((await anna.post("/api/meal-plans", plan)).status).toBe(201);
}

describeAccounts("exporting everything", ({ open }) => {
  it("packs favorites and planned meals, each once, three ways, under names of their own", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await savesSome(anna);
    const paths = await pathsIn(await everything(anna));
    const names = ["Bibimbap 비빔밥", "Crème brûlée", "crème brûlée 2", "Stew 100 beef no beans"];
    const expected = names.flatMap((name) => [
      `schema.org/${name}.json`,
      `markdown/${name}.md`,
      `cooklang/${name}.cook`,
    ]);
    expect(paths.toSorted()).toEqual(["README.md", "ai-meal-planner.json", ...expected].toSorted());
  });

  it("brings the same recipes to another account, and nothing to the one it is from", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna, bertsBrowser } = await annaAndBert(world);
    await savesSome(anna);
    const zip = await everything(anna);
    expect(await imported(world, anna, zip, "recipes.zip")).toMatchObject({
      added: 1,
      skipped: 3,
      failed: 0,
    });
    const job = await imported(world, bertsBrowser, zip, "recipes.zip");
    expect(job).toMatchObject({ state: "done", format: "AI Meal Planner", total: 4, added: 4, failed: 0 });
    const recipes = await favoritesOf(bertsBrowser);
    const own = await favoritesOf(anna);
    expect(recipes).toEqual(own.map((recipe) => Object.assign(recipe, { id: expect.any(String) })));
    expect(recipes).toContainEqual({ ...stew, id: expect.any(String), isFavorite: true });
    expect(await pathsIn(await everything(bertsBrowser))).toEqual(await pathsIn(await everything(anna)));
  });

  it("is for people who signed in, and not without end", async () => {
    const world = await open();
    await expectProblem(await world.browser().get("/api/exports/recipes.zip"), "not_signed_in");
    const { anna } = await annaAndBert(world);
    for (let count = 0; count < 30; count += 1) await everything(anna);
    await expectProblem(await anna.get("/api/exports/recipes.zip"), "too_many_requests");
  });
});

describeAccounts("exporting one recipe", ({ open }) => {
  it("gives it as linked data, Markdown or Cooklang, each of which can be imported", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna, bertsBrowser } = await annaAndBert(world);
    const saved = await anna.post("/api/favorite-recipes", { recipe: stew });
    const { id }: { id: string } = JSON.parse(await saved.text());
    const types = {
      json: "application/json",
      md: "text/markdown; charset=utf-8",
      cook: "text/plain; charset=utf-8",
    };
    for (const [format, type] of Object.entries(types)) {
      const response = await anna.get(`/api/recipes/${id}/export?format=${format}`);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="Stew 100 beef no beans.${format}"; filename*=UTF-8''Stew%20100%20beef%20no%20beans.${format}`,
      );
      const text = await response.text();
      expect(await imported(world, bertsBrowser, text)).toMatchObject({
        format: "AI Meal Planner",
        failed: 0,
      });
    }
    const [first] = await favoritesOf(bertsBrowser);
    expect(first).toEqual({ ...stew, id: expect.any(String), isFavorite: true });
    await expectProblem(await bertsBrowser.get(`/api/recipes/${id}/export?format=json`), "not_found");
    await expectProblem(await anna.get(`/api/recipes/${id}/export?format=pdf`), "invalid_input");
    await expectProblem(await anna.get(`/api/recipes/${id}/export`), "invalid_input");
  });

  it("is open to guests for what belongs to everybody", async () => {
    const guest = (await open()).browser();
    const response = await guest.get("/api/recipes/sample/export?format=md");
    expect(await response.text()).toMatch(/^# \S/u);
    await expectProblem(await guest.get("/api/recipes/nothing/export?format=md"), "not_found");
  });
});

it("a name of a file is one that every system takes", () => {
  expect(fileNameOf("../../etc/passwd")).toBe("etc passwd");
  expect(fileNameOf("CON")).toBe("Recipe CON");
  expect(fileNameOf("🍲")).toBe("Recipe");
  const next = uniqueFileNames();
  const law = property(string({ unit: "binary", maxLength: 400 }), (name) => {
    const file = next(name);
    expect(file).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ]*$/u);
    expect(Buffer.byteLength(file)).toBeLessThan(240);
  });
  assert(law, { numRuns: 500 });
  const unique = uniqueFileNames();
  const names = ["Soup", "soup", "Soup 2", "SOUP", "Soup"].map(unique);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
});
