import {
  certifyMealPlan,
  changeMealPlan,
  findMealAlternatives,
  type generateMealPlan,
  listPlansInUse,
  readMealPlan,
  readPlannerPreferences,
  savePlannerPreferences,
  saveMealPlan,
  streamMealPlan,
} from "@meal/contract/planner";
import type { OutputOf } from "@meal/contract/endpoint";
import { incrementPlanCount } from "@meal/contract/entitlements";
import { planWishes } from "@meal/contract/plan-wishes";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { today } from "../../../platform/today.ts";
import { type Answer, answer, answerWith, events, hold } from "../../../testing/answers.ts";
import { onDesktop } from "../../../testing/device.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { message } from "../../../testing/marks.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { generation, idle } from "../making/generation-state.ts";
import type { WireMeal } from "./to-wire.ts";

const names = ["Oats", "Soup", "Stew"];
const types = ["breakfast", "lunch", "dinner"];

function mealsOf(day: number): WireMeal[] {
  return names.map((name, at) =>
    recipeCalled(`${name} ${day}`, {
      type: types[at] ?? "",
      calories: 660,
      servings: 2,
      // What the cookbook knows needs nobody to say what it is.
      dishId: name.toLowerCase(),
    }),
  );
}

/** A week that began the day before yesterday: today is its third day. */
function week() {
  const plan = planCalled("Our week", [], 7);
  const days = plan.content.days.map(({ day }) => ({ day, meals: mealsOf(day) }));
  const startDate = dateOfDay(today(), -1);
  const request = planWishes.parse({ days: 7, mealsPerDay: 3, servings: 2 });
  const certificate = nothingCertified;
  return { ...plan, content: { days, startDate, servings: 2, certificate, request } };
}

beforeEach(() => generation.set(idle));

async function openWeek(...answers: readonly Answer[]) {
  return openPlanOf(week(), answers);
}

