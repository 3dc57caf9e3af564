import type { OutputOf } from "@meal/contract/endpoint";
import { changePlannerMemory, readPlannerMemory } from "@meal/contract/planner-memory";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith, breakDown, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";

type Memory = OutputOf<typeof readPlannerMemory>;

const noon = Date.parse("2026-11-18T12:00:00Z");
const known: Memory = {
  liked: [
    { name: "Lemon stew", rating: 3, isRated: true, times: 2, at: noon },
    { name: "Pasta bake", rating: 3, isRated: false, times: 3, at: noon },
    { name: "Dry toast", rating: 1, isRated: true, times: 1, at: noon },
  ],
  swapped: [{ dishId: "tofu", name: "Tofu scramble", at: noon }],
  eaten: Array.from({ length: 9 }, (_, at) => ({
    dishId: `dinner-${at}`,
    name: `Dinner ${at + 1}`,
    date: "2026-11-17",
  })),
  neverAgain: [{ dishId: "liver", name: "Liver and onions" }],
};
const nothing: Memory = { liked: [], swapped: [], eaten: [], neverAgain: [] };
const part = (name: string) => page.getByRole("region", { name, exact: true });

/** The profile of somebody of whom this is known, on a server that forgets as it is told. */
async function openWith(memory: Memory) {
  let now = memory;
  return renderAt("/profile", {
    as: somebody(),
    answers: [
      answerWith(readPlannerMemory, () => now),
      answerWith(changePlannerMemory, ({ body: { forget, neverAgain = now.neverAgain } }) => {
        const isGone = (kind: string, dish: string) =>
          forget.some((each) => each.kind === "everything" || (each.kind === kind && each.dish === dish));
        // Whatever is given back counts again as it did at first.
        const isBack = forget.some(({ at }) => at === null);
        now = isBack
          ? memory
          : {
              liked: now.liked.filter(({ name }) => !isGone("liked", name)),
              swapped: now.swapped.filter(({ dishId }) => !isGone("swapped", dishId)),
              eaten: now.eaten.filter(({ dishId }) => !isGone("eaten", dishId)),
              neverAgain,
            };
        return { memory: now, back: { forget: forget.map((each) => ({ ...each, at: null })) } };
      }),
    ],
  });
}

test("the profile says what the planner has learned, and where it has it from", async () => {
  await openWith(known);
  await expect.element(part("Liked").getByText("Rated good. Cooked 2 times.")).toBeVisible();
  await expect.element(part("Liked").getByText("Cooked 3 times", { exact: true })).toBeVisible();
  await expect.element(part("Not liked").getByText("Rated bad. Cooked once.")).toBeVisible();
  await expect.element(part("Swapped away").getByText("Swapped away on Nov 18")).toBeVisible();
  await expect.element(part("Never again").getByText("Liver and onions")).toBeVisible();
  await expect.element(part("Eaten recently").getByText("On your plan for Nov 17").first()).toBeVisible();
  await axeFindsNothing();
});

test("of many dishes the first are shown, and all of them when asked for", async () => {
  await openWith(known);
  await expect.element(part("Eaten recently").getByText("Dinner 1")).toBeVisible();
  await expect.element(part("Eaten recently").getByText("Dinner 9")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show all 9" }).click();
  await expect.element(part("Eaten recently").getByText("Dinner 9")).toBeVisible();
});

test("one dish is forgotten by a press, the focus stays in its list, and a press brings it back", async () => {
  const screen = await openWith(known);
  await page.getByRole("button", { name: "Forget Lemon stew" }).click();
  await expect.element(message("Forgot Lemon stew.")).toBeVisible();
  await expect.element(part("Liked").getByText("Lemon stew")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Liked", exact: true })).toHaveFocus();
  expect(screen.sent(changePlannerMemory)[0]?.body).toMatchObject({
    forget: [{ kind: "liked", dish: "Lemon stew" }],
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(part("Liked").getByText("Lemon stew")).toBeVisible();
});

test("a dish of never again may come again", async () => {
  const screen = await openWith(known);
  await page.getByRole("button", { name: "Allow Liver and onions again" }).click();
  await expect.element(message("Liver and onions may come again.")).toBeVisible();
  await expect.element(part("Never again")).not.toBeInTheDocument();
  expect(screen.sent(changePlannerMemory)[0]?.body).toEqual({ forget: [], neverAgain: [] });
});

test("starting over forgets all of it, and a press brings all of it back", async () => {
  await openWith(known);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.element(page.getByText("Nothing yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(part("Swapped away").getByText("Tofu scramble")).toBeVisible();
});

test("what could not be saved stays, and says so, with and without a network", async () => {
  const screen = await openWith(known);
  screen.now(refuse(changePlannerMemory, "internal"));
  await page.getByRole("button", { name: "Forget Tofu scramble" }).click();
  await expect.element(message("That was not saved. Please try again.")).toBeVisible();
  await expect.element(part("Swapped away").getByText("Tofu scramble")).toBeVisible();
  screen.goOffline();
  await page.getByRole("button", { name: "Forget Dry toast" }).click();
  await expect.element(part("Not liked").getByText("Dry toast")).toBeVisible();
});

test("where nothing is learned yet it says when that begins, and what does not load can be asked for again", async () => {
  const screen = await renderAt("/profile", { as: somebody(), answers: [breakDown(readPlannerMemory)] });
  await expect.element(page.getByText("What the planner has learned did not load.")).toBeVisible();
  screen.now(answer(readPlannerMemory, nothing));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Nothing yet.")).toBeVisible();
});
