import type {
  certifyMealPlan,
  findMealAlternatives,
  generateMealPlan,
  readPlanWishes,
} from "@meal/contract/planner";
import type { ParsedInputOf } from "@meal/contract/endpoint";
import type { Actor, UserId } from "@meal/domain/accounts/actor";
import type { FoodAtHome } from "@meal/domain/chef/at-home";
import type { PastDish } from "@meal/domain/chef/past-dishes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { AppError } from "../../app-error.ts";
import type { CallContext } from "../../http/route.ts";
import type { PlanProgress } from "../../ports/chef.ts";
import type { Engine } from "../../ports/engine.ts";
import { heldUse, hourly, type ChefCaller, type FunctionParts } from "../ai-usage/service.ts";
import type { Generations } from "./functions-generation.ts";
import { type LeftOut, nothingLeftOut, planRequestOf, type PlanWishes } from "./functions-request.ts";
import { isInPlan, refuseEndless } from "./functions-rules.ts";
import type { PlannerWork } from "./functions-work.ts";

/** What the planner's functions need from outside. */
export interface PlannerFunctionsParts extends FunctionParts<"planMeals" | "detectIngredients"> {
  readonly engine: Engine<PlannerWork>;
  readonly generations: Generations;
  readonly readLeftOut: (userId: UserId) => Promise<LeftOut>;
  /** What the household had before a date, or before today where none is given. */
  readonly readPast: (actor: Actor, startDate: string) => Promise<readonly PastDish[]>;
  /** What the household has for a plan from a date on to use. */
  readonly readAtHome: (actor: Actor, startDate: string) => Promise<readonly FoodAtHome[]>;
  /** Which of their recipes and saved dishes a plan from a date on chooses among. */
  readonly readSaved: (actor: Actor, startDate: string) => Promise<KnownOfRecipes>;
  readonly makeSeed: () => number;
}

type KnownOfRecipes = Required<Pick<PlanRequest, "ownRecipes" | "favorites">>;

type Tell = ((progress: PlanProgress) => void) | undefined;
/** Makes a plan that was allowed and counted, and tells how far it is. */
type OrderedPlan = (tell?: Tell) => ReturnType<typeof makePlan>;

const newPlans = hourly("plan", 60);
const plansAgain = hourly("plan-again", 60);
const swaps = hourly("meal-alternatives", 300);
const certificates = hourly("certify-meal-plan", 300);
/** Asked while somebody types. */
const readings = hourly("read-plan-wishes", 600);

/**
 * Takes an order: refused where no use is left. Making the rest of a plan of ours anew, with meals that stay, and up to three
 * proposals for the same dates cost no further use; a plan that is impossible, fails, or is no longer waited for costs none.
 */
export async function orderPlan(
  parts: PlannerFunctionsParts,
  { generation: shown = "", ...wishes }: ParsedInputOf<typeof generateMealPlan>["body"],
  call: CallContext,
): Promise<OrderedPlan> {
  const { asking, generations } = parts;
  const keepsMeals = wishes.keep.some((kept) => isInPlan(kept, wishes));
  const asker = await asking.begin(call, keepsMeals && shown !== "" ? plansAgain : newPlans);
  const { session } = call;
  const { startDate = "" } = wishes;
  const known = session.kind === "user" ? await knownOf(parts, session, startDate) : {};
  const request = { ...(await requestOf(parts, wishes, asker)), ...known };
  const { days, mealsPerDay } = wishes;
  const turn = await generations.take(shown, asker.caller, { days, mealsPerDay, startDate, keepsMeals });
  const use = turn ? heldUse(call.request.signal, turn) : await asking.reserve(asker, "meal_plan");
  const generation = turn ? shown : generations.make(asker.caller, { days, mealsPerDay, startDate });
  return (tell) =>
    use.spendOn(
      () => makePlan(parts, request, { asker, generation, tell }),
      (answer) => answer.impossible === null,
    );
}

type KnownOfPerson = Pick<PlanRequest, "history" | "atHome" | "ownRecipes" | "favorites">;

