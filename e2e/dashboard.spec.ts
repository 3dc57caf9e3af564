import { savePlan, usePlan } from "./kitchen.ts";
import { logOut, newPerson, signUp } from "./person.ts";
import { test as testOfRobin } from "./signed-in.ts";
import { expect, test } from "./test.ts";

const title = { level: 1 } as const;

/** A day so many days from now, as plans begin on it. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString("en-CA");
}

test("the dashboard greets by the first name, or by the address where there is none", async ({
  context,
  page,
  baseURL,
}) => {
  await signUp(context.request, baseURL ?? "", newPerson("  Ada   Miller "));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", title)).toHaveText("Welcome, Ada!");
  await logOut(page);
  const nameless = { ...newPerson(), fullName: undefined };
  await context.request.post("/api/auth/signup", {
    headers: { "x-session-mode": "cookie" },
    data: { email: nameless.email, password: nameless.password },
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", title)).toHaveText(`Welcome, ${nameless.email.split("@")[0]}!`);
});

test("the dashboard asks how one eats, and shows it once it knows", async ({ context, page, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Set it up" }).click();
  await page.getByLabel("Primary dietary preference").selectOption({ label: "Halal/Kosher" });
  await page.getByRole("button", { name: "Save preferences" }).click();
  await page.getByRole("banner").getByRole("link", { name: "AI Meal Planner" }).click();
  await expect(page.getByRole("heading", { name: "How you eat" })).toBeVisible();
  await expect(page.getByText("Halal/Kosher")).toBeVisible();
});

test("the dashboard knows what is for dinner today, and what to do where nothing is", async ({
  context,
  page,
  baseURL,
}) => {
  await signUp(context.request, baseURL ?? "");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "What is for dinner?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Plan your meals" })).toBeVisible();
  const plans = [
    { startsIn: -3, words: /^Your last plan ended on /u },
    { startsIn: 3, words: /^Your next plan begins on /u },
    { startsIn: -1, words: /^Today's dinner$/u },
  ];
  for (const { startsIn, words } of plans) {
    const { id } = await savePlan(context.request, "Two days", 2, dayIn(startsIn));
    await usePlan(context.request, id);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test("today's dinner opens its recipe", async ({ context, page, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
  const { meals } = await savePlan(context.request, "My Meal Plan", 1, dayIn(0));
  const dinner = meals.find(({ type }) => type === "dinner")?.name ?? "";
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Today's dinner" });
  await expect(card.getByText(dinner)).toBeVisible();
  await card.getByRole("button", { name: "Open the recipe" }).click();
  await expect(page.getByRole("dialog", { name: dinner })).toBeVisible();
});

testOfRobin("the dashboard has no top bar, and its tiles stand in the specified order", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", title)).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(0);
  const tiles = page.getByRole("navigation", { name: "In your kitchen" });
  // spec: 1, section 2; those that are not built yet are left out.
  await expect(tiles.getByRole("listitem")).toHaveText([
    "Meal Planner",
    "Cooking Timer",
    "Shopping",
    "Profile",
    "Recipes",
  ]);
  await tiles.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", title)).toHaveText("My Profile");
});
