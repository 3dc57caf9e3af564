import { MORE_PROPOSALS, RESTS_ANEW } from "@meal/domain/planner/free-turns";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { oneDay, path, planned, signedUp, usedPlans } from "./testing/planned.ts";

describeAccounts("the rest of a plan, made anew", ({ open }) => {
  it("is free with a meal that stays, and only then", async () => {
    const guest = (await open()).browser();
    const { days, generation } = await planned(guest, oneDay);
    const meal = days[0]?.meals[1];
    const keep = [{ day: 1, position: 1, meal }];
    const again = await planned(guest, { ...oneDay, seed: 2, keep, generation });
    expect(again.days[0]?.meals[1]).toEqual(meal);
    expect(again.generation).toBe(generation);
    expect(await usedPlans(guest)).toBe(1);
    await planned(guest, { ...oneDay, generation });
    expect(await usedPlans(guest)).toBe(2);
    await planned(guest, { ...oneDay, keep: [{ day: 7, position: 1, meal }], generation });
    expect(await usedPlans(guest)).toBe(3);
    const forged = `${generation.split(".")[0] ?? ""}.forged`;
    await expectProblem(await guest.post(path, { ...oneDay, keep, generation: forged }), "limit_reached");
    await planned(guest, { ...oneDay, keep, generation });
  });

  it("is a new use for another device, a larger plan, a stretched mark, and once its turns are used up", async () => {
    const world = await open();
    const guest = world.browser();
    const { days, generation } = await planned(guest, oneDay);
    const keep = [{ day: 1, position: 1, meal: days[0]?.meals[1] }];
    const other = await signedUp(world);
    await planned(other, { ...oneDay, keep, generation });
    expect(await usedPlans(other)).toBe(1);
    const stretched = generation.replace(".1x3.", ".7x3.");
    expect(stretched).not.toBe(generation);
    await planned(guest, { ...oneDay, days: 2, keep, generation: stretched });
    await planned(guest, { ...oneDay, days: 2, keep, generation });
    expect(await usedPlans(guest)).toBe(3);
    for (let turn = 1; turn <= RESTS_ANEW.turns; turn += 1)
      await planned(guest, { ...oneDay, seed: turn, keep, generation });
    await expectProblem(await guest.post(path, { ...oneDay, keep, generation }), "limit_reached");
  });

  it("does not keep what the person cannot eat any more, and says so", async () => {
    const browser = await signedUp(await open());
    const { days, generation } = await planned(browser, { ...oneDay, ingredients: ["peanut butter"] });
    const first = days[0]?.meals[0];
    const meal = { ...first, ingredients: ["200 g peanut butter"], foodIds: [], grams: [] };
    await browser.put("/api/user-preferences", { allergies: "peanuts" });
    const keep = [{ day: 1, position: 0, meal }];
    const again = await planned(browser, { ...oneDay, keep, generation });
    expect(again.certificate?.corrections.join()).toContain(`"${first?.name ?? ""}" could not stay`);
    expect(again.days[0]?.meals[0]?.ingredients).not.toContain("200 g peanut butter");
  });
});

describeAccounts("proposals for the same dates", ({ open }) => {
  const first = { ...oneDay, startDate: "2026-11-22" };
  const clash = { diet: "carnivore", allergies: ["meat", "fish", "eggs", "milk"] };

  it("are three for one use within an hour, and others are uses of their own", async () => {
    const world = await open();
    const browser = await signedUp(world);
    const { generation } = await planned(browser, first);
    await planned(browser, { ...first, seed: 2, generation });
    await planned(browser, { ...first, seed: 3, generation });
    expect(await usedPlans(browser)).toBe(1);
    const fourth = await planned(browser, { ...first, seed: 4, generation });
    expect([await usedPlans(browser), fourth.generation === generation]).toEqual([2, false]);
    await planned(browser, { ...first, startDate: "2026-11-23", generation: fourth.generation });
    expect(await usedPlans(browser)).toBe(3);
    world.clock.advance(MORE_PROPOSALS.withinMs);
    await expectProblem(
      await browser.post(path, { ...first, generation: fourth.generation }),
      "limit_reached",
    );
  });

  it("are not spent on what cannot be made", async () => {
    const browser = await signedUp(await open());
    const { generation } = await planned(browser, first);
    for (let time = 0; time < 3; time += 1)
      expect((await planned(browser, { ...first, ...clash, generation })).impossible).not.toBeNull();
    await planned(browser, { ...first, generation });
    await planned(browser, { ...first, generation });
    expect(await usedPlans(browser)).toBe(1);
  });
});
