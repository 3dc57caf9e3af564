import { Suspense } from "react";
import type { Coming, CookedProps } from "./feature.ts";
import { useRegistry } from "./registry.ts";
import { useSession } from "./session.ts";

/** What follows from having cooked something, offered when it is done. A guest stores nothing. */
export function Cooked({ coming, ...props }: CookedProps & Coming) {
  const { cooked: Part } = useRegistry();
  const session = useSession();
  if (Part === undefined || session.status !== "signed-in") return null;
  return (
    <Suspense fallback={coming}>
      <Part {...props} userId={session.user.id} />
    </Suspense>
  );
}
