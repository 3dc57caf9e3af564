import { Suspense } from "react";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { Fold } from "./fold.tsx";
import * as t from "../texts/en/settings.ts";

const PhotoPicker = lazyPart(() => import("../making/photo-picker.tsx"), "PhotoPicker");

/** What lies in the kitchen: typed, or on photos. */
export function PantryFields({ settings, change }: SettingsFieldsProps) {
  return (
    <Fold title={t.pantry} summary={t.pantrySummary} startsOpen={settings.ingredients.length > 0}>
      <Field label={t.ingredients} hint={t.ingredientsHint}>
        <ChipsInput
          value={settings.ingredients}
          onValueChange={(ingredients) => change({ ingredients })}
          placeholder={t.ingredientsPlaceholder}
          limit={100}
        />
      </Field>
      <Suspense fallback={<Skeleton className="h-24 w-full rounded-card" />}>
        <PhotoPicker />
      </Suspense>
    </Fold>
  );
}
