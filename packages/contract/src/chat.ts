import { CHAT_SOURCES, MOST_OFFERED_LINES, MOST_OFFERS } from "@meal/domain/chef/chat-reply";
import { z } from "zod";
import { generationInfo, nutrition } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

const body = z.object({
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().trim().min(1).max(4000) }))
    .min(1, "Send at least one message")
    .max(40)
    .refine((turns) => turns.at(-1)?.role === "user", "The last message must be the person's"),
});

/** What can be done after an answer, by a press: never more than one of these. */
const offer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("open-recipe"),
    recipeId: z.string().min(1).max(200),
    name: z.string().min(1).max(300),
  }),
  z.object({
    kind: z.literal("add-to-list"),
    lines: z.array(z.string().min(1).max(300)).min(1).max(MOST_OFFERED_LINES),
  }),
  z.object({
    kind: z.literal("track"),
    name: z.string().min(1).max(300),
    calories: z.number().min(0).max(1_000_000),
    nutrition,
  }),
]);

export const chat = endpoint({
  method: "POST",
  path: "/api/functions/chat",
  summary: "Answers a question about food and the caller's own day. Counts one message.",
  access: "signed-in",
  input: { body },
  output: z.object({
    response: z.string(),
    /** What of the person's own it was made with. */
    lookedAt: z.array(z.enum(CHAT_SOURCES)),
    offers: z.array(offer).max(MOST_OFFERS),
    generationInfo,
  }),
  errors: ["limit_reached", ...chefErrors],
});

export const streamChat = endpoint({
  method: "POST",
  path: "/api/functions/chat/events",
  summary: "The same as server-sent events: `text` as it comes, then `done`, or `problem`.",
  access: "signed-in",
  input: { body },
  output: "response",
  errors: ["limit_reached", ...chefErrors],
});
