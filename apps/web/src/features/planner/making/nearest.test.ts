import { DEFAULT_SETTINGS, type PlannerSettings } from "@meal/domain/planner/settings";
import { describe, expect, it } from "vitest";
import type { Nearest } from "./generation-state.ts";
import { isTakeable, nearestInWords, settingsTaking } from "./nearest.ts";
import { newPlan } from "../plan/open-plan.ts";
import { askedWith, wishesOf } from "./wishes.ts";

const monday = "2026-11-23";
const chosen: PlannerSettings = {
  ...DEFAULT_SETTINGS,
  diet: "carnivore",
  secondDiet: "vegan",
  style: "gourmet",
  taste: "no oven, one pot",
  figures: { workday: "30", proteinMin: "400", sodiumMaxMg: "1500", budgetCentsWeek: "1" },
  standing: [{ kind: "dish", dishId: "pizza", name: "Pizza", weekdays: [4], slot: "dinner" }],
};

/** Every kind of change that the answer knows; a test of each, or this does not compile. */
const changes: { readonly [Kind in keyof Required<Omit<Nearest, "allergies">>]: readonly [Nearest, string] } =
  {
    diet: [{ diet: "none", diets: [] }, "no special diet"],
    diets: [{ diets: [] }, "no second diet"],
    calories: [{ calories: 1750 }, "1,750 kcal"],
    mealsPerDay: [{ mealsPerDay: 4 }, "4 meals a day"],
    handsOnLimit: [{ handsOnLimit: { workday: 45 } }, "45 min on weekdays"],
    standing: [{ standing: [] }, "without Pizza"],
    tastePreferences: [
      {
        tastePreferences: "no oven, sophisticated gourmet dishes with refined techniques and elegant plating",
      },
      "only “no oven” of your typed wishes",
    ],
    limits: [
      { limits: { proteinMin: 130, sodiumMaxMg: 1500, budgetCentsWeek: 2500 } },
      "at least 130 g of protein, at most $25.00 a week",
    ],
  };

describe("the nearest plan that can be had", () => {
  for (const [kind, [nearest, words]] of Object.entries(changes)) {
    it(`changes the ${kind} that no plan keeps, and nothing else`, () => {
      const after = wishesOf({ ...chosen, ...settingsTaking(nearest, chosen) }, [], monday);
      const { diets = [], standing = [], ...asked } = { ...wishesOf(chosen, [], monday), ...nearest };
      expect(after).toEqual({
        ...asked,
        ...(diets.length > 0 && { diets }),
        ...(standing.length > 0 && { standing }),
      });
    });

    it(`says the ${kind} before it is taken`, () => {
      expect(nearestInWords(nearest, chosen)).toBe(words);
      expect(isTakeable(nearest)).toBe(true);
    });
  }

  it("is asked for over what a plan was asked for, where another week or the rest of this one was", () => {
    const plan = newPlan({ days: [], request: wishesOf(chosen, [], monday) });
    expect(askedWith(plan, { diets: [] }).content.request).toEqual({
      ...wishesOf(chosen, [], monday),
      diets: [],
    });
  });

  it("never takes an allergy away by a press on something else", () => {
    expect(isTakeable({ allergies: [] })).toBe(false);
    expect(isTakeable({ diet: "none", diets: [], allergies: [] })).toBe(false);
  });
});
