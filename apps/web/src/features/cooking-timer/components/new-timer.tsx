import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import type { RecipeData } from "@meal/domain/cooking-timer/recipe-data";
import { useBeginTimer } from "../begin-timer.ts";
import type { WrittenSteps } from "../queries.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { StepsReview } from "./steps-review.tsx";
import * as t from "../texts/en/page.ts";

interface NewTimerProps {
  /** What the address brought along. */
  readonly recipe: RecipeData;
  readonly onCreated: () => void;
}

/** Steps as they may still be put right. */
interface Draft extends WrittenSteps {
  readonly name: string;
}

/** From a recipe to a timer: its words, its steps to look over, and off it goes. */
export function NewTimer({ recipe, onCreated }: NewTimerProps) {
  const beginTimer = useBeginTimer();
  const [draft, setDraft] = useState(() => broughtAlong(recipe));
  function create(name: string, steps: readonly TimerStep[]) {
    beginTimer(name, steps);
    onCreated();
  }
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card as="section" aria-label={t.newTimer}>
        {/* What was typed is still there for whoever comes back. */}
        <div hidden={draft !== undefined}>
          <RecipeForm
            recipe={recipe}
            onGenerated={(name, written) => setDraft({ name, ...written })}
            onCreate={create}
          />
        </div>
        {draft !== undefined && (
          <StepsReview
            {...draft}
            done={t.createTimer}
            back={t.backToRecipe}
            onCreate={(steps) => create(draft.name, steps)}
            onBack={() => setDraft(undefined)}
          />
        )}
      </Card>
      <Drawing name="cooking-timer" className="mx-auto w-full max-w-80 max-lg:hidden" />
    </div>
  );
}

/** A recipe that brings its steps along has nothing to generate. */
function broughtAlong({ name, steps }: RecipeData): Draft | undefined {
  return steps === undefined ? undefined : { name, steps, note: null };
}
