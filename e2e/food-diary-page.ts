import { randomUUID } from "node:crypto";
import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { today } from "./clock.ts";
import { open } from "./test.ts";

const asBrowser = { headers: { "x-session-mode": "cookie" } };

/** Something that was eaten, in the diary of whoever shares these requests' cookies. */
export async function noted(
  request: APIRequestContext,
  name: string,
  change: Partial<DiaryEntry> = {},
): Promise<void> {
  const figures = { calories: 300, protein: 10, carbs: 40, fats: 8, fiber: 4 };
  const data = { id: randomUUID(), food_description: name, eaten_on: today(), ...figures, ...change };
  const answer = await request.post("/api/food-consumption", { ...asBrowser, data });
  expect(answer.status()).toBe(201);
}

/** How much they mean to eat in a day. */
export async function limitTo(request: APIRequestContext, dailyLimit: number): Promise<void> {
  const answer = await request.put("/api/user-calorie-limit", { ...asBrowser, data: { dailyLimit } });
  expect(answer.status()).toBe(200);
}

/** What the server has, by name. */
export async function storedFood(request: APIRequestContext): Promise<Readonly<Record<string, number>>> {
  const answer = await request.get("/api/food-consumption?limit=1000");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server's own answer.
  const { items } = (await answer.json()) as { items: readonly DiaryEntry[] };
  const byName = Object.fromEntries(
    items.map(({ food_description, calories }) => [food_description, calories]),
  );
  // A name that stands there twice would hide behind itself.
  expect(Object.keys(byName)).toHaveLength(items.length);
  return byName;
}

/** Goes to the diary, and waits until it can be written in. */
export async function openDiary(page: Page): Promise<void> {
  await open(page, "/calorie-tracking");
  await expect(whatWasEaten(page)).toBeVisible();
}

/** The field of the diary. */
export function whatWasEaten(page: Page): Locator {
  return page.getByRole("textbox", { name: "What did you eat?" });
}

/** What stands in the table of the day that is shown. */
export function foodOfDay(page: Page, name?: string): Locator {
  const rows = page.getByRole("tabpanel").getByRole("rowheader");
  return name === undefined ? rows : rows.filter({ hasText: name });
}

/** The bar of today, in words. */
export function todayIs(page: Page, words: string): Promise<void> {
  return expect(page.getByRole("region", { name: "Today's intake" }).getByText(words)).toBeVisible();
}
