import { readPlannerPreferences, savePlannerPreferences } from "@meal/contract/planner";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { choicesOf } from "../settings/choices.ts";

const person = somebody();
const nothingKept = { servings: 1, dislikes: [], dishesLeftOut: [], usual: null };

beforeEach(() => {
  for (const owner of [null, person.id]) choicesOf(owner).set({});
});

test("the week that a guest asked for is usual in their account before they open the planner again", async () => {
  choicesOf(null).set({ days: 7, cooking: "batch" });
  const screen = await renderAt("/profile", {
    as: person,
    answers: [answer(readPlannerPreferences, nothingKept), answer(savePlannerPreferences, nothingKept)],
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => screen.sent(savePlannerPreferences).map(({ body }) => body))
    .toMatchObject([{ usual: { days: 7, cooking: "batch" } }]);
});
