import type { LateFeature } from "../../platform/feature.ts";

export const late = {
  guestDays: async () => (await import("./keeping/guest-days.ts")).guestDays(),
  unsent: async (userId: string) => (await import("./keeping/unsent.ts")).unsentOfPlanner(userId),
  putAside: async (userId: string) => (await import("./keeping/put-aside.ts")).putPlanAside(userId),
  takeBack: async (userId: string) => (await import("./keeping/put-aside.ts")).takePlanBack(userId),
} satisfies LateFeature;
