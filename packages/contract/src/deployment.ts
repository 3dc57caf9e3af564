import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** What the app of a phone has to know of a server before anybody signs in there; pages of the server's own have it written in. */
export const readDeployment = endpoint({
  method: "GET",
  path: "/api/deployment",
  summary: "Which product this is, who runs it, and what is so of it and not of other deployments.",
  access: "public",
  input: {},
  output: z.object({
    product: z.literal("ai-meal-planner"),
    version: z.string(),
    /** Who runs it, or its address. */
    name: z.string(),
    facts: z.array(z.string()),
    texts: z.record(z.string(), z.string()),
  }),
  errors: [],
});
