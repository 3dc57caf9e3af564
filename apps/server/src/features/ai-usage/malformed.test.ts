import { certifyMealPlan, findMealAlternatives, planAnswer } from "@meal/contract/planner";
import { createTestApp, json } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { array, assert, asyncProperty, constantFrom, jsonValue, nat, oneof } from "fast-check";
import { expect, it } from "vitest";
import { nastyText } from "../../http/testing/storm.ts";
import { anna } from "../accounts/testing/people.ts";
import { questions } from "./testing/questions.ts";

// A sample of the proof; MALFORMED_RUNS=100 makes it whole.
const runs = Number(process.env["MALFORMED_RUNS"] ?? 8);
const functions = "/api/functions";
const oddValue = oneof(
  jsonValue({ maxDepth: 2 }),
  nastyText,
  constantFrom<unknown>(null, -1, 0, 1e300, 0.5, "", [], {}, [null], true),
);

/** The value with one thing in it replaced, found by walking down as the numbers say. */
function changed(value: unknown, [step, ...way]: readonly number[], odd: unknown): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return odd;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return odd;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === key ? changed(inner, way, odd) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

describeOnBothDatabases("whatever is sent to the functions", ({ product }) => {
  it("is never a fault of ours", async () => {
    const settings = {
      RATE_LIMIT_FACTOR: "1000000",
      FREE_LIMITS: "meal_plan=unlimited,chat=unlimited,food_analysis=unlimited,extra_planner=unlimited",
    };
    const { app } = createTestApp(await product(), { settings });
    const signedUp = await app.request("/api/auth/signup", json("POST", anna));
    const { access_token }: { access_token: string } = JSON.parse(await signedUp.text());
    const headers = { authorization: `Bearer ${access_token}` };
    const ask = (name: string, body: unknown) =>
      app.request(`${functions}/${name}`, json("POST", body, headers));
    const plan = { days: 2, mealsPerDay: 3, seed: 1 };
    const { days } = planAnswer.parse(await (await ask("generate-meal-plan-gemini", plan)).json());
    const keep = [{ day: 1, position: 0, meal: days[0]?.meals[0] }];
    const standing = { request: plan, days };
    const all = [
      ...questions.map(({ name, body }) => ({ name, body })),
      { name: "generate-meal-plan-gemini", body: { ...plan, keep } },
      { name: certifyMealPlan.path.slice(functions.length + 1), body: standing },
      {
        name: findMealAlternatives.path.slice(functions.length + 1),
        body: { ...standing, day: 1, position: 0 },
      },
    ];
    for (const { name, body } of all) {
      const way = array(nat(50), { minLength: 1, maxLength: 6 });
      const law = asyncProperty(way, oddValue, async (steps, odd) => {
        const response = await ask(name, changed(body, steps, odd));
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toContain('"code":"internal"');
      });
      await assert(law, { numRuns: runs, endOnFailure: true });
    }
  });
});
