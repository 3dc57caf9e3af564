import { MOST_FAVORITES } from "@meal/domain/recipes/saved-recipes";
import { fakeFiles } from "@meal/testkit/fake-files";
import { expect, it } from "vitest";
import { anna as annasAccount } from "../../accounts/testing/people.ts";
import { annaAndBert } from "../../accounts/testing/two-people.ts";
import { describeAccounts } from "../../accounts/testing/world.ts";
import { fillFavorites } from "../../planner/testing/saved-things.ts";
import { dataFolder, favoritesOf, fileOf, imported, soups, uploadsIn } from "../testing/imports.ts";
import { zipWithPicture } from "../testing/pictures.ts";

const tea = {
  name: "Mint tea",
  recipeIngredient: ["5 g mint", "300 ml water"],
  url: "https://example.org/tea",
};

describeAccounts("an import", ({ open }) => {
  it("keeps the recipes of a file as favorites, and nothing of the file", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { DATA_DIR } });
    const { anna, bertsBrowser } = await annaAndBert(world);
    const job = await imported(
      world,
      anna,
      fileOf(...soups(45), tea, { name: "Only a name" }),
      "my soups.json",
    );
    const reason = "It has neither ingredients nor steps.";
    expect(job).toEqual({
      id: expect.any(String),
      file_name: "my soups.json",
      state: "done",
      format: "schema.org",
      total: 47,
      done: 47,
      added: 46,
      skipped: 0,
      failures: [{ name: "Only a name", reason }],
      failed: 1,
      problem: null,
      created_at: new Date(world.clock.now()).toISOString(),
    });
    const recipes = await favoritesOf(anna);
    expect(recipes).toHaveLength(46);
    expect(recipes[0]).toMatchObject({
      name: "Mint tea",
      isFavorite: true,
      importedFrom: "schema.org",
      sourceUrl: "https://example.org/tea",
      foodIds: expect.arrayContaining([expect.stringContaining("mint")]),
    });
    expect(await (await anna.get("/api/saved-search?text=mint")).json()).toMatchObject({
      items: [{ kind: "favorite", title: "Mint tea" }],
    });
    expect(uploadsIn(DATA_DIR)).toEqual([]);
    expect(await favoritesOf(bertsBrowser)).toEqual([]);
  });

  it("doubles nothing, and gives a number to what is another recipe of the same name", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna } = await annaAndBert(world);
    const strong = { ...tea, recipeIngredient: ["20 g mint", "300 ml water"] };
    const iced = { ...tea, name: "MINT  TEA", recipeInstructions: "Cool it with ice." };
    const file = fileOf(tea, strong, tea, iced, { ...strong });
    expect(await imported(world, anna, file)).toMatchObject({ added: 3, skipped: 2, failed: 0 });
    const names = ["MINT TEA (3)", "Mint tea", "Mint tea (2)"];
    expect((await favoritesOf(anna)).map(({ name }) => name)).toEqual(names);
    expect(await imported(world, anna, file)).toMatchObject({ added: 0, skipped: 5, failed: 0 });
    const hot = { ...tea, recipeInstructions: "Pour hot water over it." };
    expect(await imported(world, anna, fileOf(hot))).toMatchObject({ added: 1 });
    expect((await favoritesOf(anna)).map(({ name }) => name)).toEqual([...names, "Mint tea (4)"]);
    const long = { ...tea, name: "n".repeat(300) };
    const file2 = fileOf(long, { ...strong, name: long.name });
    expect(await imported(world, anna, file2)).toMatchObject({ added: 2, failed: 0 });
    const kept = (await favoritesOf(anna)).map(({ name }) => name);
    expect(kept).toEqual(expect.arrayContaining([long.name, `${"n".repeat(296)} (2)`]));
  });

  it("keeps no more than there is room for, and tells what was left out", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna } = await annaAndBert(world);
    const { db } = world.database;
    const person = db.selectFrom("users").select("id").where("email", "=", annasAccount.email);
    const { id: user_id } = await person.executeTakeFirstOrThrow();
    await fillFavorites(db, user_id, MOST_FAVORITES - 2);
    expect(await imported(world, anna, fileOf(...soups(4)))).toMatchObject({
      state: "done",
      added: 2,
      failed: 2,
      failures: [3, 4].map((at) => ({
        name: `Soup number ${at}`,
        reason: "You have 20,000 favorites, and there is no room for more.",
      })),
    });
  });

  it("keeps pictures until their person goes, and a recipe also without its picture", async () => {
    const files = fakeFiles();
    const world = await open({ settings: { DATA_DIR: dataFolder() }, watched: { files } });
    const { anna } = await annaAndBert(world);
    expect(await imported(world, anna, await zipWithPicture(0))).toMatchObject({ added: 2, failed: 0 });
    const [pie, toast] = await favoritesOf(anna);
    expect([pie?.name, pie?.picture]).toEqual(["Pie", undefined]);
    expect(toast?.picture).toMatch(/^\/files\/meal-images\/[\da-f-]{36}\.jpg$/u);
    const picture = await anna.get(toast?.picture ?? "");
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(files.names()).toHaveLength(1);
    await anna.send("DELETE", "/api/account", { confirmation: "DELETE", password: annasAccount.password });
    expect(files.names()).toEqual([]);
  });

  it("of something else says what it seems to be", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { DATA_DIR } });
    const { anna } = await annaAndBert(world);
    expect(await imported(world, anna, "%PDF-1.7 and so on", "recipes.zip")).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("a PDF"),
      total: 0,
    });
    expect(await imported(world, anna, "[]")).toMatchObject({ state: "failed" });
    expect(uploadsIn(DATA_DIR)).toEqual([]);
  });

  it("names a thousand failures and counts them all", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna } = await annaAndBert(world);
    const nothing = Array.from({ length: 1010 }, (_, at) => ({ name: `Nothing ${at}` }));
    const job = await imported(world, anna, fileOf(...nothing));
    expect([job.failures.length, job.failed, job.failures.at(-1)?.name]).toEqual([1000, 1010, "Nothing 999"]);
  });
});
