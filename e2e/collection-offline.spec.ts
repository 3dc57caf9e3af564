import { answersAreKept, recipeCalled, saveFavorite, savePlan, viewRecipe } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.use(withWorker);

// The browser itself notes every call that found no network.
test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

test("what was saved and viewed opens without a network", async ({ page, context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
  await savePlan(context.request, "A week by the sea");
  await saveFavorite(context.request, recipeCalled("Bean stew"));
  await viewRecipe(context.request, recipeCalled("Chickpea stew"));
  await open(page, "/recipe-history");
  await expect(page.getByRole("link", { name: "Chickpea stew" })).toBeVisible();
  await page.getByRole("tab", { name: "Saved Favorites" }).click();
  await expect(page.getByRole("link", { name: "Bean stew" })).toBeVisible();
  await page.getByRole("tab", { name: "Meal Plans" }).click();
  await expect(page.getByRole("heading", { name: "A week by the sea" })).toBeVisible();
  await appIsKept(page);
  await answersAreKept(page, "A week by the sea");
  await context.setOffline(true);
  await open(page, "/recipe-history");
  await page.getByRole("link", { name: "Chickpea stew" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chickpea stew" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "1 onion, chopped" })).toBeVisible();
  await expect(page.getByText("You'll see allergens and diets once you're online.")).toBeVisible();
  await open(page, "/recipe-history?tab=favorites");
  await page.getByRole("link", { name: "Bean stew" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bean stew" })).toBeVisible();
  await open(page, "/recipe-history?tab=plans");
  await page.getByRole("button", { name: "Open A week by the sea in the planner" }).click();
  await expect(page.getByRole("region", { name: "Your plan" }).getByText("A week by the sea")).toBeVisible();
});
