import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aiSettings } from "./ai-settings.ts";
import { readConfig } from "./config.ts";

describe("the settings of the model chef", () => {
  it("are told, every one, by the page about it", () => {
    const page = readFileSync(new URL("../../../docs/features/model-chef.md", import.meta.url), "utf8");
    expect(Object.keys(aiSettings).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it("answer single functions otherwise", () => {
    const { AI_MODES } = readConfig({ AI_MODES: "chat=model, categoriseRecipe=built-in" }, "/nowhere");
    expect(AI_MODES).toEqual([
      ["chat", "model"],
      ["categoriseRecipe", "built-in"],
    ]);
  });

  it.each([
    { AI_MODES: "chat=sometimes" },
    { AI_MODES: "cook=model" },
    { AI_TEXT_PROVIDER: "oracle" },
    { OPENAI_BASE_URL: "ollama" },
    { AI_TIMEOUT_MS: "1s" },
  ])("that are wrong are named: %j", (settings) => {
    expect(() => readConfig(settings, "/nowhere")).toThrow(Object.keys(settings)[0]);
  });
});
