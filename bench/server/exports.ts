import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { SavedRecipe } from "@meal/contract/recipes";
import { recipeNameKey } from "@meal/domain/recipes/saved-recipes";
import { loadKitchen } from "@meal/server/adapters/chef/builtin/load-kitchen";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openSqlite } from "@meal/server/db/open-sqlite";
import type { Tables } from "@meal/server/db/tables";
import { transaction } from "@meal/server/db/transaction";
import { cookbookRecipe } from "@meal/server/features/recipes/cookbook";
import { userId } from "@meal/testkit/people";
import { startServerProcess } from "@meal/testkit/server-process";
import { askUntil } from "./import-file.ts";
import { personOf, seedPeople } from "./people.ts";

const recipes = 20_000;
const batch = 500;
const settledMs = 3000;

interface Download {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
}

const downloads: readonly Download[] = [
  { name: "recipes as zip", method: "GET", path: "/api/exports/recipes.zip" },
  { name: "the whole account as JSON", method: "POST", path: "/api/account/data" },
];

/** How much more memory it takes to hand out 20,000 recipes, how long that is, and how long others wait meanwhile. */
export async function measureExports(say: (line: string) => void): Promise<void> {
  for (const kind of ["without pictures", "each with a picture"] as const) {
    const folder = mkdtempSync(join(tmpdir(), "meal-export-"));
    await seed(folder, kind === "each with a picture");
    for (const download of downloads) {
      const server = await startServerProcess({ DATA_DIR: folder, STORAGE_PER_PERSON_MB: "0" });
      try {
        const figures = await measureOne(server, download);
        say(`export of ${recipes.toLocaleString("en")} recipes ${kind}, ${download.name}: ${figures}`);
      } finally {
        await server.stop();
      }
    }
    rmSync(folder, { recursive: true });
  }
}

async function measureOne(
  { url, pid }: { readonly url: string; readonly pid: number },
  { method, path }: Download,
): Promise<string> {
  const [anna, bert] = [0, 1].map((person) => ({ cookie: `session=${personOf(person)}` }));
  const list = `${url}/api/favorite-recipes?pageSize=20`;
  await (await fetch(list, { headers: bert ?? {} })).arrayBuffer();
  await sleep(settledMs);
  const before = memoryMb(pid, "VmRSS");
  const startedAt = performance.now();
  const response = await fetch(new URL(path, url), { method, headers: anna ?? {} });
  if (!response.ok || !response.body) throw new Error(`The answer was ${response.status}.`);
  const times: number[] = [];
  let isOver = false;
  const asking = askUntil(() => isOver, list, bert?.cookie ?? "", times);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.byteLength;
  isOver = true;
  await asking;
  const seconds = (performance.now() - startedAt) / 1000;
  const more = memoryMb(pid, "VmHWM") - before;
  return `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${more.toFixed(0)} MB more memory (bar <= 150); a list read meanwhile took ${Math.max(...times).toFixed(0)} ms at most`;
}

async function seed(folder: string, hasPictures: boolean): Promise<void> {
  const database = await openSqlite<Tables>(join(folder, "app.db"));
  await migrate(database, migrations);
  await seedPeople(database, 2);
  const owner = userId(personOf(0));
  for (let from = 0; from < recipes; from += batch) {
    await transaction(database.db, async (trx) => {
      for (let number = from; number < from + batch; number += 1) {
        const recipe = recipeOf(number, hasPictures);
        const saved = {
          recipe_name: recipe.name,
          name_key: recipeNameKey(recipe.name),
          recipe_content: recipe,
        };
        const row = { id: recipe.id, user_id: owner, ...saved, saved_at: number };
        await trx.insertInto("favorite_recipes").values(row).execute();
        if (recipe.picture === undefined) continue;
        const file = { path: `${number}.jpg`, user_id: owner, bucket: "meal-images" as const };
        await trx
          .insertInto("stored_files")
          .values({ ...file, created_at: number, bytes: 150_000 })
          .execute();
      }
    });
  }
  await database.close();
}

/** One of the cookbook's dishes, under a name of its own. */
function recipeOf(number: number, hasPicture: boolean): SavedRecipe {
  const kitchen = loadKitchen();
  const { dishes } = kitchen.planner.corpus;
  const recipe = cookbookRecipe(kitchen, dishes[number % dishes.length]?.id ?? "");
  if (!recipe) throw new Error("The cookbook is empty.");
  const own = { ...recipe, id: `recipe-${number}`, name: `${recipe.name} ${number}` };
  return hasPicture ? { ...own, picture: `/files/meal-images/${number}.jpg` } : own;
}

/** `VmRSS` is what a process holds, `VmHWM` the most that it ever held. */
function memoryMb(pid: number, field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`, "u").exec(status)?.[1]) / 1024;
}
