import { describeChef } from "@meal/testkit/compliance/chef";
import { testEngine } from "@meal/testkit/test-engine";
import { describe, expect, it } from "vitest";
import { builtinChef } from "./builtin/builtin-chef.ts";
import { callBy, openChef, PHOTO, providerNames } from "./testing/kitchens.ts";
import { sensibleAnswer } from "./testing/sensible-model.ts";

/** A model that fails, with the built-in chef behind it. */
const openFailing = async () => {
  const opened = await openChef("gemini", { AI_MODES: "" });
  opened.server.always({ kind: "status", status: 500 });
  return opened;
};

describe("the built-in chef", () => {
  describeChef(async () => builtinChef(testEngine), "Photos of recipes cannot be read on this site");
});

describe.each(providerNames)("a chef with a %s model", (provider) => {
  describeChef(async () => {
    // As it is set up without a word on modes: what the provider cannot do, the built-in chef does.
    const { chef, server } = await openChef(provider, { AI_MODES: "" });
    server.always(sensibleAnswer);
    return chef;
  }, "300 g leeks");
});

describe("the built-in chef behind a model that fails", () => {
  describeChef(async () => (await openFailing()).chef, "The language model is not responding");

  it("says that it stepped in, and why", async () => {
    const { chef } = await openFailing();
    const { info } = await chef.categoriseRecipe("Leek soup", callBy());
    expect(info).toEqual({
      provider: "builtin",
      model: null,
      isFallback: true,
      note: "The language model is not responding, so the built-in chef answered.",
    });
  });

  it.each([
    { kind: "text", text: '{"secret":"answer"}' },
    { kind: "broken" },
    { kind: "status", status: 500 },
    { kind: "cut", after: "half" },
  ] as const)("logs that it stepped in, and nothing of what was asked and answered: $kind", async (fault) => {
    const { chef, server, logged } = await openChef("gemini", { AI_MODES: "" });
    server.always(fault);
    await chef.categoriseRecipe("a secret question", callBy());
    expect(logged.join("")).toContain("a model failed");
    expect(logged.join("")).not.toContain("secret");
  });

  it("does not step in for a photo without words, which it cannot see", async () => {
    const { chef } = await openFailing();
    const asking = chef.analyseFood({ photo: PHOTO, description: " " }, callBy());
    await expect(asking).rejects.toMatchObject({ code: "model_unreachable" });
  });

  it("does not step in when the person has left", async () => {
    const { chef } = await openFailing();
    const left = AbortSignal.abort(new Error("gone"));
    await expect(chef.categoriseRecipe("Leek soup", callBy("a", left))).rejects.toThrow("gone");
  });
});
