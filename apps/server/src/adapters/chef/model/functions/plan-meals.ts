import { dietsOf } from "@meal/domain/chef/diets-of";
import { isOwnDish } from "@meal/domain/chef/own-recipes";
import type { PastDish } from "@meal/domain/chef/past-dishes";
import type { MealSlot } from "@meal/domain/chef/day-shares";
import { plannedMeals } from "@meal/domain/chef/planned-meals";
import type { PlanOutcome, PlanRequest } from "@meal/domain/chef/plans";
import { CUISINES, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import type { PlanProgress } from "../../../../ports/chef.ts";
import { tellOfDays } from "../../plan-progress.ts";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked, type ModelParts } from "./parts.ts";

const figure = z.number().nullable().catch(null);
const lines = z.array(z.string());

const meal = z.object({
  name: z.string(),
  description: z.string().catch(""),
  category: z.enum(MEAL_CATEGORIES).nullable().catch(null),
  cuisine: z.enum(CUISINES).nullable().catch(null),
  difficulty: z.enum(DIFFICULTIES).nullable().catch(null),
  servings: figure,
  calories: figure,
  ingredients: lines,
  instructions: lines,
});

const proposal = z.object({ days: z.array(z.object({ meals: z.array(meal) })).min(1) });
const form = formOf("plan", proposal);
const read = jsonReader(proposal);

/** Where asking ends and checking begins, in percent. */
const ASKED = 85;

/** Has a plan proposed, and makes of it one that keeps every rule. */
export async function planMeals(
  { engine }: ModelParts,
  line: ModelCall,
  request: PlanRequest,
  onProgress?: (progress: PlanProgress) => void,
): Promise<PlanOutcome> {
  onProgress?.({ percent: 2, phase: "Asking the model" });
  const question = { instructions: instructions("plan-meals.v2"), messages: asked(wishesOf(request)), form };
  const follow = onProgress && ((text: string) => tellOfWriting(text, request, onProgress));
  const proposed = await askUntilRead(line, question, read, follow);
  onProgress?.({ percent: ASKED, phase: "Checking every meal" });
  const outcome = await engine.checkProposal({ request, proposed }, line.call);
  if (onProgress !== undefined) tellOfDays(outcome, onProgress);
  return outcome;
}

/** A dinner of these last weeks is not cooked again. */
const weeksOfRest = 3;

/** What the model is told: the wishes; of dishes and recipes no more than their names; of foods at home what they are and till when. */
function wishesOf(request: PlanRequest): object {
  const {
    keep,
    seed: _seed,
    diet: _diet,
    cooking: _cooking,
    history = [],
    favorites = [],
    ...rest
  } = request;
  const { ownRecipes = [], dishesLeftOut = [], atHome = [], people, ...wishes } = rest;
  const nameOf = (dishId: string) =>
    isOwnDish(dishId)
      ? ownRecipes.flatMap((recipe) => (recipe.dishId === dishId ? recipe.name : []))
      : [inWords(dishId)];
  const namesOf = (dishes: readonly PastDish[]) => dishes.flatMap(({ dishId }) => nameOf(dishId));
  return {
    ...wishes,
    // Whoever eats out needs no proposal; for how many each meal is, the engine measures out.
    ...(people !== undefined && { slots: slotsAtHome(request) }),
    familiar: wishes.familiar ?? (wishes.cuisineStyle === "any" ? "everyday" : "known"),
    diets: dietsOf(request),
    atHome: atHome.map(({ foodId, bestBefore }) => ({ food: inWords(foodId), bestBefore })),
    hadLately: namesOf(history.filter(({ weeksAgo }) => weeksAgo <= weeksOfRest)),
    liked: [
      ...namesOf(history.filter(({ rating }) => rating === 3)),
      ...favorites.flatMap(nameOf),
      ...ownRecipes.map(({ name }) => name),
    ],
    disliked: namesOf(history.filter(({ rating }) => rating === 1)),
    leftOut: dishesLeftOut.flatMap(nameOf),
    alreadyPlanned: keep.map(({ meal: { name } }) => name),
  };
}

function slotsAtHome(request: PlanRequest): readonly (readonly MealSlot[])[] {
  return Array.from({ length: request.days }, (_, day) => plannedMeals(request, day + 1).slots);
}

/** Ids of dishes and foods are their names with hyphens. */
function inWords(id: string): string {
  return id.replaceAll("-", " ");
}

function tellOfWriting(
  text: string,
  { days }: PlanRequest,
  onProgress: (progress: PlanProgress) => void,
): void {
  const begun = Math.min(days, text.split('"meals"').length - 1);
  if (begun === 0) return;
  const percent = Math.round(5 + ((ASKED - 5) * (begun - 1)) / days);
  onProgress({ percent, phase: `Day ${begun} of ${days} is being written` });
}
