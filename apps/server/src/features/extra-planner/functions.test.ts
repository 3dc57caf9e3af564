import { generateExtraPlannerImage, generateExtraRecipe } from "@meal/contract/extra-planner";
import { localDayOf } from "@meal/domain/dates/format-date";
import { expectProblem } from "@meal/testkit/expect-problem";
import { fakeFiles } from "@meal/testkit/fake-files";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { runUserCommand } from "../../cli/user-commands.ts";
import { anna, signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { stubChef } from "../ai-usage/testing/stub-chef.ts";

const imagePath = "/api/functions/generate-extra-planner-image";
const recipePath = "/api/functions/generate-extra-recipe";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const soup = { recipeName: "Lentil soup", enhancePrompt: true };

async function pictured(caller: TestCaller) {
  const response = await caller.post(imagePath, soup);
  expect(response.status).toBe(200);
  return generateExtraPlannerImage.output.parse(await response.json());
}

async function used(caller: TestCaller) {
  const { features }: { features: readonly { feature: string; used: number }[] } = JSON.parse(
    await (await caller.get("/api/usage")).text(),
  );
  const count = (name: string) => features.find(({ feature }) => feature === name)?.used;
  return { extra_planner: count("extra_planner"), ai_image: count("ai_image") };
}

/** A chef whose picture comes from an image model. */
const modelChef = stubChef({
  paintRecipe: async () => {
    const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#884422" } });
    const bytes = await picture
      .png()
      .withExif({ IFD0: { Artist: "a model" } })
      .toBuffer();
    return {
      answer: { kind: "photo", bytes, enhancedPrompt: "A bowl of soup", provider: "gemini" },
      info: { provider: "gemini", model: "an image model", isFallback: false, note: null },
    };
  },
});

describeAccounts("the picture of a recipe", ({ open }) => {
  it("is painted, kept under an address of its own, and counts one of the month", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const { imageUrl, promptInfo, generationInfo } = await pictured(browser);
    expect(promptInfo.enhanced).toContain("Lentil soup");
    expect(generationInfo.provider).toBe("builtin");
    const file = await world.browser("192.0.2.9").get(imageUrl);
    expect(file.headers.get("content-type")).toBe("image/svg+xml");
    expect(file.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(await file.text()).toContain("<svg");
    expect(await used(browser)).toEqual({ extra_planner: 1, ai_image: 0 });
    await expectProblem(await browser.post(imagePath, soup), "limit_reached");
  });

  it("of a model is encoded anew and counts as such, and once that is used the painter paints", async () => {
    const files = fakeFiles();
    const settings = { FREE_LIMITS: "extra_planner=2" };
    const browser = (await open({ settings, watched: { chef: modelChef, files } })).browser();
    await signUp(browser);
    const first = await pictured(browser);
    const bytes = new Uint8Array(await (await browser.get(first.imageUrl)).arrayBuffer());
    const { format, width, exif } = await sharp(bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: "jpeg", width: 1600, exif: undefined });
    expect(await used(browser)).toEqual({ extra_planner: 1, ai_image: 1 });
    const second = await pictured(browser);
    expect(second.generationInfo).toMatchObject({ provider: "builtin", isFallback: true });
    expect(await used(browser)).toEqual({ extra_planner: 2, ai_image: 1 });
  });

  it("is refused for what names no food, and the month's only picture stays", async () => {
    const files = fakeFiles();
    const browser = (await open({ watched: { files } })).browser();
    await signUp(browser);
    const { detail } = await expectProblem(
      await browser.post(imagePath, { recipeName: "asdf qwer" }),
      "no_food_named",
    );
    expect(detail).toContain("did not count");
    expect(await used(browser)).toEqual({ extra_planner: 0, ai_image: 0 });
    expect(files.names()).toEqual([]);
    await pictured(browser);
    expect(await used(browser)).toEqual({ extra_planner: 1, ai_image: 0 });
  });

  it("is drawn by no model for what names no food, and for a dish that no cookbook here has", async () => {
    const drawn: string[] = [];
    const chef = stubChef({
      paintRecipe: async (wish, call) => {
        drawn.push(wish.recipeName);
        return modelChef.paintRecipe(wish, call);
      },
      analyseFood: async ({ description }, call) => {
        const known = description.startsWith("Zembrol") ? "two eggs" : description;
        return stubChef({}).analyseFood({ photo: null, description: known }, call);
      },
    });
    const files = fakeFiles();
    const browser = (await open({ watched: { chef, files } })).browser();
    await signUp(browser);
    await expectProblem(await browser.post(imagePath, { recipeName: "asdf qwer" }), "no_food_named");
    expect([drawn, await used(browser)]).toEqual([[], { extra_planner: 0, ai_image: 0 }]);
    expect((await browser.post(imagePath, { recipeName: "Zembrol grazhak" })).status).toBe(200);
    expect(drawn).toEqual(["Zembrol grazhak"]);
    expect(await used(browser)).toEqual({ extra_planner: 1, ai_image: 1 });
  });

  it("is spent by exactly one of twenty tries at once", async () => {
    const files = fakeFiles();
    const browser = (await open({ watched: { files } })).browser();
    await signUp(browser);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(imagePath, soup)));
    const statuses = answers.map(({ status }) => status);
    expect([200, 403].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([
      1, 19,
    ]);
    expect(await used(browser)).toEqual({ extra_planner: 1, ai_image: 0 });
    expect(files.names()).toHaveLength(1);
  });

  it("is not spent by tries that fail, however many come at once", async () => {
    const files = fakeFiles();
    const broken = { ...files, put: () => Promise.reject(new Error("The disk is gone.")) };
    const browser = (await open({ watched: { files: broken } })).browser();
    await signUp(browser);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(imagePath, soup)));
    expect(answers.map(({ status }) => status)).not.toContain(200);
    expect(await used(browser)).toEqual({ extra_planner: 0, ai_image: 0 });
  });

  it("comes back with the month, which begins where the person is", async () => {
    const world = await open();
    const zone = "Pacific/Auckland";
    const month = () => localDayOf(world.clock.now(), zone).slice(0, 7);
    const now = month();
    while (month() === now) world.clock.advance(hourMs);
    world.clock.advance(-hourMs);
    const browser = world.browser();
    await signUp(browser);
    await browser.put("/api/user-preferences", { time_zone: zone });
    await pictured(browser);
    await expectProblem(await browser.post(imagePath, soup), "limit_reached");
    expect(await (await browser.post("/api/rpc/can_use_extra_planner", {})).json()).toBe(false);
    world.clock.advance(hourMs);
    expect(await (await browser.post("/api/rpc/can_use_extra_planner", {})).json()).toBe(true);
    expect(await used(browser)).toEqual({ extra_planner: 0, ai_image: 0 });
    await pictured(browser);
    await expectProblem(await browser.post(imagePath, soup), "limit_reached");
  });

  it("is one of thirty with Premium: the last is spent by exactly one of twenty tries, and they come back with the month", async () => {
    const world = await open();
    const zone = "America/Los_Angeles";
    const month = () => localDayOf(world.clock.now(), zone).slice(0, 7);
    const before = month();
    while (month() === before) world.clock.advance(hourMs);
    world.clock.advance(-hourMs);
    while (month() === before) world.clock.advance(minuteMs);
    world.clock.advance(-40 * minuteMs);
    const browser = world.browser();
    await signUp(browser);
    await runUserCommand(["premium", anna.email, "for-good"], world.product);
    await browser.put("/api/user-preferences", { time_zone: zone });
    for (let at = 0; at < 29; at += 1) {
      await pictured(browser);
      world.clock.advance(minuteMs);
    }
    expect(await used(browser)).toEqual({ extra_planner: 29, ai_image: 0 });
    const tries = await Promise.all(Array.from({ length: 20 }, () => browser.post(imagePath, soup)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await used(browser)).toEqual({ extra_planner: 30, ai_image: 0 });
    await expectProblem(await browser.post(imagePath, soup), "limit_reached");
    while (month() === before) await expectAhead();
    expect(await used(browser)).toEqual({ extra_planner: 0, ai_image: 0 });
    await pictured(browser);

    async function expectAhead() {
      expect(await (await browser.post("/api/rpc/can_use_extra_planner", {})).json()).toBe(false);
      world.clock.advance(5 * minuteMs);
    }
  });

  it("needs a name, and says so in its own words", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    for (const [recipeName, message] of [
      [" ", "Recipe name is required to generate an image"],
      ["x".repeat(1001), "Recipe name must be 1000 characters or less"],
    ]) {
      const { fields } = await expectProblem(await browser.post(imagePath, { recipeName }), "invalid_input");
      expect(fields).toEqual([{ path: "body.recipeName", message }]);
    }
  });

  it("goes with its owner, and nobody else's does", async () => {
    const files = fakeFiles();
    const world = await open({ watched: { files } });
    const [browser, other] = [world.browser(), world.browser()];
    await signUp(browser);
    await signUp(other, { email: "ben@example.org", password: "secret of ben" });
    const [{ imageUrl }, { imageUrl: others }] = [await pictured(browser), await pictured(other)];
    const gone = await browser.send("DELETE", "/api/account", {
      confirmation: "DELETE",
      password: anna.password,
    });
    expect(gone.status).toBe(204);
    expect(files.names()).toEqual([others.replace("/files/", "")]);
    await expectProblem(await other.get(imageUrl), "not_found");
    const { rows } = await world.database.db
      .selectFrom("stored_files")
      .select("path")
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toHaveLength(1);
  });
});

describeAccounts("an extra recipe", ({ open }) => {
  it("is written for the person, and kindly refused for what is no food", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    await browser.put("/api/user-preferences", { dietary_preference: "vegan", allergies: "nuts" });
    const ask = async (recipeName: string) =>
      generateExtraRecipe.output.parse(await (await browser.post(recipePath, { recipeName })).json());
    const { recipeDetails, message } = await ask("Pancakes");
    expect(message).toBeNull();
    expect(recipeDetails?.ingredients.length).toBeGreaterThan(2);
    // What stands in for them may be called after them.
    const eaten = recipeDetails?.ingredients.join().replaceAll(/egg replacer|vegan butter/gu, "");
    expect(eaten).not.toMatch(/\beggs?\b|butter(?!nut)|cow/iu);
    expect(await ask("a red bicycle")).toMatchObject({ recipeDetails: null });
  });

  it("needs a name", async () => {
    const browser = (await open()).browser();
    await signUp(browser);
    const problem = await expectProblem(await browser.post(recipePath, { recipeName: " " }), "invalid_input");
    expect(problem.fields).toEqual([{ path: "body.recipeName", message: "Please enter a recipe name" }]);
  });
});
