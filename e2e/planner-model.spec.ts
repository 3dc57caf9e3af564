import { lyingPlan } from "../packages/testkit/src/stand-ins/lying-plan.ts";
import { axeFindsNothing } from "./axe.ts";
import { message, signUp } from "./person.ts";
import { openPlanner, openSettings, planIsSaved, planIsThere } from "./planner-page.ts";
import { expect } from "./test.ts";
import { withModel } from "./with-model.ts";

const test = withModel();

// One server for the whole file.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

test("what a lying model had wrong is told, and stands in what the plan promises after a reload", async ({
  page,
  model,
}) => {
  model.always({ kind: "text", text: JSON.stringify(lyingPlan) });
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByText("7", { exact: true }).click();
  await settings.getByLabel("Diet", { exact: true }).selectOption("vegan");
  await settings.getByLabel("Allergies").fill("peanuts");
  await settings.getByRole("button", { name: "Generate plan" }).click();
  await expect(message(page, "Some of it had to be corrected")).toBeVisible();
  await planIsThere(page);
  await planIsSaved(page);
  await page.reload();
  await page.getByRole("button", { name: "What this plan promises" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Corrected" })).toBeVisible();
  await expect(dialog.getByText(/"Satay bowl 1" was replaced by .*peanut/u)).toBeVisible();
  await expect(dialog.getByText("6 meals were missing and filled in from the cookbook.")).toBeVisible();
  await axeFindsNothing(page);
});

test("a model that does not answer is named, and the built-in chef plans", async ({ page, model }) => {
  model.always({ kind: "status", status: 500 });
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Generate plan" }).click();
  const note = "The language model is not responding, so the built-in chef answered.";
  await expect(message(page, note)).toBeVisible();
  await planIsThere(page);
  await page.getByRole("button", { name: "What this plan promises" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("table")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Corrected" })).toHaveCount(0);
});
