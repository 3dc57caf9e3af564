import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import type { Registry } from "../../platform/registry.ts";
import type { Line } from "./lines.ts";
import { ownFreeUses } from "../../platform/free-uses.ts";
import * as t from "./texts/en/questions.ts";

const { meal_plan, cooking_timer, food_analysis, chat, extra_planner } = DEFAULT_LIMITS;

type Here = Pick<Registry, "hasPage" | "hasFeature">;

interface Question {
  readonly question: string;
  readonly answer: readonly Line[];
}

/** spec: the eight questions of the support centre, answered as things are here; every figure comes from the one table of limits. */
export function questionsFor(built: Here): readonly Question[] {
  return [
    {
      question: t.howToCancel,
      answer: [
        { if: ["sold"], text: t.cancelInProfile },
        { if: ["!sold"], text: t.nothingToCancel },
      ],
    },
    free(built),
    {
      question: t.forgot,
      answer: [t.forgotLink, { if: ["mail"], text: t.forgotMail }, { if: ["!mail"], text: t.forgotNoMail }],
    },
    ...t.questions.map(({ question, answer }) => ({ question, answer: [answer] })),
  ];
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
  return {
    question: t.whatIsFree,
    answer: [
      { if: ["!own-limits"], text: t.freeAndPremium(allowances, added) },
      { if: ["own-limits"], text: t.freeHere },
      ...ownFreeUses(),
      { if: ["own-limits"], text: t.premiumHere(added) },
      { if: ["!sold", "premium-for-all"], text: t.premiumForAll },
      { if: ["!sold", "!premium-for-all"], text: t.premiumNotSold },
    ],
  };
}
