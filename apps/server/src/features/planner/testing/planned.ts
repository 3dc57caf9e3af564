import { planAnswer } from "@meal/contract/planner";
import { expect } from "vitest";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import { signUp } from "../../accounts/testing/people.ts";
import type { World } from "../../accounts/testing/world.ts";

export const path = "/api/functions/generate-meal-plan-gemini";
export const oneDay = { days: 1, mealsPerDay: 3, seed: 1 };

export async function planned(caller: TestCaller, body: unknown) {
  const response = await caller.post(path, body);
  expect([response.status, response.status === 200 ? "" : await response.clone().text()]).toEqual([200, ""]);
  return planAnswer.parse(await response.json());
}

export async function usedPlans(caller: TestCaller): Promise<number> {
  const response = await caller.post("/api/functions/check-subscription-limit", {});
  const { generatedPlansCount }: { generatedPlansCount: number } = JSON.parse(await response.text());
  return generatedPlansCount;
}

export async function signedUp(world: World): Promise<TestCaller> {
  const browser = world.browser();
  await signUp(browser);
  return browser;
}
