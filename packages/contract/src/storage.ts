import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const bytes = z.number().int().nonnegative();

/** How much a person stores, and how much they may. Their shopping list counts, and is never refused. */
export const readStorage = endpoint({
  method: "GET",
  path: "/api/storage",
  summary: "How many bytes the caller stores, by what they are, and how many they may; null for no limit.",
  access: "signed-in",
  input: {},
  output: z.object({
    used: bytes,
    limit: bytes.nullable(),
    parts: z.object({
      plans: bytes,
      favorites: bytes,
      viewed: bytes,
      cooked: bytes,
      diary: bytes,
      pictures: bytes,
      other: bytes,
    }),
  }),
  errors: [],
});
