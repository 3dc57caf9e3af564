import type { Page } from "@playwright/test";
import { message, signUp, stored } from "./person.ts";
import { openPlanner, openSettings, planIsSaved, planIsThere } from "./planner-page.ts";
import { expect, test } from "./test.ts";

const events = "**/api/functions/generate-meal-plan-gemini/events";
const failed = "Failed to generate meal plan. Please try again.";

/** What the server says when it refuses. */
const problem = (code: string, status: number, title: string) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: "about:blank", code, status, title, requestId: "test" }),
});
const stream = (body: string) => ({ status: 200, contentType: "text/event-stream", body });

async function press(page: Page): Promise<void> {
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Generate plan" }).click();
}

test.beforeEach(async ({ context, baseURL, complaints }) => {
  complaints.allow(/status of (?:4|5)\d\d|Service Worker registration blocked|ERR_FAILED/u);
  await signUp(context.request, baseURL ?? "");
});

// The worker would answer before the test can.
test.use({ serviceWorkers: "block" });

test("a refusal, a broken stream and an answer without days are told, and the settings stay", async ({
  page,
}) => {
  const answers = [
    { answer: problem("model_busy", 503, "The model is busy"), words: "The model is busy" },
    {
      answer: stream(
        'event: progress\ndata: {"percent":40}\n\nevent: problem\ndata: {"code":"model_timeout","status":504,"title":"The model took too long"}\n\n',
      ),
      words: "The model took too long",
    },
    {
      answer: stream('event: done\ndata: {"days":[],"impossible":null}\n\n'),
      words: "Invalid meal plan format received",
    },
    { answer: stream('event: done\ndata: {"plan":1}\n\n'), words: "Invalid meal plan format received" },
  ];
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByLabel("Diet", { exact: true }).selectOption("keto");
  for (const { answer, words } of answers) {
    await page.route(events, (route) => route.fulfill(answer));
    await press(page);
    await expect(page.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();
    await expect(message(page, failed)).toBeVisible();
    await page
      .getByRole("region", { name: "Notifications" })
      .getByRole("button", { name: "Close message" })
      .click();
    await page.unroute(events);
  }
  await openSettings(page);
  await expect(settings.getByLabel("Diet", { exact: true })).toHaveValue("keto");
  await press(page);
  await planIsThere(page);
});

test("demands that clash are named, and the nearest plan is one press away", async ({ page }) => {
  const impossible = {
    demands: ["Raw food and 9,000 kcal do not go together."],
    nearest: { calories: 2500 },
  };
  const done = {
    days: [],
    certificate: null,
    impossible,
    generation: "",
    generationInfo: {},
  };
  await openPlanner(page);
  await page.route(events, (route) =>
    route.fulfill(stream(`event: done\ndata: ${JSON.stringify(done)}\n\n`)),
  );
  await press(page);
  await expect(page.getByText("No plan can keep all of this")).toBeVisible();
  await expect(page.getByText("Raw food and 9,000 kcal do not go together.")).toBeVisible();
  await page.unroute(events);
  await page.getByRole("button", { name: "Take 2,500 kcal" }).click();
  await planIsThere(page);
  await expect(page.getByText(/of 2,500 kcal/u).first()).toBeVisible();
});

test("pictures that cannot be had leave a drawing and a warning", async ({ page }) => {
  await page.route("**/api/pictures/**", (route) => route.abort());
  await openPlanner(page);
  await press(page);
  await expect(message(page, "Failed to generate some images. Using fallback images instead.")).toBeVisible();
  await planIsThere(page);
});

test("a plan that cannot be saved says so, and is saved by a press", async ({ page }) => {
  await openPlanner(page);
  await page.route("**/api/meal-plans", (route) =>
    route.request().method() === "POST"
      ? route.fulfill(problem("internal", 500, "Something went wrong"))
      : route.fallback(),
  );
  await press(page);
  await expect(message(page, "Failed to save meal plan")).toBeVisible();
  await page.unroute("**/api/meal-plans");
  await page.getByRole("button", { name: "Save again" }).click();
  await planIsSaved(page);
});

test("photos that cannot be read are told, and the plan is made without them", async ({ page }) => {
  const analysis = "**/api/functions/analyze-ingredient-image";
  await page.route(analysis, (route) => route.fulfill(problem("image_unreadable", 422, "Not a picture")));
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByText("What you have", { exact: true }).click();
  const photo = await page.screenshot({ type: "png" });
  const file = { name: "fridge.png", mimeType: "image/png", buffer: photo };
  const text = { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("eggs") };
  await settings.getByLabel("Add photos of ingredients").setInputFiles([file, text]);
  await expect(settings.getByRole("img", { name: "fridge.png" })).toBeVisible();
  await expect(settings.getByText("One file is not a photo we can read.")).toBeVisible();
  await press(page);
  await expect(message(page, "Failed to analyze ingredient images")).toBeVisible();
  await planIsThere(page);
});

test("what is on the photos joins the foods at hand", async ({ page }) => {
  const analysis = "**/api/functions/analyze-ingredient-image";
  const info = { provider: "test", model: null, isFallback: false, note: null };
  await page.route(analysis, (route) =>
    route.fulfill({ json: { ingredients: ["spinach", "eggs"], generationInfo: info } }),
  );
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByText("What you have", { exact: true }).click();
  const photo = await page.screenshot({ type: "png" });
  const files = Array.from({ length: 500 }, (_, at) => ({
    name: `${at}.png`,
    mimeType: "image/png",
    buffer: at < 7 ? photo : Buffer.from("x"),
  }));
  await settings.getByLabel("Add photos of ingredients").setInputFiles(files);
  await expect(settings.getByText("The first 6 photos are taken; more do not fit.")).toBeVisible();
  const sent = page.waitForRequest(events);
  await press(page);
  expect((await sent).postDataJSON().ingredients).toEqual(["spinach", "eggs"]);
  await planIsThere(page);
  expect(JSON.parse((await stored(page, "captured-ingredients")) ?? "")).toEqual(["spinach", "eggs"]);
  await openSettings(page);
  await expect(settings.getByRole("button", { name: "Remove spinach" })).toBeVisible();
  await expect(settings.getByRole("img", { name: "0.png" })).toHaveCount(0);
});

test("a plan that another screen chose and that cannot be shown is told", async ({ page }) => {
  const id = "7f0c1e1e-7a5d-4a53-9d4b-0e0f5d3c2b1a";
  const plan = {
    id,
    name: "Old",
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    revision: 1,
  };
  const cases = [
    {
      value: "not json",
      answer: problem("not_found", 404, "Nothing is here"),
      words: "Failed to load the saved meal plan",
    },
    {
      value: JSON.stringify({ id }),
      answer: problem("not_found", 404, "Nothing is here"),
      words: "No saved meal plan found",
    },
    {
      value: JSON.stringify({ id }),
      answer: problem("internal", 500, "Oh"),
      words: "Failed to load the saved meal plan",
    },
    {
      value: JSON.stringify({ id }),
      answer: { json: { ...plan, content: { days: [] } } },
      words: "Failed to load saved plan - invalid data format",
    },
  ];
  await openPlanner(page);
  for (const { value, answer, words } of cases) {
    await page.route(`**/api/meal-plans/${id}`, (route) => route.fulfill(answer));
    await page.evaluate((chosen) => localStorage.setItem("selected-meal-plan", chosen), value);
    await page.reload();
    await expect(message(page, words)).toBeVisible();
    await page.unroute(`**/api/meal-plans/${id}`);
  }
});

test("leaving the page does not lose it", async ({ page }) => {
  await openPlanner(page);
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(events, async (route) => {
    await held;
    await route.fallback();
  });
  await press(page);
  await expect(page.getByRole("progressbar", { name: "Planning your meals" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "AI Meal Planner" }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  go();
  await page
    .getByRole("navigation", { name: "In your kitchen" })
    .getByRole("link", { name: "Meal Planner" })
    .click();
  await planIsThere(page);
  await planIsSaved(page);
});
