import { randomUUID } from "node:crypto";
import type { SavedRecipe } from "@meal/contract/recipes";
import { fullNameOf } from "@meal/domain/chef/side";
import type { APIRequestContext, Page } from "@playwright/test";
import { today } from "./clock.ts";
import { expect } from "./test.ts";

const asBrowser = { headers: { "x-session-mode": "cookie" } };

interface SavedPlan {
  readonly id: string;
  readonly name: string;
  readonly meals: readonly SavedRecipe[];
}

/** Has the chef plan days of three meals, or of what else is wished, and saves them for whoever shares these requests' cookies. */
export async function savePlan(
  request: APIRequestContext,
  name: string,
  days = 1,
  wishes: { readonly slots?: readonly (readonly string[])[] } = {},
): Promise<SavedPlan> {
  const made = await request.post("/api/functions/generate-meal-plan-gemini", {
    ...asBrowser,
    data: { days, mealsPerDay: 3, servings: 2, seed: 7, ...wishes },
  });
  expect(made.status()).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server's own answer.
  const { days: planned, certificate } = (await made.json()) as {
    days: { meals: SavedRecipe[] }[];
    certificate: unknown;
  };
  const id = randomUUID();
  const data = { id, name, content: { days: planned, certificate, startDate: today() } };
  expect((await request.post("/api/meal-plans", { ...asBrowser, data })).status()).toBe(201);
  return { id, name, meals: planned.flatMap(({ meals }) => meals) };
}

/** The first dish of a plan, as its recipe is headed and as the button that opens it says it, with what stands beside it. */
export function firstDish({ meals: [meal] }: SavedPlan): {
  readonly name: string;
  readonly fullName: string;
} {
  if (meal === undefined) throw new Error("The plan has no meal.");
  return { name: meal.name, fullName: fullNameOf(meal) };
}

/** Puts a saved plan in use on all of its dates. */
export async function usePlan(request: APIRequestContext, id: string): Promise<void> {
  const answer = await request.post(`/api/meal-plans/${id}/use`, { ...asBrowser, data: {} });
  expect(answer.status()).toBe(200);
}

/** A recipe that needs no chef. */
export function recipeCalled(name: string, change: Partial<SavedRecipe> = {}): SavedRecipe {
  return {
    id: `recipe-${randomUUID()}`,
    name,
    type: "dinner",
    description: "One pot, half an hour.",
    calories: 420,
    price: 260,
    difficulty: "easy",
    prepTime: 10,
    cookTime: 20,
    ingredients: ["2 tbsp olive oil", "400 g canned chickpeas, drained", "1 onion, chopped"],
    instructions: ["Soften the onion in the oil.", "Add the chickpeas and simmer."],
    category: "main",
    actualCategory: "main",
    isFavorite: false,
    servings: 2,
    ...change,
  };
}

/** Remembers that a recipe was looked at. */
export async function viewRecipe(request: APIRequestContext, recipe: SavedRecipe): Promise<void> {
  const answer = await request.post("/api/recipe-history", { ...asBrowser, data: { recipe } });
  expect(answer.ok()).toBe(true);
}

/** Saves a favourite. */
export async function saveFavorite(request: APIRequestContext, recipe: SavedRecipe): Promise<void> {
  const answer = await request.post("/api/favorite-recipes", { ...asBrowser, data: { recipe } });
  expect(answer.ok()).toBe(true);
}

/** Waits until these words lie on the device among the kept answers. */
export async function answersAreKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(readKeptAnswers)).toContain(words);
}

interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/** Gives a kept answer another shape, as another version of the app might have kept it. */
export async function reshapeAnswer(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    const done = Promise.withResolvers<void>();
    const opening = indexedDB.open("keyval-store");
    opening.addEventListener("success", () => {
      const change = opening.result.transaction("keyval", "readwrite");
      const store = change.objectStore("keyval");
      const reading: IDBRequest<{ readonly answers: readonly KeptAnswer[] }> = store.get("kept-answers");
      reading.addEventListener("success", () => {
        const answers = reading.result.answers.map((answer) =>
          answer.key[0] === name ? { ...answer, data: { [name]: answer.data } } : answer,
        );
        store.put({ ...reading.result, answers }, "kept-answers");
      });
      change.addEventListener("complete", () => {
        opening.result.close();
        done.resolve();
      });
    });
    return done.promise;
  }, key);
}

function readKeptAnswers(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("keyval-store");
    opening.addEventListener("error", () => reject(opening.error ?? new Error("The database is closed.")));
    opening.addEventListener("success", () => {
      const reading = opening.result.transaction("keyval").objectStore("keyval").get("kept-answers");
      reading.addEventListener("success", () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result) ?? "");
      });
      reading.addEventListener("error", () => reject(reading.error ?? new Error("Nothing can be read.")));
    });
  });
}
