import { z } from "zod";
import { frame, STAND_IN_KEY, STAND_IN_USAGE, type Accepted, type Protocol } from "./answers.ts";
import { startProvider, type ProviderServer } from "./provider-server.ts";

// Written from the reference of the OpenAI API: https://platform.openai.com/docs/api-reference/chat/create,
// …/chat-streaming and …/images/create; the rules of strict schemas from …/docs/guides/structured-outputs.

const text = z.strictObject({ type: z.literal("text"), text: z.string() });
const imageUrl = z.strictObject({ url: z.string(), detail: z.enum(["auto", "low", "high"]).optional() });
const image = z.strictObject({ type: z.literal("image_url"), image_url: imageUrl });

const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.enum(["system", "developer"]), content: z.string(), name: z.string().optional() }),
  z.strictObject({
    role: z.literal("user"),
    content: z.union([z.string(), z.array(z.union([text, image])).min(1)]),
    name: z.string().optional(),
  }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.string().nullable().optional(),
    name: z.string().optional(),
    refusal: z.string().nullable().optional(),
  }),
]);

const responseFormat = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text") }),
  z.strictObject({ type: z.literal("json_object") }),
  z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z
      .strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/u),
        description: z.string().optional(),
        schema: z.looseObject({}),
        strict: z.boolean().nullable().optional(),
      })
      .refine(({ schema, strict }) => strict !== true || isStrict(schema), "not a strict schema"),
  }),
]);

const figure = z.number().nullable().optional();
const chatRequest = z
  .strictObject({
    model: z.string().min(1),
    messages: z.array(message).min(1),
    frequency_penalty: figure,
    max_completion_tokens: figure,
    max_tokens: figure,
    metadata: z.looseObject({}).optional(),
    n: figure,
    presence_penalty: figure,
    reasoning_effort: z.string().nullable().optional(),
    response_format: responseFormat.optional(),
    seed: figure,
    stop: z.union([z.string(), z.array(z.string())]).optional(),
    stream: z.boolean().optional(),
    stream_options: z.strictObject({ include_usage: z.boolean().optional() }).optional(),
    temperature: figure,
    tools: z.array(z.looseObject({})).optional(),
    tool_choice: z.unknown().optional(),
    top_p: figure,
    user: z.string().optional(),
    verbosity: z.string().optional(),
  })
  .refine(
    ({ stream, stream_options: options }) => stream === true || options === undefined,
    "stream_options goes with stream",
  );

const imageRequest = z.strictObject({
  model: z.string().optional(),
  prompt: z.string().min(1).max(32_000),
  n: z.number().int().min(1).max(10).optional(),
  size: z.string().optional(),
  quality: z.string().optional(),
  style: z.string().optional(),
  background: z.string().optional(),
  response_format: z.enum(["url", "b64_json"]).optional(),
  user: z.string().optional(),
});

/** In a strict schema every property is required, no other is allowed, and only some keywords are known. */
const STRICT_KEYWORDS = new Set(
  "type properties required additionalProperties items enum anyOf description".split(" "),
);

function isStrict(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const found: Readonly<Record<string, unknown>> = { ...schema };
  const { type, properties, required, items, anyOf, additionalProperties } = found;
  if (Object.keys(found).some((keyword) => !STRICT_KEYWORDS.has(keyword))) return false;
  if (type === "object") {
    const names = Object.keys(properties ?? {});
    if (additionalProperties !== false || !Array.isArray(required) || required.length !== names.length)
      return false;
    return Object.values(properties ?? {}).every(isStrict);
  }
  if (type === "array") return isStrict(items);
  return anyOf === undefined || (Array.isArray(anyOf) && anyOf.every(isStrict));
}

const usage = {
  prompt_tokens: STAND_IN_USAGE.input,
  completion_tokens: STAND_IN_USAGE.output,
  total_tokens: STAND_IN_USAGE.input + STAND_IN_USAGE.output,
};
const base = { id: "chatcmpl-stand-in", created: 1_760_000_000, model: "stand-in" };

const chunk = (delta: object, finishReason: string | null): object => ({
  ...base,
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
});

function accept(path: string, body: unknown): Accepted {
  const isImage = path === "/v1/images/generations";
  const parsed = isImage ? imageRequest.safeParse(body) : chatRequest.safeParse(body);
  if (!parsed.success) return { kind: "refused", status: 400, message: z.prettifyError(parsed.error) };
  if (isImage) return { kind: "image" };
  return { kind: "stream" in parsed.data && parsed.data.stream === true ? "stream" : "complete" };
}

const protocol: Protocol = {
  basePath: "/v1",
  accept({ path, headers, body }) {
    if (headers[":method"] !== "POST" || !/^\/v1\/(?:chat\/completions|images\/generations)$/u.test(path)) {
      return { kind: "refused", status: 404, message: `Invalid URL (${path})` };
    }
    if (headers["authorization"] !== `Bearer ${STAND_IN_KEY}`) {
      return { kind: "refused", status: 401, message: "Incorrect API key provided." };
    }
    return accept(path, body);
  },
  errorBody: (_status, message_) => ({
    error: { message: message_, type: "invalid_request_error", param: null, code: null },
  }),
  completion: (content, finish) => ({
    ...base,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal: null },
        logprobs: null,
        finish_reason: content === null ? "content_filter" : finish,
      },
    ],
    usage,
  }),
  frames: (pieces, finish) => [
    frame(chunk({ role: "assistant", content: "" }, null)),
    ...(pieces ?? []).map((content) => frame(chunk({ content }, null))),
    frame(chunk({}, pieces === null ? "content_filter" : finish)),
    frame({ ...base, object: "chat.completion.chunk", choices: [], usage }),
    frame("[DONE]"),
  ],
  image: (b64_json) => ({ created: base.created, data: [{ b64_json }] }),
};

/** Starts a stand-in for the OpenAI API, and so for everything that speaks as it does. */
export const startOpenai = (): Promise<ProviderServer> => startProvider(protocol);
