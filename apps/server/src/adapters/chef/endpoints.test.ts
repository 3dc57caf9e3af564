import { describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { capabilitiesOf, endpointsOf } from "./endpoints.ts";

const read = (settings: Readonly<Record<string, string>>) => capabilitiesOf(readConfig(settings, "/nowhere"));

describe("who answers", () => {
  it("is the built-in chef where nothing is set", () => {
    expect(read({})).toEqual({ text: "built-in", vision: "built-in", image: "built-in" });
  });

  it("is Gemini for everything where only its key is set", () => {
    expect(read({ GEMINI_API_KEY: "k" })).toMatchObject({
      text: { provider: "gemini", model: "gemini-2.5-flash", apiKey: "k" },
      vision: { provider: "gemini", model: "gemini-2.5-flash" },
      image: { provider: "gemini", model: "gemini-2.5-flash-image" },
    });
  });

  it("is one provider for words, another for photos, and the painter for pictures", () => {
    const capabilities = read({
      AI_TEXT_PROVIDER: "openai-compatible",
      AI_TEXT_MODEL: "llama3.2",
      OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
      AI_VISION_PROVIDER: "anthropic",
      AI_VISION_MODEL: "claude-haiku-4-5",
      AI_VISION_API_KEY: "k",
    });
    expect(capabilities).toMatchObject({
      text: { model: "llama3.2", baseUrl: "http://127.0.0.1:11434/v1", apiKey: undefined },
      vision: { provider: "anthropic", model: "claude-haiku-4-5", apiKey: "k" },
      image: "built-in",
    });
    expect(endpointsOf(capabilities).text().model).toBe("llama3.2");
  });

  it.each([
    [{ AI_TEXT_PROVIDER: "openai-compatible", AI_TEXT_MODEL: "m" }, "OPENAI_BASE_URL has to say"],
    [{ AI_TEXT_PROVIDER: "anthropic" }, "AI_TEXT_MODEL has to name a model of anthropic."],
    [{ AI_IMAGE_PROVIDER: "anthropic" }, "anthropic makes no pictures"],
  ])("has to be said in full: %j", (settings, complaint) => {
    expect(() => read(settings)).toThrow(complaint);
  });

  // spec: 2, the message of a deployment that chose Gemini and gave it no key.
  it("is nobody where Gemini is chosen without a key, and the message says so", () => {
    const { text, textIfAny } = endpointsOf(read({ AI_TEXT_PROVIDER: "gemini" }));
    expect(text).toThrow("Gemini API key not found");
    expect(textIfAny()).toBeNull();
  });
});
