import { useNavigate } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { useShown } from "../../platform/router/outlet.tsx";
import { useEffect, useRef, useState } from "react";
import type { Unsent } from "../../platform/feature.ts";
import { useRegistry } from "../../platform/registry.ts";
import { useSession, useSessionKeeper } from "../../platform/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { MessageState } from "../../ui/message-state.tsx";
import { toast } from "../../ui/toast-store.ts";
import { UnsentQuestion } from "./components/unsent-question.tsx";
import { signOut } from "./queries.ts";
import * as t from "./texts/en/log-out.ts";

/**
 * Opening this page from within the app is logging out. With changes that the server does not have yet it asks first, and so
 * it does where the page was opened by an address: a link on another site must not end anybody's session.
 */
export function LogoutPage() {
  const session = useSession();
  const { unsent } = useRegistry();
  const leave = useLeave();
  const [waiting, setWaiting] = useState<readonly Unsent[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { index } = useShown().mark;
  const hasBegun = useRef(false);
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const isKnown = session.status !== "loading";
  useEffect(() => {
    // Development runs effects twice; one logout is enough.
    if (hasBegun.current || !isKnown) return;
    hasBegun.current = true;
    const begin = async () => {
      const held = userId === undefined ? [] : await unsent(userId);
      if (held.length > 0) setWaiting(held);
      else if (userId !== undefined && cameByAddress(index)) setAsking(true);
      else await leave();
    };
    // What cannot be looked up may be there: nobody is logged out unasked then, nor left waiting.
    void begin().catch(() => setAsking(true));
  }, [isKnown, userId, unsent, leave, index]);
  if (waiting.length > 0) return <UnsentQuestion waiting={waiting} onSettled={leave} />;
  if (isAsking) return <LogoutQuestion onLogOut={leave} />;
  return (
    <div className="px-4 py-16 text-center">
      <h1 className="font-title text-2xl">{t.loggingOut}</h1>
    </div>
  );
}

/** Whether the tab began with this page, and no page of ours led to it. */
function cameByAddress(index: number): boolean {
  const isOwnLink = document.referrer !== "" && new URL(document.referrer).origin === location.origin;
  return index === 0 && !isOwnLink;
}

function LogoutQuestion({ onLogOut }: { readonly onLogOut: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <MessageState
      level={1}
      drawing={<Drawing name="empty" />}
      title={t.logOutQuestion}
      sentence={t.logOutLead}
      action={
        <div className="grid w-full max-w-xs gap-3">
          <Button
            wide
            busy={isBusy}
            onClick={() => {
              setBusy(true);
              void onLogOut();
            }}
          >
            {t.logOut}
          </Button>
          <Link to="/dashboard" className={buttonClass({ variant: "quiet", wide: true })}>
            {t.stay}
          </Link>
        </div>
      }
    />
  );
}

function useLeave(): () => Promise<void> {
  const session = useSessionKeeper();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      await signOut();
    } catch {
      toast({ tone: "destructive", title: t.logOutFailed });
      await navigate({ to: "/", replace: true });
      return;
    }
    await session.end();
    toast({ tone: "success", title: t.loggedOut, description: t.loggedOutDetail });
    await navigate({ to: "/login", replace: true });
  };
  const latest = useRef(leave);
  const [stable] = useState(() => () => latest.current());
  return stable;
}
