import { useMatches } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { localText } from "../../platform/device/text.ts";
import { useSession } from "../../platform/session.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { guestPlanKey } from "./storage-keys.ts";

const GuestPlanWatch = lazyPart(() => import("./components/guest-plan-watch.tsx"), "GuestPlanWatch");

/** Whoever signs up with a plan finds it as tonight's dinner and on the list, before they open the planner again. */
export function GuestPlanOverlay() {
  const session = useSession();
  return session.status === "signed-in" ? <Waiting key={session.user.id} /> : null;
}

function Waiting() {
  const [isThere] = useState(() => localText(guestPlanKey).read() !== null);
  // The planner keeps plans by itself.
  const isPlanner = useMatches({ select: (all) => all.some(({ routeId }) => routeId === "/planner") });
  if (!isThere || isPlanner) return null;
  return (
    <Suspense>
      <GuestPlanWatch />
    </Suspense>
  );
}
