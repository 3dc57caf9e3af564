import { z } from "zod";
import { frame, STAND_IN_KEY, STAND_IN_USAGE, type Protocol } from "./answers.ts";
import { startProvider, type ProviderServer } from "./provider-server.ts";

// Written from the reference of the Anthropic API: https://docs.anthropic.com/en/api/messages,
// …/build-with-claude/streaming, …/build-with-claude/structured-outputs and …/api/errors.

const text = z.strictObject({
  type: z.literal("text"),
  text: z.string().min(1),
  cache_control: z.looseObject({}).optional(),
});
const source = z.strictObject({
  type: z.literal("base64"),
  media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
  data: z.base64(),
});
const image = z.strictObject({
  type: z.literal("image"),
  source,
  cache_control: z.looseObject({}).optional(),
});

const request = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(["user", "assistant"]),
        content: z.union([z.string().min(1), z.array(z.union([text, image])).min(1)]),
      }),
    )
    .min(1)
    .refine((messages) => messages[0]?.role === "user", "the first message is the user's"),
  system: z.union([z.string(), z.array(text)]).optional(),
  metadata: z.strictObject({ user_id: z.string().nullable().optional() }).optional(),
  output_config: z
    .strictObject({
      effort: z.string().optional(),
      format: z.strictObject({ type: z.literal("json_schema"), schema: z.looseObject({}) }).optional(),
    })
    .optional(),
  service_tier: z.string().optional(),
  stop_sequences: z.array(z.string()).optional(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(1).optional(),
  thinking: z.looseObject({ type: z.string() }).optional(),
  top_k: z.number().optional(),
  top_p: z.number().optional(),
});

const FINISH = { stop: "end_turn", length: "max_tokens" } as const;
const usage = { input_tokens: STAND_IN_USAGE.input, output_tokens: STAND_IN_USAGE.output };
const base = {
  id: "msg_stand_in",
  type: "message",
  role: "assistant",
  model: "stand-in",
  stop_sequence: null,
};

const stopReason = (isRefused: boolean, finish: "stop" | "length"): string =>
  isRefused ? "refusal" : FINISH[finish];

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "authentication_error",
  404: "not_found_error",
  429: "rate_limit_error",
  500: "api_error",
  529: "overloaded_error",
};

const event = (type: string, rest: object): string => frame({ type, ...rest }, type);

const protocol: Protocol = {
  basePath: "/v1",
  accept({ path, headers, body }) {
    if (headers[":method"] !== "POST" || path !== "/v1/messages") {
      return { kind: "refused", status: 404, message: "Not found" };
    }
    if (headers["x-api-key"] !== STAND_IN_KEY) {
      return { kind: "refused", status: 401, message: "invalid x-api-key" };
    }
    if (headers["anthropic-version"] !== "2023-06-01") {
      return { kind: "refused", status: 400, message: "anthropic-version: header is required" };
    }
    const parsed = request.safeParse(body);
    if (!parsed.success) return { kind: "refused", status: 400, message: z.prettifyError(parsed.error) };
    return { kind: parsed.data.stream === true ? "stream" : "complete" };
  },
  errorBody: (status, message) => ({
    type: "error",
    error: { type: ERROR_TYPES[status] ?? "api_error", message },
    request_id: "req_stand_in",
  }),
  completion: (said, finish) => ({
    ...base,
    content: said === null ? [] : [{ type: "text", text: said }],
    stop_reason: stopReason(said === null, finish),
    usage,
  }),
  frames: (pieces, finish) => [
    event("message_start", { message: { ...base, content: [], stop_reason: null, usage } }),
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    event("ping", {}),
    ...(pieces ?? []).map((piece) =>
      event("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } }),
    ),
    event("content_block_stop", { index: 0 }),
    event("message_delta", {
      delta: { stop_reason: stopReason(pieces === null, finish), stop_sequence: null },
      usage: { output_tokens: STAND_IN_USAGE.output },
    }),
    event("message_stop", {}),
  ],
  // The reference has no pictures; nothing ever asks for one.
  image: () => ({}),
};

/** Starts a stand-in for the Anthropic API. */
export const startAnthropic = (): Promise<ProviderServer> => startProvider(protocol);
