import { dietsOf } from "@meal/domain/chef/diets-of";
import { areCaloriesSound, caloriesOf, type PlannerSettings } from "@meal/domain/planner/settings";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useEffect, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { isBusy, useGeneration } from "../making/generation-state.ts";
import type { usePlanner } from "../making/use-planner.ts";
import { figuresInWords } from "./figures-in-words.ts";
import * as t from "../texts/en/settings.ts";
import * as counts from "../texts/en/counts.ts";
import { diets } from "../../../ui/texts/en/diets.ts";
import { mealTypes } from "../../../platform/texts/en/meal-types.ts";

const Form = lazyPart(() => import("./settings-form.tsx"), "SettingsForm");

interface SettingsPanelProps {
  readonly planner: ReturnType<typeof usePlanner>;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** A plan stands there already: these are the choices for another one. */
  readonly hasPlan: boolean;
}

/** Every choice a plan depends on: one line, and where somebody opens it a panel beside the plan, or above it on a phone. */
export function SettingsPanel({ planner, isOpen, onOpen, hasPlan }: SettingsPanelProps) {
  const words = inWords(planner.settings);
  const id = useId();
  const isMaking = isBusy(useGeneration());
  // The plan that comes has the room.
  useEffect(() => {
    if (isMaking) onOpen(false);
  }, [isMaking, onOpen]);
  return (
    <Card
      as="section"
      aria-label={t.settings}
      className={cx("overflow-clip p-0!", isOpen && "lg:sticky lg:top-[calc(5rem+var(--safe-top))]")}
    >
      <OneLine
        words={hasPlan ? t.forNewPlan(words) : t.byOwnChoices(words)}
        formId={id}
        isOpen={isOpen}
        onToggle={() => onOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <Form id={id} planner={planner} />
        </Suspense>
      )}
    </Card>
  );
}

interface OneLineProps {
  readonly words: string;
  readonly formId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The choices are one line until somebody changes them. */
function OneLine({ words, formId, isOpen, onToggle }: OneLineProps) {
  return (
    <div className="flex items-center gap-3 px-4 py-2 sm:px-5">
      <p className="min-w-0 flex-1 text-quiet">{words}</p>
      <Button
        variant="quiet"
        size="compact"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onPointerEnter={Form.preload}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={onToggle}
      >
        {isOpen ? t.close : t.change}
      </Button>
    </div>
  );
}

function inWords(settings: PlannerSettings): string {
  const { days, mealsPerDay, slots, servings } = settings;
  const energy = areCaloriesSound(settings) ? counts.kcal(caloriesOf(settings)) : "";
  return [
    counts.days(days),
    slots.length === 0 ? counts.meals(mealsPerDay) : slots.map((slot) => mealTypes[slot]).join(", "),
    ...dietsOf({ diet: settings.diet, diets: [settings.secondDiet] }).map((diet) => diets[diet]),
    energy,
    servings === 1 ? "" : t.forPeople(servings),
    ...figuresInWords(settings),
  ]
    .filter((part) => part !== "")
    .join("\u00a0· ");
}
