import { randomUUID } from "node:crypto";
import { type planAnswer, readMealPlan } from "@meal/contract/planner";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { planned, signedUp } from "./testing/planned.ts";

type Days = ReturnType<typeof planAnswer.parse>["days"];

const week = { days: 7, mealsPerDay: 3, seed: 1, servings: 2 };

function mealsOf(days: Days) {
  return days.flatMap(({ day, meals }) => meals.map((meal, position) => ({ day, position, meal })));
}

/** A cooked meal of the plan and the first meal that eats of it. */
function sharedIn(days: Days) {
  const meals = mealsOf(days);
  const leftover = meals.find(({ meal }) => meal.leftoverOf !== undefined);
  const cooked = meals.find(({ meal }) => meal.id === leftover?.meal.leftoverOf);
  if (leftover === undefined || cooked === undefined) throw new Error("the plan has no leftovers");
  return { leftover, cooked };
}

async function read(caller: TestCaller, id: string) {
  return readMealPlan.output.parse(await (await caller.get(`/api/meal-plans/${id}`)).json());
}

describeAccounts("leftovers of a plan", ({ open }) => {
  it("come unless every meal is to be fresh, and the certificate counts what is cooked and bought", async () => {
    const anna = await signedUp(await open());
    const { certificate } = await planned(anna, week);
    expect(certificate?.week).toMatchObject({ leftovers: 6 });
    expect(certificate?.rulesChecked).toContain("every leftover eaten while it keeps");
    const fresh = await planned(anna, { ...week, cooking: "fresh" });
    expect(fresh.certificate?.week).toMatchObject({ leftovers: 0 });
  });

  it("are cooked themselves once their meal is gone from the saved plan, whoever took it away", async () => {
    const anna = await signedUp(await open());
    const { days } = await planned(anna, week);
    const { leftover, cooked } = sharedIn(days);
    const id = randomUUID();
    await anna.post("/api/meal-plans", { id, name: "Our week", content: { days } });
    const without = days.map(({ day, meals }) => ({
      day,
      meals: meals.filter((meal) => meal.id !== cooked.meal.id),
    }));
    const changed = await anna.send("PATCH", `/api/meal-plans/${id}`, {
      revision: 1,
      content: { days: without },
    });
    expect(changed.status).toBe(200);
    const { content } = await read(anna, id);
    const own = mealsOf(content.days).find(({ meal }) => meal.id === leftover.meal.id)?.meal;
    expect(own).not.toHaveProperty("leftoverOf");
    expect(own?.instructions).toEqual(cooked.meal.instructions);
    expect(own?.cookTime).toBe(cooked.meal.cookTime);
  });

  it("stay in a plan made anew only with what they are left over from, and it is said", async () => {
    const anna = await signedUp(await open());
    const { days } = await planned(anna, week);
    const { leftover, cooked } = sharedIn(days);
    const alone = await planned(anna, { ...week, seed: 2, keep: [leftover] });
    expect(alone.certificate?.corrections.join()).toContain("What it is left over from does not stay.");
    expect(mealsOf(alone.days).map(({ meal }) => meal.id)).not.toContain(leftover.meal.id);
    const both = await planned(anna, { ...week, seed: 2, keep: [cooked, leftover] });
    expect(both.certificate?.corrections).toEqual([]);
    const ids = mealsOf(both.days).map(({ meal }) => meal.id);
    expect(ids).toEqual(expect.arrayContaining([cooked.meal.id, leftover.meal.id]));
  });
});
