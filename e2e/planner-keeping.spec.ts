import { signUp } from "./person.ts";
import {
  choose,
  dishesOf,
  generate,
  openPlanner,
  openSettings,
  planIsSaved,
  planIsThere,
} from "./planner-page.ts";
import { expect, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.use(withWorker);

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

test("two windows that change one plan end in a choice, and lose nothing", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 409/u);
  await openPlanner(page);
  await generate(page);
  await planIsSaved(page);
  const [dish = ""] = await dishesOf(page, 0);
  const second = await context.newPage();
  await openPlanner(second);
  await planIsThere(second);
  await choose(second, dish, "Lock");
  await planIsSaved(second);
  await page.getByLabel("Starts on").fill("2027-05-05");
  const dialog = page.getByRole("dialog", { name: "This plan was changed somewhere else" });
  await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /\(copy\)$/u })).toBeVisible();
  await planIsSaved(page);
  await expect(page.getByLabel("Starts on")).toHaveValue("2027-05-05");

  // The other way round: the window takes what the other one made of it.
  const third = await context.newPage();
  await openPlanner(third);
  await planIsThere(third);
  await third.getByLabel("Starts on").fill("2027-06-06");
  await planIsSaved(third);
  await choose(page, dish, "Lock");
  await page.getByRole("dialog").getByRole("button", { name: "Use the other one" }).click();
  await expect(page.getByLabel("Starts on")).toHaveValue("2027-06-06");
  await planIsSaved(page);
});

test("offline the last plan opens and is changed, generating keeps the settings, and all is saved later", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/u);
  await openPlanner(page);
  await generate(page);
  await planIsSaved(page);
  await appIsKept(page);
  const [dish = ""] = await dishesOf(page, 0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: dish, exact: true })).toBeVisible();
  await choose(page, dish, "Lock");
  await expect(page.getByText("Not saved yet, you are offline")).toBeVisible();
  const settings = await openSettings(page);
  await settings.getByLabel("Diet", { exact: true }).selectOption("vegan");
  await settings.getByRole("button", { name: "Generate plan" }).click();
  await expect(
    page.getByText("Generating a plan needs a connection. Your settings stay as they are."),
  ).toBeVisible();
  await openSettings(page);
  await expect(settings.getByLabel("Diet", { exact: true })).toHaveValue("vegan");
  await context.setOffline(false);
  await planIsSaved(page);
  const { items } = await (await context.request.get("/api/meal-plans")).json();
  expect(items[0].content.days[0].meals[0].isLocked).toBe(true);
});
