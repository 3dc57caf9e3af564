import { Suspense } from "react";
import { useSession } from "../../platform/session.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const RememberedWatch = lazyPart(() => import("./components/remembered-watch.tsx"), "RememberedWatch");

/** A guest's choices stay on the device. */
export function RememberedOverlay() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <Suspense>
      <RememberedWatch key={session.user.id} userId={session.user.id} />
    </Suspense>
  );
}
