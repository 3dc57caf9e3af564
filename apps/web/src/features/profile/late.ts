import type { LateFeature } from "../../platform/feature.ts";
import { rememberedKind } from "./remembered-kind.ts";
import * as t from "./texts/en/feature.ts";

export const late = {
  searches: [{ name: "settings", title: t.settings, rank: 40, load: () => import("./find-settings.ts") }],
  outbox: [rememberedKind],
} satisfies LateFeature;
