import type { LateFeature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

export const late = {
  searches: [{ name: "list", title: t.pageTitle, rank: 30, load: () => import("./find-items.ts") }],
  cooked: async () => (await import("./components/cooked-it.tsx")).CookedIt,
  listing: async () => (await import("./components/add-lines.tsx")).AddLines,
  stillToBuy: async () => (await import("./components/still-to-buy.tsx")).StillToBuy,
  homeLine: async () => (await import("./components/home-line.tsx")).HomeLine,
  putAside: async (userId: string) => (await import("./put-aside.ts")).putListAside(userId),
  takeBack: async (userId: string) => (await import("./put-aside.ts")).takeListBack(userId),
  unsent: async (userId: string) => (await import("./unsent.ts")).unsentChanges(userId),
} satisfies LateFeature;
