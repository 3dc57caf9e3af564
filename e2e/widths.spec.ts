import { nothingIsCutOff } from "./cut-off.ts";
import { savePlan, usePlan } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { viewsOf } from "./routes.ts";
import { expect, open, test } from "./test.ts";

const sizes = [
  { width: 320, height: 690 },
  { width: 690, height: 320 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 430, height: 932 },
  { width: 932, height: 430 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
] as const;

test("the week of somebody who has a plan is whole on every phone and tablet, upright and lying", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  // A recipe of a plan is asked for among the saved ones, too.
  complaints.allow(/status of 404/u);
  test.slow();
  await signUp(context.request, baseURL ?? "");
  const { id, meals } = await savePlan(context.request, "Week", 7);
  await usePlan(context.request, id);
  const recipes = meals.slice(0, 1).map((meal) => `/recipe/${meal.id}`);
  const cooking = viewsOf["/cooking-timer"] ?? [];
  for (const path of [
    "/dashboard",
    "/planner",
    "/shopping-list",
    ...recipes,
    ...cooking,
    "/recipes",
    "/calorie-tracking",
    "/landing",
  ]) {
    await open(page, path);
    // What is on its way has no words that could be cut.
    await expect(page.locator("main .animate-breathe")).toHaveCount(0);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await nothingIsCutOff(page, `on ${path}, ${size.width} px wide`);
    }
  }
});
