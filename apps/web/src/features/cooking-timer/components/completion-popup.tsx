import type { CookedRecipe } from "@meal/domain/cooking-timer/cooked-recipe";
import { Link } from "../../../platform/router/link.tsx";
import { Camera, Salad } from "lucide-react";
import { useRef, useState } from "react";
import { Cooked } from "../../../platform/cooked.tsx";
import { Eaten } from "../../../platform/eaten.tsx";
import { useRegistry } from "../../../platform/registry.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import type { Meal } from "../history-save.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import * as t from "../texts/en/page.ts";

interface CompletionPopupProps extends Meal {
  readonly recipe: CookedRecipe | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The meal is in the history. */
  readonly onDone: () => void;
}

/** spec: 2, section 4: the photo's screen takes the popup's place; saving or cancelling closes it. */
export function CompletionPopup({ isOpen, recipe, onClose, onDone, ...meal }: CompletionPopupProps) {
  const [isCapturing, setCapturing] = useState(false);
  const goesOn = useRef(false);
  const { hasPage } = useRegistry();
  // The page of food analysis comes with another feature.
  const analysis: string = "/food-analysis";
  function capture(isWanted: boolean) {
    goesOn.current = isWanted;
    setCapturing(isWanted);
  }
  function close() {
    capture(false);
    onClose();
  }
  function finish() {
    capture(false);
    onDone();
  }
  if (isCapturing) return <PhotoDialog way="capture" meal={meal} onClose={close} onSaved={finish} />;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      // The button that ended the cooking is gone; the photo's screen takes the focus itself.
      finalFocus={() => !goesOn.current && document.getElementById("main")}
      title={t.finishedTitle}
      description={t.finishedHint}
    >
      <div className="grid gap-3">
        <Drawing name="cooking-timer" className="mx-auto w-48" />
        <Button
          icon={<Camera aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => capture(true)}
        >
          <span className="wrap-anywhere">{t.takePhotoOf(meal.recipeName)}</span>
        </Button>
        {hasPage(analysis) && (
          <Link to={analysis} className={buttonClass({ variant: "quiet" })}>
            <Salad aria-hidden="true" className="size-5" /> {t.analyzeCalories}
          </Link>
        )}
        {recipe !== undefined && <Cooked name={meal.recipeName} recipe={recipe} />}
        <Eaten meal={meal.recipeName} look="button" />
      </div>
    </Dialog>
  );
}
