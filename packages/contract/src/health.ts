import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Tells a load balancer, and the person who runs it, that the server and its database work. */
export const readHealth = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Whether the server works, reaches its database and can write to it, and its version.",
  access: "public",
  input: {},
  output: z.object({
    status: z.literal("ok"),
    version: z.string(),
    database: z.enum(["sqlite", "postgres"]),
  }),
  errors: ["database_unreachable"],
});
