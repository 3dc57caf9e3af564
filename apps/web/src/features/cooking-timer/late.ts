import type { LateFeature } from "../../platform/feature.ts";

export const late = {
  cook: async () => (await import("./components/cook.tsx")).Cook,
  putAside: async (userId: string) => (await import("./put-aside.ts")).putTimerAside(userId),
  takeBack: async (userId: string) => (await import("./put-aside.ts")).takeTimerBack(userId),
} satisfies LateFeature;
