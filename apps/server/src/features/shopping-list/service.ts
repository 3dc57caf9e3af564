import { randomUUID } from "node:crypto";
import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import { comingDays } from "@meal/domain/planner/plan-in-use";
import { isPastItsDay } from "@meal/domain/shopping-list/at-home";
import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import type { Database, Db } from "../../db/database.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import type { Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Engine, EngineCall } from "../../ports/engine.ts";
import { findPlansInUse, readDatesInUse } from "../planner/service.ts";
import { addRecipe } from "./add-recipe.ts";
import { askAtHome, withAnswers } from "./at-home.ts";
import { withoutGonePlans, withPlans } from "./following.ts";
import { withNeeds } from "./known-needs.ts";
import type { ListWork } from "./list-work.ts";
import { previewUse } from "./preview.ts";
import {
  addOperations,
  changeList,
  findList,
  findOperations,
  forgetOperations,
  lockList,
  type AppliedOperation,
  type ListRow,
} from "./repository.ts";
import { topicOf } from "./watching.ts";
import { columnsOf, emptyList, listOf, shown, type NamedList, type ShownList } from "./stored-list.ts";

/** A device that was away for longer than this sends its operations as new ones. */
const OPERATIONS_KEPT_MS = 60 * 24 * 3_600_000;
/**
 * More than a household does in a year. They are remembered only for answers that were lost on the way, so the oldest are
 * forgotten rather than new ones refused: a refusal would keep on the device what somebody did, for nothing.
 */
export const MOST_OPERATIONS = 20_000;
const MOST_RECIPES = 200;

/** What keeping shopping lists takes from outside. */
export interface ShoppingListsParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly engine: Engine<ListWork>;
  /** The day where this person is. */
  readonly todayOf: (userId: UserId) => Promise<string>;
}

type RecipeContext = NonNullable<ListRow["recipe_context"]>;
/** What becomes of a list: the list, and the recipes behind it where they are others now. */
interface Changed {
  readonly list: NamedList;
  readonly recipes?: RecipeContext;
}
type Step<Result> = (list: NamedList, trx: Db, recipes: RecipeContext) => Promise<Result>;

/** Keeps one shopping list a household. */
export class ShoppingLists {
  readonly #parts: ShoppingListsParts;

  constructor(parts: ShoppingListsParts) {
    this.#parts = parts;
  }

  async read(ownerId: OwnerId): Promise<ShownList> {
    const row = await findList(this.#parts.database.db, ownerId);
    return row === undefined ? shown(emptyList, null) : shown(listOf(row), row.updated_at);
  }

  /** The foods that can be cooked from, as they are bought: what is at home and still good, and with it what always is. */
  async foodsAtHome({ ownerId, userId }: Actor): Promise<readonly string[]> {
    const { atHome, staples } = await this.read(ownerId);
    const today = await this.#parts.todayOf(userId);
    const good = atHome.filter((item) => !isPastItsDay(item, today));
    if (good.length === 0) return [];
    const always = staples.length === 0 ? [] : await this.#parts.engine.foodsOf(staples, callOf(userId));
    return [...good.map(({ shop }) => shop), ...always].flatMap((shop) => shop?.foodId ?? []);
  }

  /** Applies what is new of these operations, in their order. What arrived before is answered as it was then. */
  async change(actor: Actor, operations: readonly NumberedOperation[]) {
    const result = await this.#inTurn(actor, async (before, trx) => {
      const fresh = new Map(operations.map((each) => [each.opId, each]));
      const known = new Map(await findOperations(trx, actor.ownerId, [...fresh.keys()]));
      const applied: AppliedOperation[] = [];
      let list = before;
      for (const { opId, operation } of fresh.values()) {
        if (known.has(opId)) continue;
        const { list: next, refused = null } = applyOperation(list, operation);
        list = next;
        known.set(opId, refused);
        applied.push({ op_id: opId, refused, applied_at: this.#parts.clock.now() });
      }
      await this.#note(trx, actor, applied);
      const refused = [...known].flatMap(([opId, reason]) => (reason === null ? [] : [{ opId, reason }]));
      return { list, refused };
    });
    const asked = await this.#askAtHome(actor, result.list);
    const isCooked = operations.some(({ operation: { kind } }) => kind === "cook" || kind === "uncook");
    const followed = isCooked ? await this.#following(actor) : undefined;
    return { list: followed ?? asked ?? result.shown, refused: result.refused };
  }

  /** Finds out what is still to be known of what is at home. */
  async #askAtHome(actor: Actor, list: NamedList): Promise<ShownList | undefined> {
    const { database, engine } = this.#parts;
    const answers = await askAtHome(list, { db: database.db, engine, person: actor });
    if (answers === undefined) return undefined;
    return (await this.#inTurn(actor, async (now) => ({ list: withAnswers(now, answers) }))).shown;
  }

  /** Brings the items of plans up to what the plans in use need from today on. */
  async refresh(actor: Actor, today?: string): Promise<ShownList> {
    const from = today ?? (await this.#parts.todayOf(actor.userId));
    const result = await withNeeds(this.#parts.engine, callOf(actor.userId), (needsOf) =>
      this.#inTurn(actor, async (list, trx) => {
        const inUse = await readDatesInUse(trx, actor.ownerId);
        const plans = await findPlansInUse(trx, actor.ownerId, { inUse, from });
        if (plans.length === 0) return { list: await withoutGonePlans(trx, actor.ownerId, list) };
        const followed = withPlans(list, plans, { needsOf, from });
        if (followed === undefined) throw new AppError("no_ingredients");
        const meals = comingDays(plans, from).flatMap((day) => day.meals);
        return { list: followed, recipes: meals.map(contextOf) };
      }),
    );
    return result.shown;
  }

