import type { LateFeature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

export const late = {
  searches: [{ name: "cookbook", title: t.pageTitle, rank: 10, load: () => import("./find-dishes.ts") }],
} satisfies LateFeature;
