import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const generate = "/api/functions/generate-meal-plan-gemini";
const certify = "/api/functions/certify-meal-plan";
const oneDay = { days: 1, mealsPerDay: 3, seed: 1 };

/** So many foods in a few texts. */
function listed(count: number): readonly string[] {
  const words = Array.from({ length: count }, (_, at) => `f${at}`);
  return Array.from({ length: Math.ceil(count / 10) }, (_, at) =>
    words.slice(10 * at, 10 * at + 10).join(","),
  );
}

describeAccounts("the lists of a plan's wishes", ({ open }) => {
  it("may name a hundred foods in few texts, each counted once, and no more", async () => {
    const guest = (await open()).browser();
    const twice = [...listed(100), ...listed(100).slice(0, 10)];
    expect((await guest.post(generate, { ...oneDay, dislikes: listed(100), allergies: twice })).status).toBe(
      200,
    );
    for (const list of ["allergies", "dislikes"]) {
      const asked = { ...oneDay, [list]: listed(101) };
      const { fields } = await expectProblem(await guest.post(generate, asked), "invalid_input");
      expect(fields).toMatchObject([{ path: `body.${list}`, message: expect.stringContaining("100") }]);
      await expectProblem(await guest.post(certify, { request: asked, days: [] }), "invalid_input");
    }
  });

  it("are bounded as well where they are kept for later", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    const allergies = listed(101).join(",");
    await expectProblem(await browser.put("/api/user-preferences", { allergies }), "invalid_input");
    await expectProblem(
      await browser.put("/api/planner-preferences", { dislikes: listed(101) }),
      "invalid_input",
    );
  });
});
