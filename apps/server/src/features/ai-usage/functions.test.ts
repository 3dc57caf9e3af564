import type { ErrorCode } from "@meal/contract/errors";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import type { Chef } from "../../ports/chef.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { dataUrl, photo } from "./testing/photos.ts";
import { questions } from "./testing/questions.ts";
import { fail, stubChef } from "./testing/stub-chef.ts";

const functions = "/api/functions";
const image = await photo();
const milk = { context: { productName: "Oat milk" } };

/** Those that take a photo, with the field it travels in. */
const withPhoto = [
  ["analyze-ingredient-image", (data: string) => ({ imageData: data })],
  ["analyze-product", (data: string) => ({ ...milk, imageBase64: data })],
  ["analyze-food-image", (data: string) => ({ imageData: data })],
] as const;

const broken: Chef = {
  planMeals: fail,
  detectIngredients: fail,
  categoriseRecipe: fail,
  answerProduct: fail,
  writeRecipe: fail,
  paintRecipe: fail,
  analyseFood: fail,
  writeCookingSteps: fail,
  transcribeRecipe: fail,
  chat: fail,
};

describeAccounts("the functions", ({ open }) => {
  it("answer people, and guests where they may ask", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const guest = world.browser("192.0.2.2");
    for (const { name, body } of questions)
      expect([name, (await browser.post(`${functions}/${name}`, body)).status]).toEqual([name, 200]);
    for (const { name, body } of questions.filter(({ asker }) => asker === "guest"))
      expect([name, (await guest.post(`${functions}/${name}`, body)).status]).toEqual([name, 200]);
    for (const { name, body } of questions.filter(({ asker }) => asker === "person"))
      await expectProblem(await guest.post(`${functions}/${name}`, body), "not_signed_in");
  });

  it("each have a limit of their own", async () => {
    const world = await open({
      settings: { FREE_LIMITS: "meal_plan=unlimited,chat=unlimited,extra_planner=9" },
    });
    const browser = world.browser();
    await signUp(browser);
    for (const { name, body } of questions) await browser.post(`${functions}/${name}`, body);
    await world.database.db.updateTable("rate_limits").set({ used: 1000 }).execute();
    for (const { name, body } of questions)
      await expectProblem(await browser.post(`${functions}/${name}`, body), "too_many_requests");
  });

  it("say that a model failed, and cost nothing then", async () => {
    const world = await open({ watched: { chef: broken } });
    const browser = world.browser();
    await signUp(browser);
    const withoutModel = new Set(["certify-meal-plan", "list-of-days", "read-plan-wishes"]);
    const asked = questions.filter(({ name }) => !name.endsWith("/events") && !withoutModel.has(name));
    for (const { name, body } of asked)
      await expectProblem(await browser.post(`${functions}/${name}`, body), "model_unreachable");
    const usage: { features: readonly { used: number }[] } = JSON.parse(
      await (await browser.get("/api/usage")).text(),
    );
    expect(usage.features.map(({ used }) => used)).toEqual(usage.features.map(() => 0));
  });

  it("refuse what is no photo, at no cost", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [name, bodyOf] of withPhoto) {
      const ask = (data: string) => browser.post(`${functions}/${name}`, bodyOf(data));
      await expectProblem(await ask(dataUrl("image/jpeg", Buffer.from("hello"))), "image_unreadable");
      await expectProblem(await ask(dataUrl("image/svg+xml", svg)), "image_unreadable");
      await expectProblem(await ask("https://example.org/cat.jpg"), "invalid_input");
      expect([name, (await ask(image)).status]).toEqual([name, 200]);
    }
  });

  it("refuse a body of 30 MB before they have read it all", async () => {
    const { product } = await open();
    const megabyte = new TextEncoder().encode("A".repeat(1_000_000));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(megabyte);
        if (sent === 30) controller.close();
      },
    });
    const headers = { "content-type": "application/json" };
    const endless = { method: "POST", headers, body, duplex: "half" } as const;
    await expectProblem(await product.app.request(`${functions}/analyze-product`, endless), "too_large");
    expect(sent).toBeLessThan(20);
    const declared = { method: "POST", headers: { ...headers, "content-length": "30000000" }, body: "{}" };
    await expectProblem(await product.app.request(`${functions}/analyze-product`, declared), "too_large");
  });

  it("refuse texts without end", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    const endless = "x".repeat(100_000);
    const bodies = {
      "analyze-ingredient-image": { imageData: image, additionalDescription: endless },
      "generate-recipe-image": { recipeName: endless },
      "analyze-product": { context: { productName: "Milk", question: endless } },
      "generate-extra-recipe": { recipeName: endless },
      "generate-extra-planner-image": { recipeName: "Soup", backgroundStory: endless },
      "analyze-food-image": { description: endless },
      "generate-cooking-steps": { recipeText: endless },
      chat: { messages: [{ role: "user", content: endless }] },
    };
    for (const [name, body] of Object.entries(bodies))
      await expectProblem(await browser.post(`${functions}/${name}`, body), "invalid_input");
  });

  it("tell each way in which a model can fail", async () => {
    let code: ErrorCode = "internal";
    const categoriseRecipe = async () => {
      throw new AppError(code);
    };
    const guest = (await open({ watched: { chef: stubChef({ categoriseRecipe }) } })).browser();
    const ask = (failure: ErrorCode) => {
      code = failure;
      return guest.post(`${functions}/generate-recipe-image`, { recipeName: "Soup" });
    };
    await expectProblem(await ask("model_refused"), "model_refused");
    await expectProblem(await ask("model_answer_invalid"), "model_answer_invalid");
    await expectProblem(await ask("model_busy"), "model_busy");
    await expectProblem(await ask("model_budget_spent"), "model_budget_spent");
    await expectProblem(await ask("model_timeout"), "model_timeout");
    const { title } = await expectProblem(await ask("model_not_configured"), "model_not_configured");
    expect(title).toBe("Gemini API key not found");
  });
});
