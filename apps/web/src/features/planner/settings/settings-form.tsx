import { areCaloriesSound, CUSTOM_KCAL_MAX, CUSTOM_KCAL_MIN } from "@meal/domain/planner/settings";
import { areFiguresSound } from "@meal/domain/planner/typed-figures";
import { Sparkles } from "lucide-react";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { useRegistry } from "../../../platform/registry.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isBusy, useGeneration } from "../making/generation-state.ts";
import type { usePlanner } from "../making/use-planner.ts";
import { figuresInWords } from "./figures-in-words.ts";
import { standingInWords } from "./standing-in-words.ts";
import { EssentialFields, type SettingsFieldsProps } from "./essential-fields.tsx";
import { Fold } from "./fold.tsx";
import { PantryFields } from "./pantry-fields.tsx";
import { WishFields } from "./wish-fields.tsx";
import { list } from "../../../language/words.ts";
import * as t from "../texts/en/settings.ts";
import * as week from "../texts/en/week-settings.ts";

const LimitFields = lazyPart(() => import("./limit-fields.tsx"), "LimitFields");
const StandingFields = lazyPart(() => import("./standing-fields.tsx"), "StandingFields");

interface SettingsFormProps {
  readonly id: string;
  readonly planner: ReturnType<typeof usePlanner>;
}

/** Every choice a plan depends on. It is loaded when somebody wants to change one. */
export function SettingsForm({ id, planner }: SettingsFormProps) {
  const { settings, profileAllergies, said, change, make } = planner;
  const { homeLine: HomeLine } = useRegistry();
  const form = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const isMaking = isBusy(useGeneration());
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
    if (!areFiguresSound(settings.figures)) {
      focusOnWrong(form.current);
      return;
    }
    make();
  }
  const parts = { settings, change };
  return (
    <form
      ref={form}
      id={id}
      onSubmit={submit}
      noValidate
      className="flex flex-col lg:max-h-[calc(100dvh-10rem)]"
    >
      <div className="grid min-h-0 grid-cols-1 gap-5 px-5 pt-1 pb-5 lg:overflow-y-auto">
        <h2 className="sr-only">{t.title}</h2>
        <EssentialFields
          {...parts}
          profileAllergies={profileAllergies}
          saidAllergies={said?.allergies ?? []}
          error={error}
        />
        <WishFields {...parts} />
        <WeekFolds {...parts} />
        <PantryFields {...parts} />
        {HomeLine !== undefined && (
          <Suspense>
            <HomeLine />
          </Suspense>
        )}
      </div>
      <div className="sticky bottom-[calc(var(--bar)+var(--safe-bottom))] border-t border-line bg-card p-4 md:bottom-0">
        <Button type="submit" wide busy={isMaking} icon={<Sparkles aria-hidden="true" className="size-5" />}>
          {isMaking ? t.planning : t.generate}
        </Button>
      </div>
    </form>
  );
}

/** What binds a week beyond its diet, and what is the same in every one; each is loaded when somebody opens it. */
function WeekFolds({ settings, change }: SettingsFieldsProps) {
  const { figures, standing } = settings;
  const loading = <Skeleton className="h-24 w-full rounded-card" />;
  return (
    <>
      <Fold
        title={week.limits}
        summary={list(figuresInWords(settings)) || week.limitsSummary}
        startsOpen={!areFiguresSound(figures)}
      >
        <Suspense fallback={loading}>
          <LimitFields settings={settings} change={change} />
        </Suspense>
      </Fold>
      <Fold title={week.standing} summary={standing.map(standingInWords).join("; ") || week.standingSummary}>
        <Suspense fallback={loading}>
          <StandingFields settings={settings} change={change} />
        </Suspense>
      </Fold>
    </>
  );
}

/** Shows a figure that no plan can be asked for, wherever it is folded away. */
function focusOnWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLInputElement>("[aria-invalid]");
  wrong?.closest("details")?.setAttribute("open", "");
  wrong?.focus();
}
