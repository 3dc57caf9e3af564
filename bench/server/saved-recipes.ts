import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SavedRecipe } from "@meal/contract/recipes";
import { recipeNameKey } from "@meal/domain/recipes/saved-recipes";
import { loadKitchen } from "@meal/server/adapters/chef/builtin/load-kitchen";
import { postgresSearch } from "@meal/server/adapters/search/postgres/postgres-search";
import { sqliteSearch } from "@meal/server/adapters/search/sqlite/sqlite-search";
import type { Database } from "@meal/server/db/database";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { transaction } from "@meal/server/db/transaction";
import { cookbookRecipe } from "@meal/server/features/recipes/cookbook";
import { userId } from "@meal/testkit/people";
import { startPostgres } from "@meal/testkit/postgres-server";
import { createTestApp, json } from "@meal/testkit/test-app";
import { sql } from "kysely";
import { personOf, seedPeople } from "./people.ts";

const people = 2;
const recipesEach = 10_000;
const batch = 500;
const rounds = 40;
/** What people type, from the first two letters on. */
const typed = [
  "ch",
  "chick",
  "rice",
  "to",
  "soup",
  "lemon garlic",
  "onion egg",
  "tofu 77",
  "salad with",
  "zzz",
];

/** How long somebody with 10,000 recipes waits for a search, a page of the list, and opening one. */
export async function measureSavedRecipes(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-saved-"));
  const embedded = await openSqlite(join(folder, "app.db"));
  await measureOn(embedded, say);
  await embedded.close();
  rmSync(folder, { recursive: true });
  const server = await startPostgres({ isDurable: false });
  const remote = openPostgres({ url: server.url, onIdleError: () => {} });
  await measureOn(remote, say);
  await remote.close();
  await server.stop();
}

async function measureOn(database: Database, say: (line: string) => void): Promise<void> {
  await migrate(database, migrations);
  await seedPeople(database, people);
  for (let person = 0; person < people; person += 1) await seedRecipes(database, person);
  // PostgreSQL counts its rows by itself, but only after a minute; until then it plans badly.
  if (database.kind === "postgres") await sql`vacuum analyze`.execute(database.db);
  const { app } = createTestApp(database, { settings: { RATE_LIMIT_FACTOR: "1000" } });
  const headers = { cookie: `session=${personOf(0)}` };
  const get = (path: string) => app.request(path, { headers });
  const asks: Readonly<Record<string, (round: number) => Response | Promise<Response>>> = {
    search: (round) => get(`/api/saved-search?text=${encodeURIComponent(typed[round % typed.length] ?? "")}`),
    "list, first page": () => get("/api/favorite-recipes?pageSize=20"),
    "list, any page": (round) => get(`/api/favorite-recipes?pageSize=20&page=${((round * 37) % 500) + 1}`),
    "favourite by name": (round) => get(`/api/favorite-recipes/by-name?name=${nameOf(round * 211)}`),
    "recipe by id": (round) => get(`/api/recipes/favorite-0-${round * 211}`),
    "recording a view": (round) =>
      app.request("/api/recipe-history", json("POST", { recipe: recipeOf(round * 13) }, headers)),
  };
  for (const [name, ask] of Object.entries(asks)) {
    const times = await timesOf(ask);
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1) ?? "";
    say(
      `${recipesEach.toLocaleString("en")} recipes, ${database.kind}, ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar <= 100)`,
    );
  }
}

async function timesOf(ask: (round: number) => Response | Promise<Response>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds * typed.length; round += 1) {
    const startedAt = performance.now();
    const response = await ask(round % rounds);
    await response.text();
    times.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  }
  return times.toSorted((a, b) => a - b);
}

/** Saves 10,000 recipes for one of the people of the bench, each to be found by search. */
export async function seedRecipes({ db, kind }: Database, person: number): Promise<void> {
  const owner = userId(personOf(person));
  for (let from = 0; from < recipesEach; from += batch) {
    await transaction(db, async (trx) => {
      const search = kind === "sqlite" ? sqliteSearch(trx) : postgresSearch(trx);
      for (let number = from; number < from + batch; number += 1) {
        const recipe = recipeOf(number);
        const { name, description, ingredients } = recipe;
        const id = `favorite-${person}-${number}`;
        const saved = { recipe_name: name, name_key: recipeNameKey(name), recipe_content: recipe };
        const row = { id, user_id: owner, ...saved, saved_at: number };
        await trx.insertInto("favorite_recipes").values(row).execute();
        const body = [description, ...ingredients].join("\n");
        await search.save(owner, { kind: "favorite", refId: id, title: name, body });
      }
    });
  }
}

/** One of the cookbook's dishes, under a name of its own. */
function recipeOf(number: number): SavedRecipe {
  const kitchen = loadKitchen();
  const { dishes } = kitchen.planner.corpus;
  const recipe = cookbookRecipe(kitchen, dishes[number % dishes.length]?.id ?? "");
  if (!recipe) throw new Error("The cookbook is empty.");
  return { ...recipe, id: `recipe-${number}`, name: `${recipe.name} ${number}` };
}

function nameOf(number: number): string {
  return encodeURIComponent(recipeOf(number).name);
}