  /** The same for who did not ask for it: a list that cannot follow stays as it is. */
  async follow(actor: Actor, today?: string): Promise<void> {
    await this.#following(actor, today);
  }

  async #following(actor: Actor, today?: string): Promise<ShownList | undefined> {
    return this.refresh(actor, today).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return undefined;
    });
  }

  /** What the list would be, were this plan in use. */
  async preview(actor: Actor, planId: string, today?: string) {
    const { database, engine, todayOf } = this.#parts;
    const from = today ?? (await todayOf(actor.userId));
    return withNeeds(engine, callOf(actor.userId), (needsOf) =>
      previewUse({ db: database.db, needsOf, from }, actor.ownerId, planId),
    );
  }

  /** Adds what a recipe asks for. The key is the id of this operation: the same again adds nothing. */
  async addRecipe(
    actor: Actor,
    recipe: { readonly key: string; readonly recipeName: string; readonly ingredients: readonly string[] },
  ) {
    const { key, recipeName, ingredients } = recipe;
    const lines = ingredients.map((line) => ({ line, recipeSource: recipeName }));
    return withNeeds(this.#parts.engine, callOf(actor.userId), async (needsOf) => {
      const [needs = []] = needsOf([lines]);
      if (needs.length === 0) throw new AppError("no_ingredients");
      const result = await this.#inTurn(actor, async (before, trx, recipes) => {
        if ((await findOperations(trx, actor.ownerId, [key])).has(key)) return { list: before, recipes };
        const list = addRecipe(before, needs, { needsOf, newId: randomUUID });
        await this.#note(trx, actor, [{ op_id: key, refused: null, applied_at: this.#parts.clock.now() }]);
        return { list, recipes: [...recipes, contextOf({ name: recipeName, ingredients })] };
      });
      return { list: result.shown, added: needs.length };
    });
  }

  /** One change of a household's list at a time; the devices that wait for it are told afterwards. */
  async #inTurn<Result extends Changed>(actor: Actor, step: Step<Result>) {
    const { database, clock, bus } = this.#parts;
    const now = clock.now();
    const done = await transaction(database.db, async (trx) => {
      const row = await lockList(trx, database.kind, actor, { id: randomUUID(), updated_at: now });
      const result = await step(listOf(row), trx, row.recipe_context ?? []);
      const { list, recipes } = result;
      const isNew = list.revision !== row.revision;
      const recipe_context = recipes?.slice(-MOST_RECIPES) ?? row.recipe_context;
      if (isNew)
        await changeList(trx, actor.ownerId, { ...columnsOf(list), recipe_context, updated_at: now });
      return { ...result, isNew, shown: shown(list, isNew ? now : row.updated_at) };
    });
    if (done.isNew) await bus.publish(topicOf(actor.ownerId));
    return done;
  }

  async #note(trx: Db, actor: Actor, applied: readonly AppliedOperation[]): Promise<void> {
    await addOperations(trx, actor, applied);
    const before = this.#parts.clock.now() - OPERATIONS_KEPT_MS;
    await forgetOperations(trx, actor.ownerId, { before, most: MOST_OPERATIONS });
  }
}

const callOf = (userId: UserId): EngineCall => ({ callerKey: `user ${userId}` });

function contextOf(recipe: { readonly name: string; readonly ingredients: readonly string[] }) {
  return { recipeName: recipe.name, content: recipe.ingredients.join("\n") };
}
