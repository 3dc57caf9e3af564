import { areCaloriesSound, CUSTOM_KCAL_MAX, CUSTOM_KCAL_MIN } from "@meal/domain/planner/settings";
import { Sparkles } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { isBusy, useGeneration } from "../generation-state.ts";
import type { usePlanner } from "../use-planner.ts";
import { EssentialFields } from "./essential-fields.tsx";
import { PantryFields } from "./pantry-fields.tsx";
import { WishFields } from "./wish-fields.tsx";
import * as t from "../texts/en/settings.ts";

interface SettingsFormProps {
  readonly id: string;
  readonly planner: ReturnType<typeof usePlanner>;
}

/** Every choice a plan depends on. It is loaded when somebody wants to change one. */
export function SettingsForm({ id, planner }: SettingsFormProps) {
  const { settings, profileAllergies, said, change, make } = planner;
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
        <PantryFields {...parts} />
      </div>
      <div className="border-t border-line bg-card p-4 max-lg:sticky max-lg:bottom-16 md:max-lg:bottom-0">
        <Button type="submit" wide busy={isMaking} icon={<Sparkles aria-hidden="true" className="size-5" />}>
          {isMaking ? t.planning : t.generate}
        </Button>
      </div>
    </form>
  );
}
