import { z } from "zod";

/** Who can stand behind a capability. */
const AI_PROVIDERS = ["built-in", "gemini", "openai-compatible", "anthropic"] as const;

/** How a function is answered. */
const AI_MODES = ["built-in", "model", "model-with-fallback"] as const;
type AiMode = (typeof AI_MODES)[number];

/** The functions of a chef, as the settings name them. */
const AI_FUNCTIONS = [
  "planMeals",
  "detectIngredients",
  "categoriseRecipe",
  "answerProduct",
  "writeRecipe",
  "paintRecipe",
  "analyseFood",
  "writeCookingSteps",
  "transcribeRecipe",
  "chat",
] as const;
export type AiFunction = (typeof AI_FUNCTIONS)[number];

const providers = AI_PROVIDERS.join(", ");
const provider = z.enum(AI_PROVIDERS).optional();
const text = z.string().min(1).optional();
const url = z
  .string()
  .refine((given) => URL.canParse(given) && /^https?:$/u.test(new URL(given).protocol))
  .optional();
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/u).transform(Number).pipe(z.number().min(min).max(max));

/** The settings of the model chef, part of `config.ts`. */
export const aiSettings = {
  GEMINI_API_KEY: text.describe("the key of the Gemini API; with it and nothing else, Gemini answers first"),
  OPENAI_API_KEY: text.describe(
    "the key of the OpenAI-compatible server; a server of your own may need none",
  ),
  OPENAI_BASE_URL: url.describe(
    "the OpenAI-compatible server, such as http://127.0.0.1:11434/v1 or https://openrouter.ai/api/v1",
  ),
  ANTHROPIC_API_KEY: text.describe("the key of the Anthropic API"),
  AI_TEXT_PROVIDER: provider.describe(`who plans, writes and chats: ${providers}`),
  AI_TEXT_MODEL: text.describe("the model for words; for gemini, gemini-2.5-flash if not set"),
  AI_TEXT_BASE_URL: url.describe("another address of that provider"),
  AI_TEXT_API_KEY: text.describe("another key for that provider"),
  AI_VISION_PROVIDER: provider.describe(
    `who looks at photos: ${providers}; the provider for words if not set`,
  ),
  AI_VISION_MODEL: text.describe("the model for photos; the model for words of the same provider if not set"),
  AI_VISION_BASE_URL: url.describe("another address of that provider"),
  AI_VISION_API_KEY: text.describe("another key for that provider"),
  AI_IMAGE_PROVIDER: provider.describe(
    "who makes pictures: built-in, gemini, openai-compatible; gemini where it answers in words, built-in otherwise, if not set",
  ),
  AI_IMAGE_MODEL: text.describe("the model for pictures; for gemini, gemini-2.5-flash-image if not set"),
  AI_IMAGE_BASE_URL: url.describe("another address of that provider"),
  AI_IMAGE_API_KEY: text.describe("another key for that provider"),
  AI_MODES: z
    .string()
    .default("")
    .transform(readModes)
    .describe(
      `functions that are answered otherwise, such as chat=model,categoriseRecipe=built-in; the modes are ${AI_MODES.join(", ")}; the functions are ${AI_FUNCTIONS.join(", ")}`,
    ),
  AI_TIMEOUT_MS: wholeNumber(10, 3_600_000)
    .default(90_000)
    .describe(
      "how long one answer of a model may take in all, repairs and retries included, in milliseconds",
    ),
  AI_PARALLEL: wholeNumber(1, 10_000)
    .default(16)
    .describe("how many answers are asked of models at the same time; more wait"),
  AI_PARALLEL_PER_PERSON: wholeNumber(1, 10_000)
    .default(3)
    .describe("how many of them one person may have under way; more are refused"),
  AI_DAILY_CALLS: wholeNumber(0, 100_000_000)
    .default(0)
    .describe("how many calls to models this deployment makes a day (UTC); 0 for no limit"),
  AI_DAILY_CALLS_PER_PERSON: wholeNumber(0, 1_000_000)
    .default(200)
    .describe("how many of them one person may cause a day; 0 for no limit"),
};

/** Pairs such as `chat=model`, separated by commas. */
function readModes(given: string, context: z.RefinementCtx): readonly (readonly [AiFunction, AiMode])[] {
  const pairs = given.split(",").filter((part) => part.trim() !== "");
  return pairs.flatMap((part) => {
    const [name, mode] = part.split("=").map((word) => word.trim());
    const known = AI_FUNCTIONS.find((one) => one === name);
    const chosen = AI_MODES.find((one) => one === mode);
    if (known !== undefined && chosen !== undefined) return [[known, chosen] as const];
    context.addIssue({ code: "custom", message: part });
    return [];
  });
}
