import { randomUUID } from "node:crypto";
import { addCooked, listCooked, uploadMealPhoto } from "@meal/contract/cooking-timer";
import { expect } from "vitest";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import { photo } from "../../ai-usage/testing/photos.ts";

/** Where the history is. */
export const historyPath = "/api/cooking-history";

/** A cooked recipe as a device sends it. */
export const cooked = (more: object = {}) => ({
  id: randomUUID(),
  recipe_name: "Lentil soup",
  recipe_steps: [
    { instruction: "Simmer the lentils.", timeInMinutes: 20, color: "step-cooking", category: "cooking" },
  ],
  ...more,
});

/** Uploads a photo and answers its address. */
export async function upload(caller: TestCaller, more: object = {}): Promise<string> {
  const response = await caller.post(`${historyPath}/photos`, { imageData: await photo(), ...more });
  expect(response.status).toBe(201);
  return uploadMealPhoto.output.parse(await response.json()).publicUrl;
}

/** Saves a cooked recipe and answers it as stored. */
export async function save(caller: TestCaller, more: object = {}) {
  const response = await caller.post(historyPath, cooked(more));
  expect(response.status).toBe(201);
  return addCooked.output.parse(await response.json());
}

/** The names of what somebody cooked, as listed. */
export async function namesOf(caller: TestCaller, query = ""): Promise<readonly string[]> {
  const { items } = listCooked.output.parse(await (await caller.get(`${historyPath}${query}`)).json());
  return items.map(({ recipe_name }) => recipe_name);
}
