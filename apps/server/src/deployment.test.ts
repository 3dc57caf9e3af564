import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { deploymentOf } from "./deployment.ts";
import { fillPage } from "./http/fill-pages.ts";

/** What is counted has a test of its own. */
const of = (settings: Record<string, string>, selling: Parameters<typeof deploymentOf>[1] = "no") => {
  const { facts, texts } = deploymentOf(readConfig(settings, "/nowhere"), selling);
  // Whatever is set and is not, pages can be filled with it.
  expect(fillPage('<html lang="en">', { facts, texts })).toContain("data-here");
  return {
    facts: [...facts].filter((fact) => !fact.startsWith("may-")).toSorted(),
    texts: Object.fromEntries(texts),
  };
};

const mayTrack = (settings: Record<string, string>, selling: Parameters<typeof deploymentOf>[1] = "no") => {
  const { facts } = deploymentOf(readConfig(settings, "/nowhere"), selling);
  expect(facts.has("may-meal_plan")).toBe(true);
  return facts.has("may-calorie_tracking");
};

describe("what public pages may say of a deployment", () => {
  it("is nothing where nothing is set", () => {
    expect(of({}).facts).toEqual([]);
  });

  it("comes from the settings", () => {
    const { facts, texts } = of({
      OPERATOR_NAME: "The Kitchen, 1 Main Street, Springfield",
      OPERATOR_EMAIL: "hello@kitchen.example",
      OPERATOR_COUNTRY: "Ohio",
      BACKUP_DAYS: "30",
      PIXEL_ID: "1234567",
      DEMO_VIDEO_URL: "https://video.example/embed/1",
      SMTP_URL: "smtp://mail.example",
      GEMINI_API_KEY: "key",
    });
    expect(facts).toEqual(
      [
        "ai-pictures",
        "backups",
        "contact",
        "country",
        "label-photos",
        "mail",
        "model",
        "operator",
        "photos",
        "pixel",
        "video",
      ].toSorted(),
    );
    expect(texts).toMatchObject({ "model-name": "Google (Gemini)", "video-host": "video.example" });
  });

  it("names a server of one's own as the one who gets what is asked of a model", () => {
    const settings = {
      AI_TEXT_PROVIDER: "openai-compatible",
      AI_TEXT_MODEL: "small",
      OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
    };
    expect(of(settings).texts["model-name"]).toBe("127.0.0.1:11434");
  });

  it("promises nothing with what is not sold, everything at the test checkout, and elsewhere what was set", () => {
    const promises = ["basic-plan", "money-back", "trial", "web-prices"];
    const site = { APP_URL: "https://meals.example.org" };
    expect(of({ SOLD_WITH: "trial" }).facts).toEqual([]);
    expect(of({}, "test-checkout").facts).toEqual([...promises, "sold", "test-checkout"].toSorted());
    expect(of({ ...site, FREE_LIMITS: "chat=3" }, "yes").facts).toEqual(["sold"]);
    expect(of({ ...site, FREE_LIMITS: "chat=3", SOLD_WITH: "money-back, web-prices" }, "yes").facts).toEqual([
      "money-back",
      "sold",
      "web-prices",
    ]);
    expect(of({ SOLD_WITH: "none" }, "test-checkout").facts).toEqual(["sold", "test-checkout"]);
  });

  it("names what the stores of phones sell, for the apps that sell it", () => {
    const { facts, texts } = of({ APPLE_PRODUCT_ID: "premium.ios", GOOGLE_PLAY_PRODUCT_ID: "premium.play" });
    expect(facts).toEqual(["app-store", "google-play"]);
    expect(texts).toEqual({ "app-store-product": "premium.ios", "google-play-product": "premium.play" });
  });

  it("is what is free, where the operator chose other figures than the usual ones", () => {
    expect(of({ FREE_LIMITS: "chat=3, meal_plan=3" }).facts).toEqual([]);
    const { facts, texts } = of({ FREE_LIMITS: "chat=unlimited, meal_plan=10, cooking_timer=0" });
    expect(facts).toEqual([
      "endless-chat",
      "free-ai_image",
      "free-extra_planner",
      "free-food_analysis",
      "free-meal_plan",
      "own-limits",
    ]);
    expect(texts).toEqual({
      "free-ai_image": "1",
      "free-extra_planner": "1",
      "free-food_analysis": "1",
      "free-meal_plan": "10",
    });
  });

  it("is that a feature can be used where it has free uses, or where there is a way to Premium", () => {
    expect(mayTrack({})).toBe(false);
    expect(mayTrack({}, "test-checkout")).toBe(true);
    expect(mayTrack({ HOST: "0.0.0.0" })).toBe(true);
    expect(mayTrack({ HOST: "0.0.0.0", FREE_LIMITS: "chat=9" })).toBe(false);
    expect(mayTrack({ HOST: "0.0.0.0", FREE_LIMITS: "calorie_tracking=9" })).toBe(true);
  });

  it("is refused at the start where a setting is none", () => {
    for (const wrong of [
      { SOLD_WITH: "gold" },
      { PIXEL_ID: "<script>" },
      { DEMO_VIDEO_URL: "javascript:alert(1)" },
      { OPERATOR_EMAIL: "nobody" },
      { BACKUP_DAYS: "some" },
    ])
      expect(() => of(wrong)).toThrow(`${Object.keys(wrong)[0]} is`);
  });
});
