import type { SavedRecipe } from "@meal/contract/recipes";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import type { CookingStep } from "@meal/domain/chef/recipes";
import { useState } from "react";
import { cx } from "../../../ui/cx.ts";
import { Switch } from "../../../ui/switch.tsx";
import { useWakeLock } from "../../../platform/wake-lock.ts";
import * as t from "../texts/en/recipe.tsx";
import { stepTime } from "../../../platform/texts/en/step-time.ts";

/** The steps with large numerals; in cooking mode they are readable from the stove, and the screen stays on. */
export function Instructions({ recipe }: { readonly recipe: SavedRecipe }) {
  const [isCooking, setCooking] = useState(false);
  const isAwake = useWakeLock(isCooking);
  const steps = timedSteps(recipe);
  if (recipe.instructions.length === 0) return <p className="text-quiet">{t.noSteps}</p>;
  return (
    <div>
      <Switch
        label={t.cookingMode}
        hint={isAwake === false ? t.cookingModeAsleep : t.cookingModeHint}
        checked={isCooking}
        onChange={({ target }) => setCooking(target.checked)}
      />
      <ol className={cx("mt-3 grid gap-5", isCooking && "gap-8 text-xl leading-relaxed")}>
        {recipe.instructions.map((step, at) => (
          // The steps never move, and the same step may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              aria-hidden="true"
              className={cx(
                "min-w-[1.2ch] text-right font-title text-tomato",
                isCooking ? "text-4xl" : "text-3xl",
              )}
            >
              {at + 1}
            </span>
            <div className="measure pt-1.5">
              <p className="wrap-anywhere">{step}</p>
              <StepTime step={steps?.[at]} />
            </div>
          </li>
        ))}
      </ol>
      <Asides recipe={recipe} />
    </div>
  );
}

function StepTime({ step }: { readonly step: CookingStep | undefined }) {
  if (step === undefined || step.timeInMinutes === 0) return null;
  return <p className="text-base text-quiet">{stepTime(step)}</p>;
}

/** What the cook who wrote it down wanted to add. */
function Asides({ recipe: { notes, tips, culturalNotes } }: { readonly recipe: SavedRecipe }) {
  const texts = [...(tips ?? []), notes ?? "", culturalNotes ?? ""].filter((text) => text !== "");
  if (texts.length === 0) return null;
  return (
    <section aria-label={t.notes} className="mt-6 grid gap-2 rounded-card bg-butter-soft px-5 py-4">
      {texts.map((text) => (
        <p key={text} className="measure wrap-anywhere">
          {text}
        </p>
      ))}
    </section>
  );
}
