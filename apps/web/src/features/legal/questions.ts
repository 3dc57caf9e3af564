import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { plansPage } from "../../platform/paying.ts";
import type { Registry } from "../../platform/registry.ts";
import * as t from "./texts/en/questions.ts";

const { meal_plan, cooking_timer, food_analysis, chat, extra_planner } = DEFAULT_LIMITS;

type Here = Pick<Registry, "hasPage" | "hasFeature">;

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions of the support centre, answered as things are here; every figure comes from the one table of limits. */
export function questionsFor(here: Here): readonly Question[] {
  return [cancelling(here), free(here), ...t.questions];
}

function cancelling({ hasPage }: Here): Question {
  const { question, answer, whereNothingIsSold } = t.howToCancel;
  return { question, answer: hasPage(plansPage) ? answer : whereNothingIsSold };
}

function free({ hasPage, hasFeature }: Here): Question {
  const allowances = [
    t.mealPlans(meal_plan.free.uses ?? 0),
    t.cookingTimer(cooking_timer.free.uses ?? 0),
    hasPage("/food-analysis") ? t.foodAnalyses(food_analysis.free.uses ?? 0) : "",
    hasFeature("chat") ? t.chatMessages(chat.free.uses ?? 0) : "",
  ].filter(Boolean);
  const added = [
    t.liftsTheseLimits,
    hasPage("/calorie-tracking") ? t.opensCalorieTracking : "",
    hasPage("/extra-planner") ? t.allowsPictures(extra_planner.premium.uses ?? 0) : "",
  ].filter(Boolean);
  return { question: t.whatIsFree, answer: t.freeAndPremium(allowances, added, hasPage(plansPage)) };
}
