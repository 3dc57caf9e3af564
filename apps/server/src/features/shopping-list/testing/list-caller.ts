import { randomUUID } from "node:crypto";
import { shoppingList } from "@meal/contract/shopping-list";
import type { Operation } from "@meal/domain/shopping-list/operations";
import { expect } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../../accounts/testing/caller.ts";

export const path = "/api/shopping-list";
const answer = z.object({
  list: shoppingList,
  refused: z.array(z.object({ opId: z.string(), reason: z.string() })),
});
export type List = z.output<typeof shoppingList>;

export const item = (name: string, more: object = {}) => ({
  id: randomUUID(),
  name,
  quantity: "1",
  unit: "units",
  aisle: "produce" as const,
  ...more,
});
export const add = (added: ReturnType<typeof item>): Operation => ({ kind: "add", item: added });
export const numbered = (operation: Operation) => ({ opId: randomUUID(), operation });

export async function send(
  caller: TestCaller,
  ...operations: readonly { opId: string; operation: Operation }[]
) {
  const response = await caller.post(`${path}/operations`, { operations });
  expect(response.status).toBe(200);
  return answer.parse(await response.json());
}

export async function act(caller: TestCaller, ...operations: readonly Operation[]): Promise<List> {
  return (await send(caller, ...operations.map(numbered))).list;
}

export async function read(caller: TestCaller): Promise<List> {
  return shoppingList.parse(await (await caller.get(path)).json());
}

export async function refresh(caller: TestCaller): Promise<List> {
  const response = await caller.post(`${path}/refresh`, {});
  expect(response.status).toBe(200);
  return shoppingList.parse(await response.json());
}

export async function use(caller: TestCaller, planId: string): Promise<List> {
  expect((await caller.post(`/api/meal-plans/${planId}/use`, {})).status).toBe(200);
  return read(caller);
}

/** Saves a plan of one day whose meals have these ingredients. */
export async function savePlan(
  caller: TestCaller,
  ...meals: readonly (readonly string[])[]
): Promise<string> {
  const id = randomUUID();
  const days = [
    {
      day: 1,
      meals: meals.map((ingredients, at) => ({
        id: `${id}-${at}`,
        name: `Meal ${at + 1}`,
        type: "dinner",
        description: "",
        calories: 500,
        price: 100,
        difficulty: "easy",
        prepTime: 5,
        cookTime: 5,
        ingredients,
        instructions: [],
        category: "main",
        actualCategory: "main",
        isFavorite: false,
      })),
    },
  ];
  const response = await caller.post("/api/meal-plans", { id, name: "Plan", content: { days } });
  expect(response.status).toBe(201);
  return id;
}

export const told = ({ items }: List) =>
  items.map(({ name, quantity, unit, checked }) => `${checked ? "x" : "-"} ${quantity} ${unit} ${name}`);
export const idOf = ({ items }: List, name: string): string =>
  items.find((each) => each.name === name)?.id ?? "";
export const asked = ({ items }: List) => items.filter(({ isAsked }) => isAsked).map(({ name }) => name);
