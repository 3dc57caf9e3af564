import type { LateFeature } from "../../platform/feature.ts";

export const late = {
  guestDays: async () => (await import("./guest-days.ts")).guestDays(),
  unsent: async (userId: string) => (await import("./unsent.ts")).unsentOfPlanner(userId),
  putAside: async (userId: string) => (await import("./put-aside.ts")).putPlanAside(userId),
  takeBack: async (userId: string) => (await import("./put-aside.ts")).takePlanBack(userId),
} satisfies LateFeature;
