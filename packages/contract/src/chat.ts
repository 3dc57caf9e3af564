import { z } from "zod";
import { generationInfo } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

const body = z.object({
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().trim().min(1).max(4000) }))
    .min(1, "Send at least one message")
    .max(40)
    .refine((turns) => turns.at(-1)?.role === "user", "The last message must be the person's"),
});

export const chat = endpoint({
  method: "POST",
  path: "/api/functions/chat",
  summary: "Answers a question about food and the caller's own day. Counts one message.",
  access: "signed-in",
  input: { body },
  output: z.object({ response: z.string(), generationInfo }),
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
