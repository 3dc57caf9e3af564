import { Bell } from "lucide-react";
import { useState } from "react";
import { notifications } from "../../../platform/notifications.ts";
import { canBeWoken } from "../../../platform/push/subscription.ts";
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
    return <p className="basis-full text-center text-sm text-quiet">{t.notifyOff}</p>;
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
      <p className="basis-full text-center text-sm text-quiet">{canBeWoken() ? t.whyPocket : t.whyHidden}</p>
    </>
  );
}
