import { clockSays } from "./clock.ts";
import { savePlan, usePlan } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

test("the daily jobs take as few presses as they may", async ({ context, page, baseURL }) => {
  const presses: [job: string, count: number, most: number][] = [];
  await open(page, "/landing");
  await page.getByRole("link", { name: "Try it now" }).click();
  await expect(page).toHaveURL(/\/planner$/u);
  presses.push(["from the first page to a guest's planner", 1, 1]);

  await signUp(context.request, baseURL ?? "");
  const { id } = await savePlan(context.request, "Our days", 2);
  await usePlan(context.request, id);
  await clockSays(page, 17, 30);

  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("shakshuka");
  await page
    .getByRole("option", { name: /shakshuka/iu })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /shakshuka/iu })).toBeVisible();
  presses.push(["find a dish of the cookbook", 2, 2]);

  await open(page, "/planner");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shopping" }).click();
  await expect(page).toHaveURL(/\/shopping-list$/u);
  presses.push(["from the planner to the list", 1, 1]);

  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Cook", exact: true }).click();
  await expect(page).toHaveURL(/\/cooking-timer/u);
  presses.push(["from the dashboard to cooking tonight's dinner", 1, 2]);

  for (const [job, count, most] of presses) {
    process.stdout.write(`${job}: ${count} of at most ${most} presses\n`);
    expect(count).toBeLessThanOrEqual(most);
  }
});
