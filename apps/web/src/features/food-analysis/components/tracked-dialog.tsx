import { Link } from "../../../platform/router/link.tsx";
import { useRef } from "react";
import { useRegistry } from "../../../platform/registry.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import * as t from "../texts/en/found.ts";
import type { Tracked } from "../use-track.ts";

interface TrackedDialogProps {
  readonly tracked: Tracked;
  readonly onClose: () => void;
  readonly onContinue: () => void;
}

/** spec: 2, section 4: what was noted, a warning over the limit, and three ways on. */
export function TrackedDialog({ tracked, onClose, onContinue }: TrackedDialogProps) {
  const { count, kcal, day, isWaiting } = tracked;
  const { hasPage } = useRegistry();
  const goesOn = useRef(false);
  // The page of the diary comes with another feature.
  const diary: string = "/calorie-tracking";
  const over = day?.limit == null ? 0 : day.total - day.limit;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.trackedTitle}
      description={t.trackedNote(count, kcal)}
      finalFocus={() => !goesOn.current}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {t.close}
          </Button>
          {hasPage(diary) && (
            <Link to={diary} className={buttonClass({ variant: "quiet" })}>
              {t.viewCalories}
            </Link>
          )}
          <Button
            onClick={() => {
              goesOn.current = true;
              onContinue();
            }}
          >
            {t.continueAnalysis}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {isWaiting && <p>{t.sentLater}</p>}
        <p className="tabular">{day === null ? t.todayUnknown : t.todayIs(day.total, day.limit)}</p>
        {day?.limit != null && over > 0 && (
          <Banner tone="warning" announce title={t.overLimit}>
            <p>{t.overBy(over, day.limit)}</p>
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
