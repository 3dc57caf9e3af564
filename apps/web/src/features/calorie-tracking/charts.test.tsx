import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { diaryWith, eaten, noLimit } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";

const entries = [
  eaten("Oats", 0, { calories: 300 }),
  eaten("Rice", 1, { calories: 1900 }),
  eaten("Feast", 3, { calories: 2400 }),
];
const chart = page.getByRole("listbox");
const places = chart.getByRole("option");
const names = () => places.elements().map((place) => place.getAttribute("aria-label") ?? "");

async function openView(name: string) {
  const answers = diaryWith(entries, { ...noLimit, daily_limit: 2000 });
  await renderAt("/calorie-tracking", { as: somebody(), answers });
  await page.getByRole("tab", { name }).click();
}

test("the last seven days are bars against the limit, and a day without entries is a gap", async () => {
  await openView("Daily View");
  await expect.element(places.nth(6)).toBeVisible();
  expect(names()).toHaveLength(7);
  expect(names()[6]).toMatch(/: 300 kcal, 1,700 under, protein 20 g, carbs 40 g, fats 10 g, so far$/u);
  expect(names()[5]).toContain("1,900 kcal, 100 under");
  expect(names()[4]).toMatch(/: nothing logged$/u);
  expect(names()[3]).toContain("2,400 kcal, 400 over");
  // The limit, the words and the mean agree; today is not in it.
  const mean = "Average of 2 days with entries: 2,150 kcal a day. That is 150 over your limit of 2,000.";
  await expect.element(page.getByText(mean)).toBeVisible();
  await expect.element(page.getByText("Today is lighter and not part of the average")).toBeVisible();
  const labels = [...(chart.element().querySelectorAll("[role=option] text") ?? [])].map(
    (each) => each.textContent,
  );
  for (const label of labels) expect(label).toMatch(/^\d\d\/\d\d$/u);
  expect(chart.element().getBoundingClientRect().height).toBe(400);
});

test("every bar is reached by keys, and told", async () => {
  await openView("Daily View");
  await places.nth(6).click();
  await userEvent.keyboard("{Home}");
  await expect.element(places.nth(0)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(places.nth(3)).toHaveFocus();
  await expect.element(places.nth(3)).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("tabpanel").getByText("2,400 kcal, 400 over").first()).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}{End}{ArrowRight}");
  await expect.element(places.nth(6)).toHaveFocus();
});

test("the series are told apart by patterns, and no class paints over one", async () => {
  await openView("Daily View");
  await expect.element(places.nth(6)).toBeVisible();
  const patterned = [...chart.element().querySelectorAll("rect[fill^=url]")];
  expect(patterned.length).toBeGreaterThan(0);
  for (const bar of patterned) expect(getComputedStyle(bar).fill).toMatch(/^url\(/u);
  for (const name of ["Calories", "Protein (g)", "Carbs (g)", "Fats (g)"])
    await expect.element(page.getByRole("tabpanel").getByRole("listitem").getByText(name)).toBeVisible();
});

test("the same figures stand in a table", async () => {
  await openView("Daily View");
  await page.getByText("The numbers as a table").click();
  const table = page.getByRole("table", { name: "The last 7 days, day by day" });
  await expect.element(table.getByRole("row").nth(7)).toBeVisible();
  const rows = table
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);
  expect(rows[7]).toMatch(/300.*1,700 under$/u);
  expect(rows[5]).toMatch(/–$/u);
});

test("a week is told by its weekdays", async () => {
  await openView("Weekly View");
  await expect.element(places.nth(6)).toBeVisible();
  const labels = [...chart.element().querySelectorAll("[role=option] text")].map((each) => each.textContent);
  expect(labels.toSorted()).toEqual(["Fri", "Mon", "Sat", "Sun", "Thu", "Tue", "Wed"]);
});

test("a month is told by its weeks, each as its mean day", async () => {
  await openView("Monthly View");
  await expect.element(places.nth(3)).toBeVisible();
  for (const [at, name] of names().entries()) expect(name).toMatch(new RegExp(`^Week ${at + 1}[:,]`, "u"));
});

test("nothing is wider than a small phone", async () => {
  await page.viewport(320, 700);
  await openView("Monthly View");
  await expect.element(places.nth(3)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});
