import { randomUUID } from "node:crypto";
import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type {
  findFavoriteByName,
  listFavoriteRecipes,
  listRecipeHistory,
  SavedRecipe,
  searchSaved,
} from "@meal/contract/recipes";
import type { Actor, UserId } from "@meal/domain/accounts/actor";
import { MOST_FAVORITES, MOST_VIEWED, recipeNameKey } from "@meal/domain/recipes/saved-recipes";
import type { Database, Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Search } from "../../ports/search.ts";
import { isPictureOfPlan } from "../extra-planner/service.ts";
import type { StoredFiles } from "../files/service.ts";
import {
  addFavorite,
  countFavorites,
  favoritesAfter,
  type FavoriteRow,
  findFavoriteOfName,
  listFavorites,
  removeFavorite,
} from "./favorites-repository.ts";
import { countViewed, forgetOldViews, listViewed, upsertViewed, type Page } from "./history-repository.ts";
import { favoriteOf, viewedOf } from "./reading.ts";

type Favorite = OutputOf<typeof listFavoriteRecipes>["items"][number];
type Viewed = OutputOf<typeof listRecipeHistory>["items"][number];
type Question = ParsedInputOf<typeof searchSaved>["query"];

/** Reading more of them at once would hold everybody else up. */
const rowsAtOnce = 10;
const savedKinds = ["plan", "history", "favorite"] as const;

/** What keeping recipes takes from outside. */
export interface CollectionParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  readonly stored: Pick<StoredFiles, "tie" | "letGo">;
  /** Search over the same database, or inside of a transaction. */
  readonly searchIn: (db: Db) => Search;
}

/** Keeps the recipes that people looked at and the ones they want to keep. */
export class RecipeCollection {
  readonly #parts: CollectionParts;

  constructor(parts: CollectionParts) {
    this.#parts = parts;
  }

  async listViewed(userId: UserId, page: Page): Promise<OutputOf<typeof listRecipeHistory>> {
    const { db } = this.#parts.database;
    const rows = await listViewed(db, userId, page);
    return { items: rows.map(viewedOf), total: await countViewed(db, userId) };
  }

  /** spec: 2, section 4. A name that is there already becomes the latest, with the recipe as it was looked at now. */
  async recordView(userId: UserId, recipe: SavedRecipe): Promise<Viewed> {
    const view = { ...columnsOf(recipe), viewed_at: this.#parts.clock.now() };
    const { db, kind } = this.#parts.database;
    const row = await transaction(db, async (trx) => {
      await holdPerson(trx, kind, userId);
      const search = this.#parts.searchIn(trx);
      const viewed = await upsertViewed(trx, userId, view);
      await search.save(userId, documentOf("history", viewed.id, recipe));
      for (const id of await forgetOldViews(trx, userId, MOST_VIEWED))
        await search.remove(userId, "history", id);
      return viewed;
    });
    return viewedOf(row);
  }

  async listFavorites(userId: UserId, page: Page): Promise<OutputOf<typeof listFavoriteRecipes>> {
    const { db } = this.#parts.database;
    const rows = await listFavorites(db, userId, page);
    return { items: rows.map(favoriteOf), total: await countFavorites(db, userId) };
  }

  /** Every favourite by its name, page by page. */
  async *allFavorites(userId: UserId): AsyncGenerator<readonly Favorite[]> {
    let rows = await favoritesAfter(this.#parts.database.db, userId, { nameKey: "", limit: rowsAtOnce });
    while (rows.length > 0) {
      yield rows.map(favoriteOf);
      const { name_key: nameKey = "" } = rows.at(-1) ?? {};
      rows = await favoritesAfter(this.#parts.database.db, userId, { nameKey, limit: rowsAtOnce });
    }
  }

  /** spec: 2, section 5. A name that exists among the favourites is not saved again. */
  async saveFavorite(userId: UserId, recipe: SavedRecipe): Promise<Favorite> {
    const { db, kind } = this.#parts.database;
    const nameKey = recipeNameKey(recipe.name);
    const row = await transaction(db, async (trx) => {
      await holdPerson(trx, kind, userId);
      const saved = await findFavoriteOfName(trx, userId, nameKey);
      if (saved) return saved;
      if ((await this.roomWithin(trx, userId)) === 0) throw new AppError("too_many_saved");
      return this.addWithin(trx, userId, recipe);
    });
    if (!row) throw new AppError("not_found");
    return favoriteOf(row);
  }

  /** Adds a favourite inside of a transaction; nothing where the person has one of this name. */
  async addWithin(trx: Db, userId: UserId, recipe: SavedRecipe): Promise<FavoriteRow | undefined> {
    const columns = columnsOf({ ...recipe, isFavorite: true });
    const added = await addFavorite(trx, userId, { ...columns, saved_at: this.#parts.clock.now() });
    if (!added) return undefined;
    await this.#parts.searchIn(trx).save(userId, documentOf("favorite", added.id, recipe));
    if (recipe.picture !== undefined) await this.#parts.stored.tie(trx, userId, recipe.picture);
    return added;
  }

  /** How many more favourites the person may keep; exact where the transaction holds the person. */
  async roomWithin(trx: Db, userId: UserId): Promise<number> {
    return Math.max(0, MOST_FAVORITES - (await countFavorites(trx, userId)));
  }

  async removeFavorite(userId: UserId, id: string): Promise<void> {
    await transaction(this.#parts.database.db, async (trx) => {
      const removed = await removeFavorite(trx, userId, id);
      if (!removed) throw new AppError("not_found");
      const { picture } = favoriteOf(removed).recipe_content;
      // Who takes it back within a day finds its picture too.
      if (picture !== undefined && !(await isPictureOfPlan(trx, userId, picture)))
        await this.#parts.stored.letGo(trx, userId, picture);
      await this.#parts.searchIn(trx).remove(userId, "favorite", id);
    });
  }

  async findFavorite(userId: UserId, name: string): Promise<OutputOf<typeof findFavoriteByName>> {
    const row = await findFavoriteOfName(this.#parts.database.db, userId, recipeNameKey(name));
    return { favorite: row ? favoriteOf(row) : null };
  }

  /** Whether the favourite of this name shows a picture that something else lets go of. */
  async showsPicture(trx: Db, userId: UserId, name: string, address: string): Promise<boolean> {
    const row = await findFavoriteOfName(trx, userId, recipeNameKey(name));
    return row !== undefined && favoriteOf(row).recipe_content.picture === address;
  }

  async search(actor: Actor, { text, kind, limit }: Question): Promise<OutputOf<typeof searchSaved>> {
    const kinds = kind === undefined ? savedKinds : [kind];
    const found = await this.#parts.searchIn(this.#parts.database.db).find(actor, { text, kinds, limit });
    const items = found.flatMap(({ kind: word, refId, title }) => {
      const known = savedKinds.find((each) => each === word);
      return known ? [{ kind: known, id: refId, title }] : [];
    });
    return { items };
  }
}

function columnsOf(recipe: SavedRecipe) {
  return {
    id: randomUUID(),
    recipe_name: recipe.name,
    name_key: recipeNameKey(recipe.name),
    recipe_content: recipe,
  };
}

/** A recipe is found by its name, and by what it says of itself and what goes into it. */
function documentOf(kind: (typeof savedKinds)[number], refId: string, recipe: SavedRecipe) {
  const { name, description, ingredients, keywords = [] } = recipe;
  return { kind, refId, title: name, body: [description, ...ingredients, ...keywords].join("\n") };
}
