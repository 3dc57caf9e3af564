import {
  areCaloriesSound,
  caloriesOf,
  CUSTOM_KCAL_MAX,
  CUSTOM_KCAL_MIN,
  type PlannerSettings,
} from "@meal/domain/planner/settings";
import { SlidersHorizontal, Sparkles } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { isBusy, useGeneration } from "../generation-state.ts";
import type { usePlanner } from "../use-planner.ts";
import { EssentialFields } from "./essential-fields.tsx";
import { PantryFields } from "./pantry-fields.tsx";
import { WishFields } from "./wish-fields.tsx";
import * as t from "../texts/en/settings.ts";
import * as counts from "../texts/en/counts.ts";
import { diets } from "../../../ui/texts/en/diets.ts";
import { mealTypes } from "../../../platform/texts/en/meal-types.ts";

interface SettingsPanelProps {
  readonly planner: ReturnType<typeof usePlanner>;
}

/** Every choice a plan depends on. Beside the plan on a wide screen; on a phone one line that opens. */
export function SettingsPanel({ planner }: SettingsPanelProps) {
  const { settings, profileAllergies, said, change, make } = planner;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasTried, setTried] = useState(false);
  const isMaking = isBusy(useGeneration());
  if (isMaking && isOpen) setOpen(false);
  const error =
    hasTried && !areCaloriesSound(settings) ? t.caloriesOutOfRange(CUSTOM_KCAL_MIN, CUSTOM_KCAL_MAX) : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isMaking) return;
    setTried(true);
    if (!areCaloriesSound(settings)) {
      form.current?.querySelector<HTMLInputElement>("[name=custom-calories]")?.focus();
      return;
    }
    make();
  }
  const parts = { settings, change };
  return (
    <Card as="section" aria-label={t.settings} className="overflow-clip p-0! lg:sticky lg:top-20">
      <PhoneLine settings={settings} formId={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <form
        ref={form}
        id={id}
        onSubmit={submit}
        noValidate
        className={cx("flex-col lg:flex lg:max-h-[calc(100dvh-6rem)]", isOpen ? "flex" : "hidden")}
      >
        <div className="grid min-h-0 grid-cols-1 gap-5 px-5 pt-1 pb-5 lg:overflow-y-auto lg:pt-5">
          <h2 className="font-title text-xl max-lg:sr-only">{t.title}</h2>
          <EssentialFields
            {...parts}
            profileAllergies={profileAllergies}
            saidAllergies={said?.allergies ?? []}
            error={error}
          />
          <WishFields {...parts} />
          <PantryFields {...parts} />
        </div>
        <div className="border-t border-line bg-card p-4 max-lg:sticky max-lg:bottom-16 md:max-lg:bottom-0">
          <Button
            type="submit"
            wide
            busy={isMaking}
            icon={<Sparkles aria-hidden="true" className="size-5" />}
          >
            {isMaking ? t.planning : t.generate}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface PhoneLineProps {
  readonly settings: PlannerSettings;
  readonly formId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** On a phone the choices are one line until somebody changes them. */
function PhoneLine({ settings, formId, isOpen, onToggle }: PhoneLineProps) {
  return (
    <div className="flex items-center gap-3 px-5 py-4 lg:hidden">
      <p className="min-w-0 flex-1 text-quiet">{inWords(settings)}</p>
      <Button
        variant="quiet"
        size="compact"
        aria-expanded={isOpen}
        aria-controls={formId}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={onToggle}
      >
        {isOpen ? t.close : t.change}
      </Button>
    </div>
  );
}

function inWords(settings: PlannerSettings): string {
  const { days, mealsPerDay, slots, diet, servings } = settings;
  const energy = areCaloriesSound(settings) ? counts.kcal(caloriesOf(settings)) : "";
  return [
    counts.days(days),
    slots.length === 0 ? counts.meals(mealsPerDay) : slots.map((slot) => mealTypes[slot]).join(", "),
    diet === "none" ? "" : diets[diet],
    energy,
    servings === 1 ? "" : t.forPeople(servings),
  ]
    .filter((part) => part !== "")
    .join("\u00a0· ");
}
