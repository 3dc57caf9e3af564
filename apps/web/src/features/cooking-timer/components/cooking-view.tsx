import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { currentStep } from "@meal/domain/cooking-timer/timer";
import { cx } from "../../../ui/cx.ts";
import { useCookingKeys } from "../use-cooking-keys.ts";
import { useStepLines } from "../use-step-lines.ts";
import { IngredientsCard } from "./ingredients-card.tsx";
import { StepList } from "./step-list.tsx";
import { TimerCard } from "./timer-card.tsx";

/** The step that is cooked, what goes in, and all steps: below one another on a phone, the ingredients at the left elsewhere. */
export function CookingView({ timer }: { readonly timer: KeptTimer }) {
  const lines = useStepLines(timer.recipe, currentStep(timer));
  useCookingKeys(timer);
  const hasLines = lines.length > 0;
  return (
    <div
      className={cx(
        "grid grid-cols-1 items-start gap-4",
        hasLines
          ? "md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
          : "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
      )}
    >
      <TimerCard timer={timer} lines={lines} className={cx(hasLines && "md:col-start-2")} />
      {hasLines && (
        <IngredientsCard
          lines={lines}
          servings={timer.recipe?.servings}
          className="md:sticky md:top-[calc(5rem+var(--safe-top))] md:col-start-1 md:row-span-2 md:row-start-1"
        />
      )}
      <StepList timer={timer} />
    </div>
  );
}
