import { z } from "zod";
import { frame, STAND_IN_KEY, STAND_IN_USAGE, type Protocol } from "./answers.ts";
import { startProvider, type ProviderServer } from "./provider-server.ts";

// Written from the reference of the Gemini API: https://ai.google.dev/api/generate-content
// (models.generateContent, models.streamGenerateContent, GenerationConfig, GenerateContentResponse).

const part = z.union([
  z.strictObject({
    text: z.string(),
    thought: z.boolean().optional(),
    thoughtSignature: z.string().optional(),
  }),
  z.strictObject({ inlineData: z.strictObject({ mimeType: z.string(), data: z.base64() }) }),
]);
const content = z.strictObject({ role: z.enum(["user", "model"]), parts: z.array(part).min(1) });

/** The keywords that `responseJsonSchema` lists as supported. */
const KEYWORDS = new Set(
  "$id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems minimum maximum anyOf oneOf properties additionalProperties required propertyOrdering".split(
    " ",
  ),
);

const generationConfig = z
  .strictObject({
    stopSequences: z.array(z.string()).max(5).optional(),
    responseMimeType: z.enum(["text/plain", "application/json", "text/x.enum"]).optional(),
    responseSchema: z.looseObject({}).optional(),
    responseJsonSchema: z.looseObject({}).refine(isSupportedSchema, "an unsupported keyword").optional(),
    responseModalities: z.array(z.enum(["TEXT", "IMAGE", "AUDIO"])).optional(),
    candidateCount: z.number().int().optional(),
    maxOutputTokens: z.number().int().min(1).optional(),
    temperature: z.number().min(0).max(2).optional(),
    topP: z.number().optional(),
    topK: z.number().int().optional(),
    seed: z.number().int().optional(),
    presencePenalty: z.number().optional(),
    frequencyPenalty: z.number().optional(),
    thinkingConfig: z.looseObject({}).optional(),
    imageConfig: z.looseObject({}).optional(),
    mediaResolution: z.string().optional(),
  })
  .refine(
    ({ responseJsonSchema, responseMimeType }) =>
      responseJsonSchema === undefined || responseMimeType === "application/json",
    "responseJsonSchema takes responseMimeType application/json",
  );

const request = z.strictObject({
  contents: z.array(content).min(1),
  tools: z.array(z.looseObject({})).optional(),
  toolConfig: z.looseObject({}).optional(),
  safetySettings: z.array(z.strictObject({ category: z.string(), threshold: z.string() })).optional(),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(part).min(1) }).optional(),
  generationConfig: generationConfig.optional(),
  cachedContent: z.string().optional(),
});

function isSupportedSchema(schema: object): boolean {
  return Object.entries(schema).every(([keyword, value]: [string, unknown]) => {
    if (!KEYWORDS.has(keyword)) return false;
    if (keyword === "properties" || keyword === "$defs") {
      return typeof value === "object" && value !== null && Object.values(value).every(isSchemaValue);
    }
    if (keyword === "items") return isSchemaValue(value);
    return keyword === "anyOf" || keyword === "oneOf"
      ? Array.isArray(value) && value.every(isSchemaValue)
      : true;
  });
}

const isSchemaValue = (value: unknown): boolean =>
  typeof value === "object" && value !== null && isSupportedSchema(value);

const PATH = /^\/v1beta\/models\/[\w.-]+:(?:generateContent|streamGenerateContent\?alt=sse)$/u;

const usageMetadata = {
  promptTokenCount: STAND_IN_USAGE.input,
  candidatesTokenCount: STAND_IN_USAGE.output,
  totalTokenCount: STAND_IN_USAGE.input + STAND_IN_USAGE.output,
};
const FINISH = { stop: "STOP", length: "MAX_TOKENS" } as const;

const candidate = (parts: readonly object[], finishReason?: string): object => ({
  candidates: [
    { content: { role: "model", parts }, index: 0, ...(finishReason === undefined ? {} : { finishReason }) },
  ],
  usageMetadata,
  modelVersion: "stand-in",
  responseId: "stand-in",
});

const blocked = { promptFeedback: { blockReason: "SAFETY" }, usageMetadata };

const protocol: Protocol = {
  basePath: "/v1beta",
  accept({ path, headers, body }) {
    if (headers[":method"] !== "POST" || !PATH.test(path)) {
      return { kind: "refused", status: 404, message: `${path} is not found` };
    }
    if (headers["x-goog-api-key"] !== STAND_IN_KEY) {
      return { kind: "refused", status: 400, message: "API key not valid. Please pass a valid API key." };
    }
    const parsed = request.safeParse(body);
    if (!parsed.success) return { kind: "refused", status: 400, message: z.prettifyError(parsed.error) };
    return { kind: path.includes(":stream") ? "stream" : "complete" };
  },
  errorBody: (status, message) => ({
    error: { code: status, message, status: status === 429 ? "RESOURCE_EXHAUSTED" : "INVALID_ARGUMENT" },
  }),
  completion: (text, finish) => (text === null ? blocked : candidate([{ text }], FINISH[finish])),
  frames(pieces, finish) {
    if (pieces === null) return [frame(blocked)];
    const last = pieces.length - 1;
    return pieces.map((text, at) => frame(candidate([{ text }], at === last ? FINISH[finish] : undefined)));
  },
  image: (data) => candidate([{ inlineData: { mimeType: "image/png", data } }], "STOP"),
};

/** Starts a stand-in for the Gemini API. */
export const startGemini = (): Promise<ProviderServer> => startProvider(protocol);
