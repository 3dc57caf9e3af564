import type { LateFeature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

export const late = {
  searches: [{ name: "saved", title: t.saved, rank: 20, load: () => import("./find-saved.ts") }],
} satisfies LateFeature;
