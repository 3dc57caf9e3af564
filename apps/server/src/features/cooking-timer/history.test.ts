import { randomUUID } from "node:crypto";
import { MOST_COOKED } from "@meal/domain/cooking-timer/history-limits";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { cooked, historyPath, namesOf, save } from "./testing/cooking.ts";

const MINUTE_MS = 60_000;

/** Puts so many entries of Anna's aside, cooked long ago. */
async function fill({ database }: World, count: number): Promise<void> {
  const people = database.db.selectFrom("users").select("id").where("email", "like", "anna%");
  const { id: user_id } = await people.executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...cooked(),
    recipe_steps: [],
    id: `old-${at}`,
    user_id,
    image_url: null,
    cooked_at: 1,
    created_at: 1,
    rating: null,
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await database.db
      .insertInto("cooking_history")
      .values(rows.slice(at, at + 1000))
      .execute();
}

describeAccounts("what somebody cooked", ({ open }) => {
  it("comes back as it was saved, now and not rated", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const body = cooked({ recipe_name: "  Bibimbap 비빔밥 " });
    const response = await anna.post(historyPath, body);
    expect(response.status).toBe(201);
    const now = new Date(world.clock.now()).toISOString();
    const saved = {
      ...body,
      recipe_name: "Bibimbap 비빔밥",
      image_url: null,
      cooked_at: now,
      created_at: now,
      rating: null,
    };
    expect(await response.json()).toEqual(saved);
    expect(await (await anna.get(historyPath)).json()).toEqual({ items: [saved], total: 1 });
  });

  it("is listed the latest first, by pages", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    for (const recipe_name of ["Soup", "Stew", "Toast"]) {
      await save(anna, { recipe_name });
      world.clock.advance(MINUTE_MS);
    }
    expect(await namesOf(anna)).toEqual(["Toast", "Stew", "Soup"]);
    expect(await namesOf(anna, "?pageSize=2")).toEqual(["Toast", "Stew"]);
    expect(await namesOf(anna, "?page=2&pageSize=2")).toEqual(["Soup"]);
  });

  it("is saved once, however often the same entry arrives", async () => {
    const { anna } = await annaAndBert(await open());
    const body = cooked();
    const sent = [body, body, body, { ...body, recipe_name: "Other" }].map((each) =>
      anna.post(historyPath, each),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await namesOf(anna)).toHaveLength(1);
  });

  it("is rated, and rated anew", async () => {
    const { anna } = await annaAndBert(await open());
    const entry = await save(anna);
    for (const rating of [3, 1]) {
      const rated = await anna.send("PATCH", `${historyPath}/${entry.id}`, { rating });
      expect(await rated.json()).toEqual({ ...entry, rating });
    }
    expect(await (await anna.get(historyPath)).json()).toEqual({
      items: [{ ...entry, rating: 1 }],
      total: 1,
    });
  });

  it("is nobody else's to see, to rate or to forget", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const { id } = await save(anna);
    const path = `${historyPath}/${id}`;
    await expectProblem(await bertsBrowser.send("PATCH", path, { rating: 3 }), "not_found");
    await expectProblem(await bertsBrowser.send("DELETE", path), "not_found");
    // The same id is an entry of his own, so that he learns nothing of hers.
    await save(bertsBrowser, { id, recipe_name: "His" });
    expect([await namesOf(anna), await namesOf(bertsBrowser)]).toEqual([["Lentil soup"], ["His"]]);
    expect((await bertsBrowser.send("DELETE", path)).status).toBe(204);
    expect([await namesOf(anna), await namesOf(bertsBrowser)]).toEqual([["Lentil soup"], []]);
  });

  it("is forgotten once, and an entry that is not there is not found", async () => {
    const { anna } = await annaAndBert(await open());
    const { id } = await save(anna);
    expect((await anna.send("DELETE", `${historyPath}/${id}`)).status).toBe(204);
    for (const gone of [id, randomUUID()]) {
      await expectProblem(await anna.send("DELETE", `${historyPath}/${gone}`), "not_found");
      await expectProblem(await anna.send("PATCH", `${historyPath}/${gone}`, { rating: 2 }), "not_found");
    }
  });

  it("is as much as fits and no more, also of many at once", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await fill(world, MOST_COOKED - 2);
    const sent = await Promise.all(Array.from({ length: 8 }, () => anna.post(historyPath, cooked())));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(2);
    await expectProblem(await anna.post(historyPath, cooked()), "too_many_saved");
    const { total }: { total: number } = JSON.parse(await (await anna.get(historyPath)).text());
    expect(total).toBe(MOST_COOKED);
  });

  it("keeps a step of a category that nobody knows under the default one", async () => {
    const { anna } = await annaAndBert(await open());
    const [step] = cooked().recipe_steps;
    const answer = await anna.post(historyPath, cooked({ recipe_steps: [{ ...step, category: "frying" }] }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ recipe_steps: [{ ...step, category: "preparation" }] });
  });

  it("is refused where it makes no sense", async () => {
    const { anna } = await annaAndBert(await open());
    const [step] = cooked().recipe_steps;
    const bad: readonly object[] = [
      { id: "7" },
      { recipe_name: " " },
      { recipe_name: "x".repeat(301) },
      { recipe_name: "zero\0" },
      { recipe_steps: [] },
      { recipe_steps: Array(201).fill(step) },
      { recipe_steps: [{ ...step, timeInMinutes: -1 }] },
      { image_url: "https://example.org/a.jpg" },
      { image_url: `/files/cooking_images/../${"a".repeat(36)}.jpg` },
      { image_url: `/files/cooking_images/${randomUUID()}.svg` },
    ];
    for (const more of bad) await expectProblem(await anna.post(historyPath, cooked(more)), "invalid_input");
    const { fields } = await expectProblem(
      await anna.post(historyPath, cooked({ recipe_steps: [] })),
      "invalid_input",
    );
    expect(fields?.[0]?.message).toBe("Recipe information is incomplete.");
    const long = { ...step, instruction: "x".repeat(5000) };
    const huge = cooked({ recipe_steps: Array.from({ length: 100 }, () => long) });
    await expectProblem(await anna.post(historyPath, huge), "too_large");
    for (const rating of [0, 4, 2.5, "3", null])
      await expectProblem(
        await anna.send("PATCH", `${historyPath}/${randomUUID()}`, { rating }),
        "invalid_input",
      );
    await expectProblem(await anna.send("DELETE", `${historyPath}/7`), "invalid_input");
    await expectProblem(await anna.get(`${historyPath}?page=0`), "invalid_input");
    expect(await namesOf(anna)).toEqual([]);
  });

  it("is for people who signed in", async () => {
    const guest = (await open()).browser();
    const path = `${historyPath}/${randomUUID()}`;
    await expectProblem(await guest.get(historyPath), "not_signed_in");
    await expectProblem(await guest.post(historyPath, cooked()), "not_signed_in");
    await expectProblem(await guest.post(`${historyPath}/photos`, {}), "not_signed_in");
    await expectProblem(await guest.send("PATCH", path, { rating: 3 }), "not_signed_in");
    await expectProblem(await guest.send("DELETE", path), "not_signed_in");
  });
});
