import { randomUUID } from "node:crypto";
import { certifyMealPlan, planAnswer, readMealPlan } from "@meal/contract/planner";
import { startGemini } from "@meal/testkit/stand-ins/gemini";
import { lyingPlan } from "@meal/testkit/stand-ins/lying-plan";
import type { ProviderServer } from "@meal/testkit/stand-ins/provider-server";
import { afterEach, expect, it } from "vitest";
import { providers } from "../../adapters/chef/testing/kitchens.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const week = { days: 7, mealsPerDay: 3, diet: "vegan", allergies: ["peanuts"], seed: 1 };

const models: ProviderServer[] = [];
afterEach(async () => {
  for (const model of models.splice(0)) await model.stop();
});

describeAccounts("a plan that a lying model proposed", ({ open }) => {
  it("keeps in its certificate what was put right, and everything else in it can be counted again", async () => {
    const model = await startGemini();
    models.push(model);
    model.always({ kind: "text", text: JSON.stringify(lyingPlan) });
    const anna = (await open({ settings: providers.gemini.settings(model.url) })).browser();
    await signUp(anna);
    const made = await anna.post("/api/functions/generate-meal-plan-gemini", week);
    const { days, certificate, generationInfo } = planAnswer.parse(await made.json());
    expect(generationInfo).toMatchObject({ provider: "gemini", isFallback: false });
    const told = certificate?.corrections.join("\n");
    for (const lie of [/Satay bowl 1.*peanut/u, /cheese toast 5/u, /6 meals were missing/u])
      expect(told).toMatch(lie);

    const id = randomUUID();
    const plan = { id, name: "Put right", content: { days, certificate, request: week } };
    await anna.post("/api/meal-plans", plan);
    const { content } = readMealPlan.output.parse(await (await anna.get(`/api/meal-plans/${id}`)).json());
    expect(content.certificate).toEqual(certificate);

    const standing = { request: week, days: content.days };
    const counted = await anna.post("/api/functions/certify-meal-plan", standing);
    const again = certifyMealPlan.output.parse(await counted.json());
    expect(again.certificate).toEqual({ ...certificate, corrections: [] });
  });
});
