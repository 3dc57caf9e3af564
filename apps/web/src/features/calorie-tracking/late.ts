import type { LateFeature } from "../../platform/feature.ts";
import { diaryKind } from "./diary-kind.ts";

export const late = {
  eaten: async () => (await import("./components/ate-this.tsx")).AteThis,
  outbox: [diaryKind],
} satisfies LateFeature;