async function openPlanOf(plan: ReturnType<typeof week>, answers: readonly Answer[] = []) {
  localStorage.setItem("selected-meal-plan", JSON.stringify({ id: plan.id }));
  const { certificate } = plan.content;
  const screen = await renderAt("/planner", {
    as: somebody(),
    answers: [
      answer(readMealPlan, plan),
      answer(certifyMealPlan, { certificate }),
      answer(listPlansInUse, { items: [] }),
      answer(readPlannerPreferences, { servings: 2, dislikes: [], dishesLeftOut: [], usual: null }),
      answerWith(changeMealPlan, ({ body }) => ({
        ...plan,
        content: body.content ?? plan.content,
        revision: body.revision + 1,
      })),
      answerWith(saveMealPlan, ({ body }) => ({ ...plan, ...body, revision: 1 })),
      answer(incrementPlanCount, { generatedPlansCount: 1 }),
      ...answers,
    ],
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Our week" })).toBeVisible();
  return { screen, plan };
}

async function choose(dish: string, item: string): Promise<void> {
  await page
    .getByRole("button", { name: `More for ${dish}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** The dishes of a day, as they are written down. */
function dishesOf(day: string): string[] {
  const items = page.getByRole("listitem", { name: day, exact: true });
  return items
    .getByRole("heading", { level: 4 })
    .elements()
    .map((heading) => heading.textContent);
}

const nameOf = (day: number) =>
  new Date(dateOfDay(dateOfDay(today(), -1), day)).toLocaleDateString("en-US", {
    weekday: "long",
    timeZone: "UTC",
  });
const undo = page.getByRole("region", { name: "Your plan" }).getByRole("button", { name: "Undo" });

test("a week opens at today on a phone, with a dish on the first screen, and another day is one press away", async () => {
  await openWeek();
  const dish = page.getByRole("heading", { level: 4, name: "Oats 3" });
  await expect.element(dish).toBeVisible();
  expect(dish.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight - 80);
  await expect.element(page.getByRole("heading", { level: 4, name: "Oats 4" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: `Go to ${nameOf(4)}` }).click();
  await expect.element(page.getByRole("heading", { level: 4, name: "Oats 4" })).toBeVisible();
  await expect.element(dish).not.toBeInTheDocument();
});

test("seven days stand side by side on a desktop, and nothing scrolls sideways", async () => {
  await onDesktop();
  await openWeek();
  const cards = page.getByRole("list", { name: "Days" }).element().children;
  expect(cards).toHaveLength(7);
  expect(new Set([...cards].map((card) => card.getBoundingClientRect().top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expect.element(page.getByText("Today", { exact: true }).last()).toBeVisible();
});

test("a meal that is moved changes places with the one there, and that is taken back by a press", async () => {
  await onDesktop();
  const { screen } = await openWeek();
  await choose("Stew 1", "Move to another day");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: nameOf(2) })
    .click();
  await expect.poll(() => dishesOf(nameOf(2))).toEqual(["Oats 2", "Soup 2", "Stew 1"]);
  expect(dishesOf(nameOf(1))).toEqual(["Oats 1", "Soup 1", "Stew 2"]);
  await expect.poll(() => screen.sent(changeMealPlan).length).toBeGreaterThan(0);
  await undo.click();
  await expect.poll(() => dishesOf(nameOf(1))).toEqual(["Oats 1", "Soup 1", "Stew 1"]);
  await expect.element(undo).not.toBeInTheDocument();
});

test("a dinner that is eaten out is no dish of its day, which is planned without it, and it comes back", async () => {
  const { screen } = await openWeek();
  await choose("Stew 3", "Eating out");
  await expect.element(message("Eating out instead of Stew 3")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 4, name: "Stew 3" })).not.toBeInTheDocument();
  await expect
    .poll(() => screen.sent(changeMealPlan).at(-1)?.body.content?.request?.slots?.[2])
    .toEqual(["breakfast", "lunch"]);
  expect(screen.sent(changeMealPlan).at(-1)?.body.content?.days[2]?.away?.[0]?.kind).toBe("out");
  await page.getByRole("button", { name: "Cook Stew 3 after all" }).click();
  await expect.element(page.getByRole("heading", { level: 4, name: "Stew 3" })).toBeVisible();
});

test("a meal goes out of the plan, and every change is taken back in its order", async () => {
  await openWeek();
  await choose("Soup 3", "Remove from the plan");
  await choose("Oats 3", "Skip this meal");
  expect(dishesOf(nameOf(3))).toEqual(["Stew 3"]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => dishesOf(nameOf(3))).toEqual(["Oats 3", "Stew 3"]);
  await undo.click();
  await expect.poll(() => dishesOf(nameOf(3))).toEqual(["Oats 3", "Soup 3", "Stew 3"]);
});

test("a note stands beside its meal, and is saved with it", async () => {
  const { screen } = await openWeek();
  await choose("Stew 3", "Write a note");
  await page.getByRole("dialog").getByLabelText("Note").fill("Double the onions");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Double the onions")).toBeVisible();
  await expect
    .poll(() => screen.sent(changeMealPlan).at(-1)?.body.content?.days[2]?.meals[2]?.note)
    .toBe("Double the onions");
});

const other: OutputOf<typeof findMealAlternatives>["alternatives"][number] = {
  meal: recipeCalled("Quick noodles", { type: "dinner", prepTime: 5, cookTime: 7, servings: 2 }),
  why: "",
  caloriesChange: 0,
  costChangeCents: -40,
  foodsAdded: [],
  foodsDropped: [],
};

test("something quicker takes one press, says how much, and is taken back by another", async () => {
  const { screen } = await openWeek(answer(findMealAlternatives, { alternatives: [other] }));
  await choose("Stew 3", "Something quicker");
  await expect.element(message("Quick noodles: 12 min instead of 30 min")).toBeVisible();
  expect(screen.sent(findMealAlternatives)[0]?.body.wish).toEqual({ kind: "quicker" });
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => dishesOf(nameOf(3))).toEqual(["Oats 3", "Soup 3", "Stew 3"]);
});

test("where nothing is cheaper that is said, and the plan stays", async () => {
  await openWeek(answer(findMealAlternatives, { alternatives: [] }));
  await choose("Stew 3", "Something cheaper");
  await expect.element(message("Nothing cheaper fits here")).toBeVisible();
  expect(dishesOf(nameOf(3))).toEqual(["Oats 3", "Soup 3", "Stew 3"]);
});

test("another meal is looked for by a word", async () => {
  const { screen } = await openWeek(answer(findMealAlternatives, { alternatives: [] }));
  await choose("Stew 3", "Swap for another");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Something with").fill("chicken");
  await dialog.getByRole("button", { name: "Look" }).click();
  await expect.element(dialog.getByText("Nothing with chicken fits here")).toBeVisible();
  expect(screen.sent(findMealAlternatives).at(-1)?.body.wish).toEqual({ kind: "with", food: "chicken" });
});

/** A week whose dinner of today is lunch tomorrow, and whose breakfast of tomorrow stands overnight. */
function weekWithLeftovers() {
  const plan = week();
  const days = plan.content.days.map(({ day, meals }) => {
    const [breakfast, lunch, dinner] = meals;
    if (breakfast === undefined || lunch === undefined || dinner === undefined)
      throw new Error("three meals");
    if (day === 2) return { day, meals: [breakfast, lunch, { ...dinner, keepsDays: 2, cookedServings: 4 }] };
    if (day !== 3) return { day, meals };
    const rest = { ...lunch, name: "Stew 2", dishId: "stew", leftoverOf: "recipe-stew-2" };
    return { day, meals: [{ ...breakfast, leadMinutes: 480 }, rest, dinner] };
  });
  return { ...plan, content: { ...plan.content, days } };
}

test("a leftover says where it was cooked, its dish for how many, and the day before what is started ahead", async () => {
  await onDesktop();
  await openPlanOf(weekWithLeftovers());
  const card = (day: number) => page.getByRole("listitem", { name: nameOf(day), exact: true });
  await expect.element(card(3).getByText(`Left over from ${nameOf(2)}`)).toBeVisible();
  await expect.element(card(2).getByText("Cook 4 servings")).toBeVisible();
  await expect.element(card(2).getByText("Start Oats 3 for tomorrow: 8 h ahead")).toBeVisible();
  await expect.poll(() => document.querySelectorAll("path.stroke-herb[d^=M]")).toHaveLength(1);
});

test("a leftover follows its dish to another day, and is cooked where it cannot, which is said", async () => {
  await onDesktop();
  await openPlanOf(weekWithLeftovers());
  await choose("Stew 2", "Move to another day");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: nameOf(5) })
    .click();
  await expect.poll(() => dishesOf(nameOf(6))).toEqual(["Oats 6", "Stew 2", "Stew 6"]);
  await choose("Stew 2", "Remove from the plan");
  await expect.element(message("Stew 2 can't be a leftover anymore, so it is cooked fresh.")).toBeVisible();
  await expect.element(page.getByText(/^Left over from/u)).not.toBeInTheDocument();
});

test("a dish that one never wants again is kept so, and left out of what is offered instead", async () => {
  const { screen } = await openWeek(
    answer(findMealAlternatives, { alternatives: [other] }),
    answerWith(savePlannerPreferences, ({ body }) => ({
      servings: 2,
      dislikes: [],
      dishesLeftOut: body.dishesLeftOut ?? [],
      usual: null,
    })),
  );
  await choose("Stew 3", "Never again");
  await expect.element(page.getByRole("checkbox", { name: "Stew 3, the whole dish" })).toBeChecked();
  await page.getByRole("button", { name: "Leave out and swap" }).click();
  await expect.element(page.getByRole("dialog", { name: "Instead of Stew 3" })).toBeVisible();
  expect(screen.sent(savePlannerPreferences)[0]?.body.dishesLeftOut).toEqual([
    { dishId: "stew", name: "Stew 3" },
  ]);
  await expect.poll(() => screen.sent(findMealAlternatives)[0]?.body.request.dishesLeftOut).toEqual(["stew"]);
});

const info = { provider: "built-in", model: null, isFallback: false, note: null };
const found = (plan: ReturnType<typeof week>): OutputOf<typeof generateMealPlan> => ({
  days: plan.content.days,
  certificate: plan.content.certificate,
  impossible: null,
  generationInfo: info,
  generation: "mark",
});

test("one day is remade, and all other meals stay", async () => {
  const { screen, plan } = await openWeek(events(streamMealPlan, ["done", found(week())]));
  await page.getByRole("button", { name: `Remake ${nameOf(3)}` }).click();
  await expect.element(message(`${nameOf(3)} is new`)).toBeVisible();
  const kept = screen.sent(streamMealPlan)[0]?.body.keep ?? [];
  expect(kept).toHaveLength(18);
  expect(kept.every(({ day }) => day !== 3)).toBe(true);
  // What was kept for this alone is not locked from then on.
  await expect.element(page.getByText("Locked")).not.toBeInTheDocument();
  await undo.click();
  expect(dishesOf(nameOf(3))).toEqual(plan.content.days[2]?.meals.map(({ name }) => name));
});

test("what is saved while a day is remade is no change of somebody else", async () => {
  const remade = hold(events(streamMealPlan, ["done", found(week())]));
  const stored = hold(answerWith(changeMealPlan, ({ body }) => ({ ...week(), revision: body.revision + 1 })));
  const { screen } = await openWeek(remade, stored);
  await choose("Stew 3", "Lock");
  await expect.poll(() => screen.sent(changeMealPlan)).toHaveLength(1);
  await page.getByRole("button", { name: `Remake ${nameOf(3)}` }).click();
  stored.letGo();
  await expect.poll(() => localStorage.getItem("open-plan")).toContain('"revision":2');
  remade.letGo();
  await expect.poll(() => screen.sent(changeMealPlan).map(({ body }) => body.revision)).toEqual([1, 2]);
});

test("those who come to one meal come still when its day, or the week, is made anew", async () => {
  const { screen } = await openWeek(events(streamMealPlan, ["done", found(week())]));
  await page.getByRole("button", { name: "More for Stew 3" }).click();
  await page.getByRole("menuitem", { name: "Change servings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "More people" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: `Remake ${nameOf(3)}` }).click();
  await expect
    .poll(() => screen.sent(streamMealPlan)[0]?.body.people)
    .toEqual([{ day: 3, slot: "dinner", people: 3 }]);
});

test("next week is planned for the days after this one", async () => {
  const { screen } = await openWeek(events(streamMealPlan, ["done", found(week())]));
  await page.getByRole("button", { name: "Plan next week" }).click();
  await expect.poll(() => screen.sent(streamMealPlan)[0]?.body.startDate).toBe(dateOfDay(today(), 6));
  await expect.poll(() => screen.sent(saveMealPlan)[0]?.body.content.startDate).toBe(dateOfDay(today(), 6));
});

test("a good week is repeated as a plan of its own", async () => {
  const { screen } = await openWeek();
  await page.getByRole("button", { name: "Repeat this week" }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: "Our week (again)" })).toBeVisible();
  await expect.poll(() => screen.sent(saveMealPlan)[0]?.body.content.startDate).toBe(dateOfDay(today(), 6));
});
