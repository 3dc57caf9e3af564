import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { LogOut, UserRound } from "lucide-react";
import { lazy } from "react";
import type { Feature } from "../../platform/feature.ts";
import { RememberedOverlay } from "./remembered-overlay.tsx";
import { readProfileSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const profile = createRoute({
  path: "/profile",
  readSearch: readProfileSearch,
  page: lazyPage(() => import("./page.tsx"), "ProfilePage"),
  access: "signed-in",
  title: t.myProfile,
});

/** Who a person is and how they eat, their plan, and the keys to their account. */
export const feature = {
  name: "profile",
  routes: [profile],
  account: [
    { label: t.profile, to: "/profile", icon: UserRound, rank: 10 },
    { label: t.logout, to: "/logout", icon: LogOut, rank: 90 },
  ],
  tiles: [{ label: t.profile, to: "/profile", icon: UserRound, rank: 70 }],
  dashboard: [
    {
      place: "today",
      rank: 90,
      component: lazy(async () => ({
        default: (await import("./components/eating-card.tsx")).EatingCard,
      })),
    },
  ],
  overlay: RememberedOverlay,
} satisfies Feature;
