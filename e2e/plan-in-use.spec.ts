import { clockSays } from "./clock.ts";
import type { Page } from "@playwright/test";
import { savePlan } from "./kitchen.ts";
import { message, signUp } from "./person.ts";
import { choose, dishesOf, generate, openPlanner, planIsSaved, planIsThere } from "./planner-page.ts";
import { openList } from "./shopping-page.ts";
import { expect, open, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

/** Opens the list and waits until it follows this plan. */
async function listFollows(page: Page, name: string): Promise<void> {
  await openList(page);
  await expect(page.getByText(`Follows your plan “${name}”`)).toBeVisible();
}

/** Opens a saved plan by its name. */
async function openSaved(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^(Saved )?Plans$/u }).click();
  const list = page.getByRole("dialog").getByRole("region", { name: "Saved plans" });
  await list.getByRole("button", { name: new RegExp(`^${name}`, "u") }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

const ticked = (page: Page) => page.getByRole("checkbox", { checked: true });

test("a trial plan changes nothing until it is chosen, and the former plan comes back with its ticks", async ({
  page,
  context,
}) => {
  await savePlan(context.request, "Our week");
  await listFollows(page, "Our week");
  const boxes = page.getByRole("checkbox");
  for (const at of [0, 1, 2]) await boxes.nth(at).click();
  await expect(ticked(page)).toHaveCount(3);
  await openPlanner(page);
  await generate(page);
  await planIsSaved(page);
  const plan = page.getByRole("region", { name: "Your plan" });
  await expect(plan.getByText("Your list, dinner and calendar do not follow this plan.")).toBeVisible();
  const trial = await plan.getByRole("heading", { level: 2 }).innerText();
  await listFollows(page, "Our week");
  await expect(ticked(page)).toHaveCount(3);

  await openPlanner(page);
  await plan.getByRole("button", { name: "Use this plan" }).click();
  const sheet = page.getByRole("dialog", { name: "Use this plan" });
  await expect(sheet.getByText(/^“Our week” on /u)).toBeVisible();
  await expect(sheet.getByText(/^3 checked-off items go away/u)).toBeVisible();
  await sheet.getByRole("button", { name: "Use this plan" }).click();
  await expect(message(page, `“${trial}” is in use`)).toBeVisible();
  await expect(plan.getByText("In use", { exact: true })).toBeVisible();
  await listFollows(page, trial);
  await expect(ticked(page)).toHaveCount(0);

  await openPlanner(page);
  await openSaved(page, "Our week");
  await plan.getByRole("button", { name: "Use this plan" }).click();
  await expect(sheet.getByText("3 items are checked off again.")).toBeVisible();
  await sheet.getByRole("button", { name: "Use this plan" }).click();
  await expect(plan.getByText("In use", { exact: true })).toBeVisible();
  await listFollows(page, "Our week");
  await expect(ticked(page)).toHaveCount(3);
});

test("a plan of breakfasts alone is no dinner on the dashboard, and a part of a day on paper and in the calendar", async ({
  page,
  context,
}) => {
  const { meals } = await savePlan(context.request, "Mornings", 2, { slots: [["breakfast"]] });
  const [first] = meals;
  expect(meals.map(({ type }) => type)).toEqual(["breakfast", "breakfast"]);
  await clockSays(page, 17, 30);
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "Dinner is up to you today" })).toBeVisible();
  await expect(page.getByText(`Your plan has ${first?.name} (breakfast).`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today's dinner" })).toHaveCount(0);

  await openPlanner(page);
  await openSaved(page, "Mornings");
  await page.goto("/planner/print");
  const sheet = page.getByRole("article");
  await expect(sheet.getByText(/^breakfast$/iu)).toHaveCount(2);
  await expect(sheet.getByText("27% of a day")).toBeVisible();
  const energy = `${Math.round(first?.calories ?? 0).toLocaleString("en-US")} kcal`;
  await expect(sheet.getByRole("listitem").first().getByText(energy, { exact: true })).toBeVisible();

  const headers = { "x-session-mode": "cookie" };
  const { url } = await (await context.request.post("/api/calendar-feed", { headers })).json();
  const calendar = await (await context.request.get(new URL(url).pathname)).text();
  expect(calendar.match(/DTSTART:\d+T080000/gu)).toHaveLength(2);
  expect(calendar.match(/DTSTART/gu)).toHaveLength(2);
});

test("a plan that was deleted elsewhere says so, and is saved again when it is asked for", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 404/u);
  await openPlanner(page);
  await generate(page);
  await planIsSaved(page);
  const { items } = await (await context.request.get("/api/meal-plans")).json();
  await context.request.delete(`/api/meal-plans/${items[0].id}`, { headers: { "x-session-mode": "cookie" } });
  const [dish = ""] = await dishesOf(page, 0);
  await choose(page, dish, "Lock");
  const gone = page.getByText("Deleted somewhere else, and no longer saved");
  await expect(gone).toBeVisible();
  await page.reload();
  await planIsThere(page);
  await expect(gone).toBeVisible();
  await page.getByRole("button", { name: "Save it again" }).click();
  await planIsSaved(page);
  const { items: again } = await (await context.request.get("/api/meal-plans")).json();
  expect(again[0].content.days[0].meals[0]).toMatchObject({ name: dish, isLocked: true });
});

test.describe("in an app that is kept on the device", () => {
  test.use(withWorker);

  test("without a network no plan is chosen, and that is said", async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/u);
    await savePlan(context.request, "Our week");
    await savePlan(context.request, "Other week");
    await openPlanner(page);
    await openSaved(page, "Other week");
    const use = page.getByRole("button", { name: "Use this plan" });
    await expect(use).toBeVisible();
    await appIsKept(page);
    await context.setOffline(true);
    await use.click();
    const sheet = page.getByRole("dialog", { name: "Use this plan" });
    await expect(sheet.getByText("Choosing a plan needs a connection")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Use this plan" })).toBeDisabled();
    await context.setOffline(false);
    await expect(sheet.getByText(/^“Our week” on /u)).toBeVisible();
  });
});
