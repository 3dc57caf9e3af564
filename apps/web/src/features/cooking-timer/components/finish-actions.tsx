import { Link } from "../../../platform/router/link.tsx";
import { Camera, Salad } from "lucide-react";
import { useState } from "react";
import { Eaten } from "../../../platform/eaten.tsx";
import { useRegistry } from "../../../platform/registry.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import type { Meal } from "../history-save.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import * as t from "../texts/en/page.ts";

interface FinishActionsProps extends Meal {
  /** The meal is in the history. */
  readonly onDone: () => void;
}

/** spec: 2, section 2, "Finish actions". */
export function FinishActions({ onDone, ...meal }: FinishActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { hasPage } = useRegistry();
  // The page of food analysis comes with another feature.
  const analysis: string = "/food-analysis";
  function finish() {
    setOpen(false);
    onDone();
  }
  return (
    <>
      <Button
        variant="quiet"
        busy={isSaving}
        icon={<Camera aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {isSaving ? t.uploading : t.takePhoto}
      </Button>
      {hasPage(analysis) && (
        <Link to={analysis} className={buttonClass({ variant: "quiet" })}>
          <Salad aria-hidden="true" className="size-5" /> {t.analyzeFood}
        </Link>
      )}
      <Eaten meal={meal.recipeName} look="button" />
      {isOpen && (
        <PhotoDialog
          way="history"
          meal={meal}
          onClose={() => setOpen(false)}
          onSaved={finish}
          onSaving={setSaving}
        />
      )}
    </>
  );
}
