import { Bell } from "lucide-react";
import { useState } from "react";
import { notifications } from "../../../platform/notifications.ts";
import { server } from "../../../platform/server.ts";
import { Button } from "../../../ui/button.tsx";
import { useTimer, useTimerKeeper } from "../timer-store.ts";
import * as t from "../texts/en/pocket.ts";

/**
 * Offers to ask for leave to speak up while nobody looks, once a first timer was started. Whoever said no is not asked
 * again, and reads where that is changed.
 */
export function NotifyButton() {
  const timer = useTimer();
  const { load } = useTimerKeeper();
  const [permission, setPermission] = useState(notifications.permission);
  const [isStarted, setStarted] = useState(false);
  if (timer?.isRunning === true && !isStarted) setStarted(true);
  if (permission === "denied")
    return (
      <p className="basis-full text-center text-sm text-quiet">
        {server.place === undefined ? t.notifyOff : t.notifyOffInApp}
      </p>
    );
  if (permission === "granted" && isStarted) return <LateNote />;
  if (permission !== "default" || !isStarted) return null;
  async function ask() {
    setPermission(await notifications.ask());
    // What was planned before was the page's alone.
    load();
  }
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        icon={<Bell aria-hidden="true" className="size-5" />}
        onClick={() => void ask()}
      >
        {t.notifyMe}
      </Button>
      <p className="basis-full text-center text-sm text-quiet">
        {notifications.ringsInPocket() ? t.whyPocket : t.whyHidden}
      </p>
    </>
  );
}

/** Phones that may not ring to the minute while they sleep: why that matters, and where it is allowed. */
function LateNote() {
  const [mayBeLate, setLate] = useState(notifications.mayBeLate);
  if (!mayBeLate) return null;
  return (
    <p className="basis-full text-center text-sm text-quiet">
      {t.mayBeLate}{" "}
      <Button variant="plain" size="compact" onClick={() => void notifications.allowPunctual().then(setLate)}>
        {t.allowPunctual}
      </Button>
    </p>
  );
}
