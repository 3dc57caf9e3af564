import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Unsent } from "../../platform/feature.ts";
import { useRegistry } from "../../platform/registry.ts";
import { useSession, useSessionKeeper } from "../../platform/session.ts";
import { toast } from "../../ui/toast-store.ts";
import { UnsentQuestion } from "./components/unsent-question.tsx";
import { signOut } from "./queries.ts";

/** Opening this page is logging out. With changes that the server does not have yet it asks first. */
export function LogoutPage() {
  const session = useSession();
  const { unsent } = useRegistry();
  const leave = useLeave();
  const [waiting, setWaiting] = useState<readonly Unsent[]>([]);
  const hasBegun = useRef(false);
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const isKnown = session.status !== "loading";
  useEffect(() => {
    // Development runs effects twice; one logout is enough.
    if (hasBegun.current || !isKnown) return;
    hasBegun.current = true;
    const begin = async () => {
      const found = userId === undefined ? [] : await Promise.all(unsent.map((ask) => ask(userId)));
      const held = found.filter((each) => each !== undefined);
      if (held.length > 0) setWaiting(held);
      else await leave();
    };
    void begin();
  }, [isKnown, userId, unsent, leave]);
  if (waiting.length > 0) return <UnsentQuestion waiting={waiting} onSettled={leave} />;
  return (
    <div className="px-4 py-16 text-center">
      <h1 className="font-title text-2xl">Logging out...</h1>
    </div>
  );
}

function useLeave(): () => Promise<void> {
  const session = useSessionKeeper();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      await signOut();
    } catch {
      toast({ tone: "destructive", title: "Failed to log out. Please try again." });
      await navigate({ to: "/", replace: true });
      return;
    }
    await session.end();
    toast({ tone: "success", title: "Logged out", description: "You have been logged out" });
    await navigate({ to: "/login", replace: true });
  };
  const latest = useRef(leave);
  const [stable] = useState(() => () => latest.current());
  return stable;
}