/** What the server knows of whoever is signed in, and nobody has to tell it. */
async function knownOf(
  { readPast, readAtHome, readSaved }: PlannerFunctionsParts,
  actor: Actor,
  startDate: string,
): Promise<KnownOfPerson> {
  const [history, atHome, saved] = await Promise.all([
    readPast(actor, startDate),
    readAtHome(actor, startDate),
    readSaved(actor, startDate),
  ]);
  return { history, atHome, ...saved };
}

async function makePlan(
  { chef, engine }: PlannerFunctionsParts,
  asked: PlanRequest,
  making: { asker: ChefCaller; generation: string; tell: Tell },
) {
  const { chefCall } = making.asker;
  const { keep, dropped } = await engine.sortKept(asked, chefCall);
  const { answer, info } = await chef.planMeals({ ...asked, keep }, chefCall, making.tell);
  // A mark for a plan that was not made would be a free plan.
  if (answer.kind === "impossible") {
    const { demands, nearest } = answer;
    return {
      days: [],
      certificate: null,
      impossible: { demands, nearest },
      generationInfo: info,
      generation: "",
    };
  }
  const { days, certificate } = answer;
  const corrections = [...dropped, ...certificate.corrections];
  const { generation } = making;
  return {
    days,
    certificate: { ...certificate, corrections },
    impossible: null,
    generationInfo: info,
    generation,
    ...knownIn(asked),
  };
}

/** What a plan was told that its asker did not say: it belongs to the request from which the plan can be made again. */
function knownIn({ history, atHome, ownRecipes, favorites }: PlanRequest): KnownOfPerson {
  return {
    ...(history !== undefined && { history }),
    ...(atHome !== undefined && { atHome }),
    ...(ownRecipes !== undefined && { ownRecipes }),
    ...(favorites !== undefined && { favorites }),
  };
}

/** Meals that could stand at one place of a plan. */
export async function findAlternatives(
  parts: PlannerFunctionsParts,
  { request: wishes, ...place }: ParsedInputOf<typeof findMealAlternatives>["body"],
  call: CallContext,
) {
  const asker = await parts.asking.begin(call, swaps);
  const isThere = place.days.some(({ day, meals }) => day === place.day && place.position < meals.length);
  if (!isThere) throw new AppError("not_found", { detail: "The plan has no meal at this place." });
  const request = await requestOf(parts, wishes, asker);
  const { alternatives, notFound } = await parts.engine.alternatives({ ...place, request }, asker.chefCall);
  return { alternatives, ...(notFound !== null && { notFound: { nearest: notFound } }) };
}

/** What free words ask of a plan, told before it is made. */
export async function readWords(
  { asking, engine }: PlannerFunctionsParts,
  { tastePreferences, calories }: ParsedInputOf<typeof readPlanWishes>["body"],
  call: CallContext,
) {
  const { chefCall } = await asking.begin(call, readings);
  return engine.readWishes({ text: tastePreferences, calories }, chefCall);
}

/** Counts a plan again from nothing but its meals, and says what in it breaks a rule. */
export async function certifyPlan(
  parts: PlannerFunctionsParts,
  { request: wishes, days }: ParsedInputOf<typeof certifyMealPlan>["body"],
  call: CallContext,
) {
  const asker = await parts.asking.begin(call, certificates);
  const request = await requestOf(parts, wishes, asker);
  refuseEndless(days.flatMap(({ meals }) => meals));
  return { certificate: await parts.engine.certify({ request, days }, asker.chefCall) };
}

async function requestOf(
  { asking, readLeftOut, makeSeed }: PlannerFunctionsParts,
  wishes: PlanWishes,
  asker: ChefCaller,
): Promise<PlanRequest> {
  const eatingRules = await asking.eatingRulesOf(asker);
  const { userId } = asker.chefCall;
  return planRequestOf(
    wishes,
    eatingRules,
    userId === null ? nothingLeftOut : await readLeftOut(userId),
    makeSeed,
  );
}
