import type { SavedRecipe } from "@meal/contract/recipes";
import { MOST_FAVORITES } from "@meal/domain/recipes/saved-recipes";
import type { Db } from "../../../db/database.ts";
import { transaction } from "../../../db/transaction.ts";
import type { KnownRecipes } from "./known-recipes.ts";
import type { ImportJobsParts } from "./parts.ts";
import { holdJob, type Lease, type OwnJob, type Progress, saveProgress } from "./runner-repository.ts";

/** What became of one recipe of a file. */
export type Outcome =
  | { readonly kind: "recipe"; readonly recipe: SavedRecipe }
  | { readonly kind: "skipped" }
  | { readonly kind: "failure"; readonly name: string; readonly reason: string };

/** What is to be saved of an import: what became of its next recipes, and what is known of the file by now. */
export interface Batch extends Pick<Progress, "format" | "total"> {
  readonly outcomes: readonly Outcome[];
}

/** What saving takes from outside. */
export interface SavingParts extends Pick<ImportJobsParts, "database" | "collection"> {
  readonly known: KnownRecipes;
  readonly lease: () => Lease;
}

const namedFailures = 1000;
const noRoom = `You have ${MOST_FAVORITES.toLocaleString("en")} favorites, and there is no room for more.`;

/**
 * Saves recipes together with how far their import is, in one transaction, so that after any end of the process it goes on
 * exactly behind them. Nothing where the import is over, or belongs to another process by now.
 */
export async function saveOutcomes(
  parts: SavingParts,
  job: OwnJob,
  batch: Batch,
): Promise<Progress | undefined> {
  const { database, collection, lease } = parts;
  return transaction(database.db, async (trx) => {
    if (!(await holdJob(trx, database.kind, job))) return undefined;
    const room = await collection.roomWithin(trx, job.user_id);
    const progress = progressOf(job, batch, room);
    for (const recipe of recipesOf(batch).slice(0, room)) await addUnderFreeName(trx, parts, job, recipe);
    const { failures, ...figures } = progress;
    // A thousand failures are a long text, which is written anew only where there are more of them.
    const isLonger = failures.length > job.failures.length;
    await saveProgress(trx, job.id, isLonger ? progress : figures, lease());
    return progress;
  });
}

function progressOf(job: OwnJob, batch: Batch, room: number): Progress {
  const { outcomes, format, total } = batch;
  const recipes = recipesOf(batch);
  const unread = outcomes.filter((each) => each.kind === "failure");
  const failures = [
    ...unread.map(({ name, reason }) => ({ name, reason })),
    ...recipes.slice(room).map(({ name }) => ({ name, reason: noRoom })),
  ];
  return {
    format,
    total: Math.max(total, job.done + outcomes.length),
    done: job.done + outcomes.length,
    added: job.added + Math.min(recipes.length, room),
    skipped: job.skipped + outcomes.length - unread.length - recipes.length,
    failures: [...job.failures, ...failures].slice(0, namedFailures),
    failed: job.failed + failures.length,
  };
}

function recipesOf({ outcomes }: Batch): readonly SavedRecipe[] {
  return outcomes.flatMap((each) => (each.kind === "recipe" ? [each.recipe] : []));
}

/** Somebody else may have saved a recipe of this name a moment ago. */
async function addUnderFreeName(
  trx: Db,
  { collection, known }: Pick<SavingParts, "collection" | "known">,
  job: OwnJob,
  recipe: SavedRecipe,
): Promise<void> {
  let { name } = recipe;
  while (!(await collection.addWithin(trx, job.user_id, { ...recipe, name }))) {
    known.addName(name);
    name = known.freeName(recipe.name);
  }
}
