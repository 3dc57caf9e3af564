import { Suspense } from "react";
import { localText } from "../../platform/device/text.ts";
import { useSession } from "../../platform/session.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { guestChoicesKey, guestPlanKey, saidKey } from "./storage-keys.ts";

const BroughtAlong = lazyPart(() => import("./keeping/brought-along.tsx"), "BroughtAlong");

/** Keeps what a guest made, and confirms what a guest said. Nearly always nothing waits, and then nothing is loaded. */
export function PlannerOverlay() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const isWaiting = ([guestPlanKey, guestChoicesKey, saidKey] as const).some(
    (key) => localText(key).read() !== null,
  );
  if (!isWaiting) return null;
  return (
    <Suspense>
      <BroughtAlong key={session.user.id} ownerId={session.user.id} />
    </Suspense>
  );
}
