import { readPreferences } from "@meal/contract/profile";
import { browseCookbook } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith, breakDown, hold } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { dishCalled } from "../../testing/dishes.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { preferencesOf } from "../../testing/usual-answers.ts";
import { moreFailed, showMore } from "../../ui/texts/en/pagination.ts";
import * as t from "./texts/en/page.ts";

const some = answerWith(browseCookbook, ({ query }) => {
  const items = query.cuisine === "korean" ? [] : [dishCalled("Green curry"), dishCalled("Omelet")];
  return { items, total: items.length };
});
const link = (name: string) => page.getByRole("link", { name });

test("shows a guest the dishes with their times, and each opens", async () => {
  await renderAt("/recipes", { answers: [some] });
  await expect.element(page.getByRole("status")).toHaveTextContent(t.dishes(2));
  await expect.element(link("Green curry")).toHaveAttribute("href", "/recipe/green-curry?from=cookbook");
  await expect.element(link("Green curry").getByText("30 min · 420 kcal · Thai")).toBeVisible();
  await expect.element(link(t.yourRecipes)).not.toBeInTheDocument();
  await axeFindsNothing("in the cookbook");
});

test("asks for more dishes only when the end of those that are there comes near", async () => {
  const all = Array.from({ length: 60 }, (_, at) => dishCalled(`Dish number ${at}`));
  const pages = answerWith(browseCookbook, ({ query }) => {
    const first = (query.page - 1) * query.pageSize;
    return { items: all.slice(first, first + query.pageSize), total: all.length };
  });
  const screen = await renderAt("/recipes", { answers: [pages] });
  const asked = () => new Set(screen.sent(browseCookbook).map(({ query }) => query.page));
  await expect.element(link("Dish number 23")).toBeInTheDocument();
  const end = page.getByRole("button", { name: showMore });
  await browserHasLooked(end.element());
  await expect.element(end).not.toHaveAttribute("aria-busy", "true");
  expect(asked()).toEqual(new Set([1]));
  end.element().scrollIntoView();
  await expect.element(link("Dish number 47")).toBeInTheDocument();
  await browserHasLooked(end.element());
  await expect.element(end).not.toHaveAttribute("aria-busy", "true");
  expect(asked()).toEqual(new Set([1, 2]));
});

test("a page that cannot be loaded is said, and asked for again by a press alone", async () => {
  const all = Array.from({ length: 30 }, (_, at) => dishCalled(`Dish number ${at}`));
  const first = answerWith(browseCookbook, () => ({ items: all.slice(0, 24), total: all.length }));
  const screen = await renderAt("/recipes", { answers: [first] });
  await expect.element(link("Dish number 23")).toBeInTheDocument();
  screen.now(breakDown(browseCookbook));
  const end = page.getByRole("button", { name: showMore });
  end.element().scrollIntoView();
  await expect.element(page.getByText(moreFailed)).toBeVisible();
  const asked = screen.sent(browseCookbook).length;
  await browserHasLooked(end.element());
  await browserHasLooked(end.element());
  expect(screen.sent(browseCookbook)).toHaveLength(asked);
  screen.now(answerWith(browseCookbook, () => ({ items: all.slice(24), total: all.length })));
  await end.click();
  await expect.element(link("Dish number 29")).toBeInTheDocument();
  await expect.element(end).not.toBeInTheDocument();
});

/** What watched the element before has been told by now whether it is in sight. */
function browserHasLooked(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe(element);
  });
}

test("asks for what was chosen, keeps it in the address, and lets go of it with one press", async () => {
  const screen = await renderAt("/recipes?q=curry", { answers: [some] });
  await expect.element(link("Green curry")).toBeVisible();
  await page.getByLabelText(t.diet).selectOptions("vegan");
  await page.getByLabelText(t.meal).selectOptions("dinner");
  await page.getByLabelText(t.time).selectOptions("30");
  await page.getByLabelText(t.goodFor).selectOptions("freezer");
  const last = () => screen.sent(browseCookbook).at(-1)?.query;
  const asked = { text: "curry", diet: "vegan", slot: "dinner", minutes: 30, suits: ["freezer"] };
  await expect.poll(last).toMatchObject(asked);
  expect(screen.address()).toBe("/recipes?q=curry&diet=vegan&meal=dinner&minutes=30&good=freezer");
  await page.getByLabelText(t.cuisine).selectOptions("korean");
  await expect.element(page.getByText(t.nothing)).toBeVisible();
  await page.getByRole("button", { name: t.clearFilters }).click();
  await expect.element(link("Green curry")).toBeVisible();
  expect(screen.address()).toBe("/recipes?q=curry");
});

test("begins with the diet of the person, and says what was changed for it", async () => {
  const person = somebody();
  const changed = dishCalled("Pad thai", { id: "pad-thai@vegan", changes: ["with tofu instead of shrimp"] });
  const preferences = hold(
    answer(readPreferences, { ...preferencesOf(person), dietary_preference: "vegan" }),
  );
  const screen = await renderAt("/recipes", {
    as: person,
    answers: [preferences, answer(browseCookbook, { items: [changed], total: 1 })],
  });
  await expect.poll(() => screen.sent(readPreferences)).not.toHaveLength(0);
  await expect.element(page.getByText(t.loading).first()).toBeInTheDocument();
  preferences.letGo();
  await expect.element(link("Pad thai").getByText("with tofu instead of shrimp")).toBeVisible();
  await expect.element(page.getByLabelText(t.diet)).toHaveValue("vegan");
  const looked = screen.sent(browseCookbook).filter(({ query }) => query.atHome === undefined);
  expect(new Set(looked.map(({ query }) => query.diet))).toEqual(new Set(["vegan"]));
  await expect.element(link(t.yourRecipes)).toHaveAttribute("href", "/recipe-history");
});

test("what cannot be loaded can be tried again, and without a network it says so", async () => {
  const screen = await renderAt("/recipes", { answers: [breakDown(browseCookbook)] });
  await expect.element(page.getByText(t.failed)).toBeVisible();
  screen.now(some);
  await page.getByRole("button", { name: t.tryAgain }).click();
  await expect.element(link("Omelet")).toBeVisible();
  screen.goOffline();
  await page.getByLabelText(t.cuisine).selectOptions("thai");
  await expect.element(page.getByText(t.offline)).toBeVisible();
});

test("offers what is at home only to whoever has anything there, and says of each dish how much of it is", async () => {
  let isAny = false;
  const browse = answerWith(browseCookbook, ({ query: { atHome } }) => {
    const dish = atHome ? { atHome: { there: 9, of: 11 } } : {};
    const items = atHome && !isAny ? [] : [dishCalled("Omelet", dish)];
    return { items, total: items.length };
  });
  const asked = { as: somebody(), answers: [browse] };
  const empty = await renderAt("/recipes", asked);
  const filter = page.getByLabelText(t.withHome);
  await expect.element(link("Omelet")).toBeVisible();
  await expect.poll(() => empty.sent(browseCookbook).some(({ query }) => query.atHome)).toBe(true);
  await expect.element(filter).not.toBeInTheDocument();
  isAny = true;
  const { address } = await renderAt("/recipes", asked);
  await filter.click();
  await expect.element(link("Omelet").getByText(t.atHome(9, 11))).toBeVisible();
  expect(address()).toBe("/recipes?home=first");
  await page.getByRole("button", { name: t.clearFilters }).click();
  await expect.element(filter).not.toBeChecked();
  await expect.element(page.getByText(t.atHome(9, 11))).not.toBeInTheDocument();
});
