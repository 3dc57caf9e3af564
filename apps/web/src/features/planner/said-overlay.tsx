import { useMatches } from "@tanstack/react-router";
import { Suspense } from "react";
import { localText } from "../../platform/device/text.ts";
import { needsData } from "../../platform/feature.ts";
import { useSession } from "../../platform/session.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { guestChoicesKey, saidKey } from "./storage-keys.ts";

const SaidWatch = lazyPart(() => import("./components/said-watch.tsx"), "SaidWatch");

/** Nearly always nothing waits to be confirmed, and then what asks is not even loaded. */
export function SaidOverlay() {
  const session = useSession();
  const access = useMatches({ select: (all) => all.at(-1)?.staticData.access }) ?? "public";
  if (session.status !== "signed-in") return null;
  if (localText(guestChoicesKey).read() === null && localText(saidKey).read() === null) return null;
  return (
    <Suspense>
      <SaidWatch key={session.user.id} ownerId={session.user.id} mayAsk={needsData(access)} />
    </Suspense>
  );
}
