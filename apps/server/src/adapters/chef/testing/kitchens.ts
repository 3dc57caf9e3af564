import type { ChatContext, Photo } from "@meal/domain/chef/chef-port";
import { fakeClock, type FakeClock } from "@meal/testkit/fake-clock";
import { STAND_IN_KEY } from "@meal/testkit/stand-ins/answers";
import { startAnthropic } from "@meal/testkit/stand-ins/anthropic";
import { startGemini } from "@meal/testkit/stand-ins/gemini";
import { startOpenai } from "@meal/testkit/stand-ins/openai";
import type { ProviderServer } from "@meal/testkit/stand-ins/provider-server";
import { testEngine } from "@meal/testkit/test-engine";
import { onTestFinished } from "vitest";
import { readConfig } from "../../../config.ts";
import { createLogger } from "../../../log.ts";
import type { AiCallRecord, Chef, ChefCall } from "../../../ports/chef.ts";
import { createChef } from "../create-chef.ts";

type Settings = Readonly<Record<string, string>>;

/** How each provider is set up, and the stand-in for it. */
export const providers = {
  gemini: {
    start: startGemini,
    settings: (url: string): Settings => ({
      GEMINI_API_KEY: STAND_IN_KEY,
      AI_TEXT_BASE_URL: url,
      AI_IMAGE_BASE_URL: url,
    }),
  },
  "openai-compatible": {
    start: startOpenai,
    settings: (url: string): Settings => ({
      AI_TEXT_PROVIDER: "openai-compatible",
      AI_TEXT_MODEL: "gpt-4o-mini",
      AI_IMAGE_PROVIDER: "openai-compatible",
      AI_IMAGE_MODEL: "dall-e-3",
      OPENAI_BASE_URL: url,
      OPENAI_API_KEY: STAND_IN_KEY,
    }),
  },
  anthropic: {
    start: startAnthropic,
    settings: (url: string): Settings => ({
      AI_TEXT_PROVIDER: "anthropic",
      AI_TEXT_MODEL: "claude-haiku-4-5",
      AI_TEXT_BASE_URL: url,
      ANTHROPIC_API_KEY: STAND_IN_KEY,
    }),
  },
} as const;

export type ProviderName = keyof typeof providers;
export const providerNames: readonly ProviderName[] = ["gemini", "openai-compatible", "anthropic"];

/** Every function answered by the model alone, so that failures show. */
const MODEL_ALONE =
  "planMeals=model,detectIngredients=model,categoriseRecipe=model,answerProduct=model,writeRecipe=model,paintRecipe=model,analyseFood=model,writeCookingSteps=model,transcribeRecipe=model,chat=model";

/** A chef over a stand-in, with what was recorded of its calls and the pauses that it would have made. */
export interface OpenedChef {
  readonly chef: Chef;
  readonly server: ProviderServer;
  readonly records: readonly AiCallRecord[];
  readonly pauses: readonly number[];
  readonly logged: readonly string[];
  readonly clock: FakeClock;
  readonly spend: () => void;
}

/** Opens a chef whose model is a stand-in. Pauses take no time; the clock moves by them. */
export async function openChef(name: ProviderName, settings: Settings = {}): Promise<OpenedChef> {
  const server = await providers[name].start();
  onTestFinished(server.stop);
  const records: AiCallRecord[] = [];
  const pauses: number[] = [];
  const logged: string[] = [];
  const clock = fakeClock();
  let isSpent = false;
  const chef = createChef({
    config: readConfig(
      { ...providers[name].settings(server.url), AI_MODES: MODEL_ALONE, ...settings },
      "/nowhere",
    ),
    clock,
    engine: testEngine,
    log: createLogger("trace", { write: (line) => void logged.push(line) }),
    meter: {
      mayCall: async () => !isSpent,
      record: async (call) => void records.push(call),
    },
    pause: async (ms) => {
      pauses.push(ms);
      clock.advance(ms);
    },
  });
  return {
    chef,
    server,
    records,
    pauses,
    logged,
    clock,
    spend: () => {
      isSpent = true;
    },
  };
}

/** Somebody of whom nothing is known. */
export const NOBODY: ChatContext = {
  diet: "none",
  allergies: [],
  dailyLimitKcal: 2000,
  eatenToday: [],
  plan: [],
  toBuy: [],
};

/** A photo as far as anybody looks at it here. */
export const PHOTO: Photo = { dataUrl: "data:image/png;base64,AAAA" };

/** A guest who asks and stays. */
export function callBy(callerKey = "a guest", signal = new AbortController().signal): ChefCall {
  return { userId: null, callerKey, signal };
}
