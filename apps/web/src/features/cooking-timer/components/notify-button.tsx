import { Bell } from "lucide-react";
import { useState } from "react";
import { notifications } from "../../../platform/notifications.ts";
import { Button } from "../../../ui/button.tsx";
import * as t from "../texts/en/page.ts";

/** Asks for leave to speak up while another app is in front; gone once that is decided. */
export function NotifyButton() {
  const [permission, setPermission] = useState(notifications.permission);
  if (permission !== "default") return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={<Bell aria-hidden="true" className="size-5" />}
      onClick={() => void notifications.ask().then(setPermission)}
    >
      {t.notifyMe}
    </Button>
  );
}
