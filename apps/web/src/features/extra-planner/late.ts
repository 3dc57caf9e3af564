import type { LateFeature } from "../../platform/feature.ts";

export const late = {
  unsent: async (userId: string) => (await import("./leaving.ts")).unsavedRecipe(userId),
  putAside: async (userId: string) => (await import("./leaving.ts")).putWorkAside(userId),
  takeBack: async (userId: string) => (await import("./leaving.ts")).takeWorkBack(userId),
} satisfies LateFeature;
