import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutputOf } from "@meal/contract/endpoint";
import { readImport } from "@meal/contract/import-export";
import { listFavoriteRecipes, type SavedRecipe } from "@meal/contract/recipes";
import { fakeFiles } from "@meal/testkit/fake-files";
import { onTestFinished } from "vitest";
import type { Files } from "../../../ports/files.ts";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import type { World } from "../../accounts/testing/world.ts";

type ImportJob = OutputOf<typeof readImport>;
/** A file, and what it is called. */
type SentFile = readonly [body: string | Uint8Array<ArrayBuffer>, fileName?: string];

/** A data folder that is gone with the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meal-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files that wait to be imported. */
export function uploadsIn(folder: string): readonly string[] {
  const place = join(folder, "tmp/imports");
  return existsSync(place) ? readdirSync(place) : [];
}

/** A file in the words of schema.org, as several apps write it. */
export function fileOf(...recipes: readonly object[]): string {
  const type = { "@context": "https://schema.org", "@type": "Recipe" };
  return JSON.stringify(recipes.map((recipe) => Object.assign({}, type, recipe)));
}

/** Recipes with names of their own. */
export function soups(count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Soup number ${at + 1}`,
    recipeYield: "4 servings",
    recipeIngredient: ["200 g red lentils", `${at + 1} onions`, "800 ml water"],
    recipeInstructions: ["Fry the onions.", "Add the rest and simmer for 20 minutes."],
  }));
}

/** Sends a file as a browser does. */
export function send(
  url: string,
  { cookie }: Pick<TestCaller, "cookie">,
  ...[body, fileName = "recipes.json"]: SentFile
): Promise<Response> {
  const address = new URL(`/api/imports?fileName=${encodeURIComponent(fileName)}`, url);
  return fetch(address, { method: "POST", headers: cookie === undefined ? {} : { cookie }, body });
}

/** Sends a file that is taken, and answers its import. */
export async function sent(url: string, caller: TestCaller, ...file: SentFile): Promise<ImportJob> {
  return readImport.output.parse(await (await send(url, caller, ...file)).json());
}

/** How far an import is. */
export async function jobOf(caller: TestCaller, id: string): Promise<ImportJob> {
  return readImport.output.parse(await (await caller.get(`/api/imports/${id}`)).json());
}

/** Sends a file and waits until its import is over. */
export async function imported(world: World, caller: TestCaller, ...file: SentFile): Promise<ImportJob> {
  const { id } = await sent(world.url, caller, ...file);
  await world.product.accounts.background.settle();
  return jobOf(caller, id);
}

/** Up to fifty favorites of somebody, by their names. */
export async function favoritesOf(caller: TestCaller): Promise<readonly SavedRecipe[]> {
  const answer = await caller.get("/api/favorite-recipes?pageSize=50");
  const { items } = listFavoriteRecipes.output.parse(await answer.json());
  return items.map((item) => item.recipe_content).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A storage that keeps the first picture back until the test lets it go: an import in the middle of its work. */
export function heldFiles() {
  const kept = fakeFiles();
  const arrived = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const files: Files = {
    ...kept,
    async put(bucket, name, bytes) {
      arrived.resolve();
      await leave.promise;
      await kept.put(bucket, name, bytes);
    },
  };
  return { files, arrived: arrived.promise, leave: leave.resolve };
}
