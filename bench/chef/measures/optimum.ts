import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { BUDGETS, CUISINES, DIETS, DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import { planMeals, readDemands } from "@meal/engine/plans";
import { kitchenPool, layOut } from "@meal/engine/search";
import loadHighs from "highs";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";
import { writeProgram } from "./optimum-model.ts";
import { createDraw } from "./profiles.ts";

const REQUESTS = 63;
const AT_HAND = [
  "chicken",
  "rice",
  "spinach",
  "eggs",
  "tomatoes",
  "chickpeas",
  "salmon",
  "mushrooms",
  "lemon",
  "potatoes",
];
const TASTES = ["", "", "spicy", "fresh and tangy", "creamy comfort food", "smoky"];

/** Two days of three meals with wishes of every kind: small enough for the solver to prove its optimum. */
const drawRequest = (draw: () => number, at: number): PlanRequest => {
  const pick = <T>(list: readonly T[], otherwise: T): T =>
    list[Math.floor(draw() * list.length)] ?? otherwise;
  return {
    ...plainPlanRequest,
    days: 2,
    diet: DIETS[at % DIETS.length] ?? "none",
    calories: Math.round(1500 + draw() * 1500),
    budget: pick(BUDGETS, "reasonable"),
    cuisineStyle: draw() < 0.4 ? "any" : pick(CUISINES, "italian"),
    difficulty: draw() < 0.5 ? "any" : pick(DIFFICULTIES, "easy"),
    tastePreferences: pick(TASTES, ""),
    ingredients: AT_HAND.filter(() => draw() < 0.25),
    categories: draw() < 0.5 ? [] : ["breakfast", "soup", "main"],
    seed: at + 1,
  };
};

/** How near the planner's preference score comes to what a solver proves to be the best of the same plates. */
export const measure = async (): Promise<MeasureRow[]> => {
  const highs = await loadHighs();
  const draw = createDraw(77);
  const found: { readonly share: number; readonly told: string }[] = [];
  for (let at = 0; at < casesOr(REQUESTS); at += 1) {
    const request = drawRequest(draw, at);
    const outcome = planMeals(kitchen, request);
    if (outcome.kind === "impossible") continue;
    const demands = readDemands(kitchen, request);
    const { text, constant } = writeProgram(
      layOut(kitchen, demands, kitchenPool(kitchen, demands), 0),
      demands,
    );
    const solved = highs.solve(text, { time_limit: 20, mip_rel_gap: 0.001 });
    if (solved.Status !== "Optimal") continue;
    const best = solved.ObjectiveValue + constant;
    const share = outcome.certificate.preferenceScore / best;
    found.push({ share, told: `${share.toFixed(3)}: ${JSON.stringify(request)}` });
  }
  const mean = found.reduce((sum, { share }) => sum + share, 0) / Math.max(1, found.length);
  return [
    {
      what: "preference score against the solver's optimum, mean",
      figure: 100 * mean,
      floor: 95,
      aim: 98,
      unit: "%",
      cases: found.length,
      weakest: found.toSorted((a, b) => a.share - b.share).map(({ told }) => told),
    },
  ];
};
