import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { BookOpen } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { readAddress } from "./address.ts";
import * as t from "./texts/en/feature.ts";

const cookbook = createRoute({
  path: "/recipes",
  readSearch: readAddress,
  page: lazyPage(() => import("./page.tsx"), "CookbookPage"),
  access: "guest-ok",
  title: t.pageTitle,
  isPulled: true,
});

/** Every dish of the built-in cookbook: looked through and searched, by anybody. */
export const feature = {
  name: "cookbook",
  routes: [cookbook],
  places: [{ label: t.place, to: "/recipes", icon: BookOpen, rank: 15, who: "guest" }],
} satisfies Feature;
