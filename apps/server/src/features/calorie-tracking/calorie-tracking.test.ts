import { randomUUID } from "node:crypto";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const path = "/api/food-consumption";
const list = z.object({ items: z.array(z.object({ food_description: z.string() })) });

const eaten = (more: object = {}) => ({
  id: randomUUID(),
  food_description: "Soup",
  calories: 250.4,
  protein: 12.5,
  carbs: 30,
  fats: 8.25,
  fiber: 4,
  ...more,
});

async function listed(caller: TestCaller, query = ""): Promise<readonly string[]> {
  const { items } = list.parse(await (await caller.get(`${path}${query}`)).json());
  return items.map(({ food_description }) => food_description);
}

describeAccounts("what somebody ate", ({ open }) => {
  it("is noted with calories as a whole number, now unless said otherwise", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const body = eaten();
    const response = await anna.post(path, body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...body,
      calories: 250,
      portion: "1 serving",
      is_estimate: false,
      consumed_at: new Date(world.clock.now()).toISOString(),
    });
    const then = eaten({ consumed_at: "2026-11-20T19:30:00+01:00", portion: "1 bowl", is_estimate: true });
    expect(await (await anna.post(path, then)).json()).toMatchObject({
      consumed_at: "2026-11-20T18:30:00.000Z",
      portion: "1 bowl",
      is_estimate: true,
    });
  });

  it("is noted once, however often the same note arrives", async () => {
    const { anna } = await annaAndBert(await open());
    const body = eaten();
    const notes = [body, body, { ...body, food_description: "Other" }].map((each) => anna.post(path, each));
    expect((await Promise.all(notes)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listed(anna)).toHaveLength(1);
  });

  it("is listed the latest first, between two instants of which the second is outside", async () => {
    const { anna } = await annaAndBert(await open());
    for (const hour of ["08", "12", "18"]) {
      const more = { food_description: hour, consumed_at: `2026-11-20T${hour}:00:00Z` };
      await anna.post(path, eaten(more));
    }
    expect(await listed(anna)).toEqual(["18", "12", "08"]);
    expect(await listed(anna, "?from=2026-11-20T08:00:00Z&to=2026-11-20T18:00:00Z")).toEqual(["12", "08"]);
    expect(await listed(anna, "?from=2026-11-20T10:00:00%2B01:00&limit=1")).toEqual(["18"]);
  });

  it("can be taken back, and by nobody else", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const body = eaten();
    await anna.post(path, body);
    await expectProblem(await bertsBrowser.send("DELETE", `${path}/${body.id}`), "not_found");
    // The same id is his own note, so that he learns nothing of hers.
    expect(await (await bertsBrowser.post(path, { ...body, food_description: "His" })).json()).toMatchObject({
      food_description: "His",
    });
    expect(await listed(bertsBrowser)).toEqual(["His"]);
    expect((await anna.send("DELETE", `${path}/${body.id}`)).status).toBe(204);
    await expectProblem(await anna.send("DELETE", `${path}/${body.id}`), "not_found");
    expect([await listed(anna), await listed(bertsBrowser)]).toEqual([[], ["His"]]);
  });

  it("is refused where it makes no sense", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const bad: readonly object[] = [
      { id: "7" },
      { food_description: " " },
      { food_description: "x".repeat(501) },
      { portion: "x".repeat(201) },
      { calories: -1 },
      { calories: 100_001 },
      { calories: "many" },
      { protein: 100_001 },
      { consumed_at: "yesterday" },
      { consumed_at: "0000-01-01T00:00:00+14:00" },
      { consumed_at: "9999-12-31T23:59:59-14:00" },
    ];
    for (const more of bad) await expectProblem(await anna.post(path, eaten(more)), "invalid_input");
    for (const query of ["?from=1", "?limit=0", "?limit=1001", "?to=2026-11-20"])
      await expectProblem(await anna.get(`${path}${query}`), "invalid_input");
    expect(await listed(anna)).toEqual([]);
    const guest = world.browser();
    await expectProblem(await guest.get(path), "not_signed_in");
    await expectProblem(await guest.post(path, eaten()), "not_signed_in");
    await expectProblem(await guest.send("DELETE", `${path}/${randomUUID()}`), "not_signed_in");
  });
});
